/** Which picture stands for what, in both editions. */
import type { IconName } from "../../kit/icons";

const ROLES: Readonly<Record<string, IconName>> = {
  captain: "pirate-hat",
  brute: "fist",
  gunner: "musket",
  quartermaster: "coins",
  swashbuckler: "crossed-sabres",
};

const STATUSES: Readonly<Record<string, IconName>> = {
  blinded: "sight-disabled",
  stunned: "knocked-out-stars",
  slowed: "snail",
  muted: "silenced",
  bleeding: "bleeding-wound",
};

/** Heroes without a picture of their own are shown by their role. */
export function roleIcon(role: string): IconName {
  return ROLES[role] ?? "pirate-hat";
}
export function statusIcon(status: string): IconName {
  return STATUSES[status] ?? "info";
}
