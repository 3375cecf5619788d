/** What is said of a hero that may be taken. */
import type { TipText } from "../../../kit/tip.svelte";
import type { HeroFace2 } from "../../../wire/rumbones2";
import type { Helm } from "../helm.svelte";

export function recruitTip({ names }: Pick<Helm, "names">, face: HeroFace2): TipText {
  const skills = face.skills.map(({ skill, levels }) => {
    const [, text] = levels[0] ?? [null, []];
    return `${names.of(skill)}: ${names.lines(text).join(" ")}`;
  });
  return { title: `${names.full(face.hero)} · ${names.of(face.title)}`, text: skills.join(" ") };
}
