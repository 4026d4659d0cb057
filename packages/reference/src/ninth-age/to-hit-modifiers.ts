import type { Entry, Misprint } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const modifier: Place = {
  chapter: "shooting",
  phases: ["shooting"],
  kind: "row",
  early: "Shooting Phase > To-Hit Modifiers",
  late: "Phase de tir > Modificateurs du jet pour toucher",
  see: ["t9a.table.to-hit-modifiers"],
};

const mergedCells = (printed: string, imprime: string, used: string): Misprint => ({
  edition: "2e-early",
  printed: say(printed, imprime),
  used: say(used, used),
  why: say("The later sheet prints the cell whole.", "La feuille récente imprime la case entière."),
});

export const toHitModifierEntries: readonly Entry[] = [
  ...entriesAt(modifier, [
    {
      id: "t9a.table.to-hit-modifiers",
      kind: "table",
      names: say("To-Hit Modifiers", "Modificateurs du jet pour toucher"),
      summary: say(
        "Long Range -1 (0 if Accurate);‡[2e-early] moved -1 (0 if Quick to Fire, -2 if Unwieldy, -1 if both);‡[2e-early] Stand and Shoot -1;‡[2e-early] Soft Cover -1; Hard Cover -2; Hard Target (X) -X.‡[2e-early] They add up.°",
        "Longue portée -1 (0 si Tir précis)\u00a0;‡[2e-early] en mouvement -1 (0 si Tir rapide, -2 si Encombrant, -1 si les deux)\u00a0;‡[2e-early] Tenir la position et tirer -1\u00a0;‡[2e-early] Couvert léger -1\u00a0; Couvert lourd -2\u00a0; Cible difficile (X) -X.‡[2e-early] Ils s’additionnent.°",
      ),
      both: {
        rows: [
          ["Long Range", -1],
          ["Long Range, Accurate", 0],
          ["Moving and Shooting", -1],
          ["Moving and Shooting, Quick to Fire", 0],
          ["Moving and Shooting, Unwieldy", -2],
          ["Moving and Shooting, both", -1],
          ["Stand and Shoot", -1],
          ["Soft Cover", -1],
          ["Hard Cover", -2],
          ["Hard Target (X)", "-X"],
        ],
      },
      misprints: [
        mergedCells(
          "Four cells ran together with their neighbours.",
          "Quatre cases se confondent avec leurs voisines.",
          "0, 0, -1, -X",
        ),
      ],
      ruling: "damaged-cells",
      see: [
        "t9a.to-hit-modifier.long-range",
        "t9a.to-hit-modifier.moving-and-shooting",
        "t9a.to-hit-modifier.stand-and-shoot",
        "t9a.to-hit-modifier.soft-cover",
        "t9a.to-hit-modifier.hard-cover",
        "t9a.to-hit-modifier.hard-target",
        "t9a.shooting.hopeless-shots",
      ],
    },
    {
      id: "t9a.to-hit-modifier.long-range",
      names: say("Long Range", "Longue portée"),
      summary: say(
        "-1 at Long Range; that is beyond half the weapon’s range.°",
        "-1 à longue portée\u00a0; c’est-à-dire au-delà de la moitié de la portée.°",
      ),
      see: ["t9a.to-hit-modifier.long-range.accurate"],
    },
    {
      id: "t9a.to-hit-modifier.long-range.accurate",
      names: say("Long Range if Accurate", "Longue portée si Tir précis"),
      summary: say("No penalty.‡[2e-early]", "Aucun malus.‡[2e-early]"),
      misprints: [mergedCells("-1 for both lines together.", "-1 pour les deux lignes ensemble.", "0")],
      ruling: "damaged-cells",
      see: ["t9a.to-hit-modifier.long-range"],
    },
    {
      id: "t9a.to-hit-modifier.moving-and-shooting",
      names: say("Moving and Shooting", "Tir en mouvement"),
      summary: say(
        "-1 if the shooter’s unit moved in this Player Turn.",
        "-1 si l’unité du tireur a bougé dans ce Tour de joueur.",
      ),
      see: [
        "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire",
        "t9a.to-hit-modifier.moving-and-shooting.unwieldy",
      ],
    },
    {
      id: "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire",
      names: say("Moving and Shooting if Quick to Fire", "Tir en mouvement si Tir rapide"),
      summary: say("No penalty for having moved.‡[2e-early]", "Aucun malus pour avoir bougé.‡[2e-early]"),
      misprints: [mergedCells("-1 for both lines together.", "-1 pour les deux lignes ensemble.", "0")],
      ruling: "damaged-cells",
      see: ["t9a.to-hit-modifier.moving-and-shooting"],
    },
    {
      id: "t9a.to-hit-modifier.moving-and-shooting.unwieldy",
      names: say("Moving and Shooting if Unwieldy", "Tir en mouvement si Encombrant"),
      summary: say("-2 in all after a move, not -1.", "-2 en tout après un déplacement, au lieu de -1."),
      see: ["t9a.to-hit-modifier.moving-and-shooting"],
    },
    {
      id: "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy",
      names: say("Moving and Shooting if both Quick to Fire and Unwieldy", "Tir en mouvement si les deux"),
      summary: say("-1: the two rules meet half-way.", "-1 : les deux règles se compensent en partie."),
      see: ["t9a.to-hit-modifier.moving-and-shooting"],
    },
    {
      id: "t9a.to-hit-modifier.stand-and-shoot",
      phases: ["charge"],
      names: say("Stand and Shoot", "Tenir la position et tirer"),
      summary: say(
        "-1 when shooting as a Charge Reaction.‡[2e-early]",
        "-1 au tir en Réaction à la charge.‡[2e-early]",
      ),
      misprints: [
        mergedCells(
          "One -1 for this line and Soft Cover.",
          "Un seul -1 pour cette ligne et le Couvert léger.",
          "-1, -1",
        ),
      ],
      ruling: "damaged-cells",
      see: ["t9a.sequence.charge.charge-phase.3"],
    },
    {
      id: "t9a.to-hit-modifier.soft-cover",
      names: say("Soft Cover", "Couvert léger"),
      summary: say("-1; Hard Cover replaces it.°", "-1\u00a0; le Couvert lourd le remplace.°"),
      see: ["t9a.table.cover", "t9a.cover.procedure"],
    },
    {
      id: "t9a.to-hit-modifier.hard-cover",
      names: say("Hard Cover", "Couvert lourd"),
      summary: say("-2 instead of the -1 of Soft Cover.", "-2 au lieu du -1 du Couvert léger."),
      see: ["t9a.table.cover", "t9a.cover.procedure"],
    },
    {
      id: "t9a.to-hit-modifier.hard-target",
      names: say("Hard Target (X)", "Cible difficile (X)"),
      summary: say(
        "-X.‡[2e-early] Where more than half of the target unit has the rule;° several instances add up.°",
        "-X.‡[2e-early] Si plus de la moitié de l’unité visée a la règle\u00a0;° plusieurs instances s’additionnent.°",
      ),
      both: { toHit: "-X" },
      early: { printed: -2 },
      misprints: [
        mergedCells("One -2 for this line and Hard Cover.", "Un seul -2 pour cette ligne et le Couvert lourd.", "-X"),
      ],
      ruling: "damaged-cells",
    },
  ]),
];
