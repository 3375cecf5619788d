const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was, in words. */
export function ago(at: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" });
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(seconds / size), unit);
}
