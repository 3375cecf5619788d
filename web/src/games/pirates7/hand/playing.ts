/** Which move plays an Adventure card. */
import type { Choice } from "../../../wire/wire";
import type { Adventure } from "../box";
import { aboutOf } from "../moves";

export function playOf(choices: readonly Choice[], card: Adventure): Choice | undefined {
  switch (card.kind) {
    case "caravan":
      return aboutOf(choices, "caravan").find(({ about }) => about === card.face.card)?.choice;
    case "port":
      return aboutOf(choices, "port").find(({ about }) => about === card.face.port)?.choice;
    case "curse":
      return aboutOf(choices, "curse").find(({ about }) => about === card.face.curse)?.choice;
  }
}
