/** How a drawing is told to those who listen: by its label; one without is decoration. */
export function spoken(label: string | undefined) {
  return label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
}
