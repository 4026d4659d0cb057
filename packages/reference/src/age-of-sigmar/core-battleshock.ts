import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Who tests in the battleshock phase, the roll, and who flees. */
export const coreBattleshock: readonly Entry[] = [
  {
    id: "aos2.core.battleshock.who",
    chapter: "core",
    phases: ["battleshock"],
    kind: "step",
    names: { en: "Battleshock tests - who", fr: "Tests de déroute : qui", ours: true },
    summary: {
      en: "Both players test for each of their units that lost models this turn; the player whose turn it is goes first.",
      fr: "Les deux joueurs testent chacune de leurs unités qui a perdu des figurines ce tour-ci ; le joueur dont c’est le tour commence.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Battleshock test, battleshock roll",
        facts: rowOf("aos2.core.battleshock.who"),
      },
    },
    see: ["aos2.core.battleshock.roll"],
  },
  {
    id: "aos2.core.battleshock.roll",
    chapter: "core",
    phases: ["battleshock"],
    kind: "step",
    names: { en: "Battleshock roll", fr: "Jet de déroute", ours: true },
    summary: {
      en: "D6, plus 1 for each of its models slain this turn, against Bravery, itself raised by 1 for every full 10 models the unit still has when it tests.",
      fr: "D6, plus 1 par figurine de l’unité tuée ce tour-ci, contre la Bravoure, elle-même accrue de 1 par tranche complète de 10 figurines restant au moment du test.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Battleshock test, battleshock roll",
        facts: rowOf("aos2.core.battleshock.roll"),
      },
    },
    see: ["aos2.core.battleshock.who", "aos2.core.battleshock.result", "aos2.keyword.bravery"],
  },
  {
    id: "aos2.core.battleshock.result",
    chapter: "core",
    phases: ["battleshock"],
    kind: "step",
    names: { en: "Battleshock result", fr: "Résultat du test de déroute", ours: true },
    summary: {
      en: "Failed when the modified roll is higher than modified Bravery: one model flees for each point over. Their owner picks them; they leave play and count as slain.",
      fr: "Échec si le jet modifié dépasse la Bravoure modifiée : une figurine s’enfuit par point d’écart. Leur propriétaire les choisit ; elles sont retirées et comptent comme tuées.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Battleshock test, battleshock roll",
        facts: rowOf("aos2.core.battleshock.result"),
      },
    },
    see: ["aos2.core.battleshock.roll", "aos2.command-trait.death.supernatural-horror"],
  },
];
