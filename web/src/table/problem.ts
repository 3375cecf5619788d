/** Refusals in the reader's language. */
import { Refusal } from "../wire/http";
import type { Problem } from "../wire/wire";
import { keys, t } from "../words/words.svelte";

/** Every kind the server knows, and those of the line to it. */
export const PROBLEMS = keys({
  already_account: "problem-already-account",
  bad_address: "problem-bad-address",
  bad_call: "problem-bad-call",
  bad_move: "problem-bad-move",
  bad_order: "problem-bad-order",
  bad_name: "problem-bad-name",
  bad_options: "problem-bad-options",
  bad_password: "problem-bad-password",
  bad_seal: "problem-bad-seal",
  broken: "problem-broken",
  busy: "problem-busy",
  closed: "problem-closed",
  conceded: "problem-conceded",
  consent: "problem-consent",
  deputy_plays: "problem-deputy-plays",
  disk_full: "problem-disk-full",
  empty: "problem-empty",
  foreign_origin: "problem-foreign-origin",
  heavy_bot: "problem-heavy-bot",
  illegal: "problem-illegal",
  mail_failed: "problem-mail-failed",
  name_taken: "problem-name-taken",
  no_account: "problem-no-account",
  no_mail: "problem-no-mail",
  no_request: "problem-no-request",
  no_side: "problem-no-side",
  no_roll_call: "problem-no-roll-call",
  no_seat: "problem-no-seat",
  nobody: "problem-nobody",
  not_a_person: "problem-not-a-person",
  not_absent: "problem-not-absent",
  not_asked: "problem-not-asked",
  not_found: "problem-not-found",
  not_host: "problem-not-host",
  not_over: "problem-not-over",
  not_ready: "problem-not-ready",
  not_sealed: "problem-not-sealed",
  not_seated: "problem-not-seated",
  not_started: "problem-not-started",
  not_your_seat: "problem-not-your-seat",
  not_your_view: "problem-not-your-view",
  nothing_to_undo: "problem-nothing-to-undo",
  offline: "problem-offline",
  open_seats: "problem-open-seats",
  over: "problem-over",
  pack_changed: "problem-pack-changed",
  pack_missing: "problem-pack-missing",
  bots_hold: "problem-bots-hold",
  throws_stand: "problem-throws-stand",
  too_soon: "problem-too-soon",
  request_open: "problem-request-open",
  roll_call: "problem-roll-call",
  seat_taken: "problem-seat-taken",
  server: "problem-server",
  setup: "problem-setup",
  stale: "problem-stale",
  stale_link: "problem-stale-link",
  started: "problem-started",
  store: "problem-store",
  strange_answer: "problem-strange-answer",
  stumbled: "problem-stumbled",
  too_fast: "problem-too-fast",
  too_heavy: "problem-too-heavy",
  too_large: "problem-too-large",
  too_long: "problem-too-long",
  too_many_sockets: "problem-too-many-sockets",
  too_many_tables: "problem-too-many-tables",
  too_slow: "problem-too-slow",
  unknown_bot: "problem-unknown-bot",
  unknown_game: "problem-unknown-game",
  unknown_language: "problem-unknown-language",
  unknown_push_service: "problem-unknown-push-service",
  unknown_rule: "problem-unknown-rule",
  unknown_seat: "problem-unknown-seat",
  unreadable: "problem-unreadable",
  wrong_password: "problem-wrong-password",
});

/** The sentence for a refusal; the server's own English one for kinds this client does not know. */
export function problemText(problem: Problem): string {
  return problem.kind in PROBLEMS ? t(PROBLEMS[problem.kind as keyof typeof PROBLEMS]) : problem.text;
}

/** What went wrong, whatever was thrown. */
export function troubleText(thrown: unknown): string {
  return thrown instanceof Refusal ? problemText(thrown.problem) : t("problem-server");
}
