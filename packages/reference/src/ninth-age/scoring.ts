import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const battle: Place = {
  chapter: "scoring",
  phases: ["post-game"],
  kind: "row",
  early: "Post-Game > Battle Points",
  late: "Conditions de victoire > Points de bataille",
  see: ["t9a.table.battle-points"],
};

const victory: Place = {
  chapter: "scoring",
  phases: ["post-game"],
  kind: "row",
  early: "Post-Game > Scoring Victory Points",
  late: "Attaques > Gagner des Points de victoire",
  see: ["t9a.table.victory-points"],
};

export const scoringEntries: readonly Entry[] = [
  ...entriesAt(victory, [
    {
      id: "t9a.table.victory-points",
      kind: "table",
      names: say("Scoring Victory Points", "Gagner des Points de victoire"),
      summary: say(
        "Enemy units give their Point Cost when they are casualties, half of it when Fleeing at the end, half when Shattered, all of it when both. The General and the Battle Standard Bearer give 200 more each.",
        "Une unité ennemie rapporte son coût si elle est une perte, la moitié si elle fuit à la fin, la moitié si elle est Brisée, tout si elle est les deux. Le Général et le Porteur de la grande bannière rapportent chacun 200 de plus.",
      ),
      see: [
        "t9a.vp.removed-as-casualty",
        "t9a.vp.fleeing",
        "t9a.vp.shattered",
        "t9a.vp.shattered-and-fleeing",
        "t9a.vp.general-or-bsb",
        "t9a.vp.shattered-definition",
        "t9a.table.battle-points",
      ],
    },
    {
      id: "t9a.vp.removed-as-casualty",
      names: say("Removed as a casualty", "Retirée comme perte"),
      summary: say("Its whole Point Cost (100%).", "Tout son coût en points (100 %)."),
    },
    {
      id: "t9a.vp.fleeing",
      names: say("Fleeing", "En fuite"),
      summary: say(
        "Half its Point Cost (50%) if it is on the run when the game ends.",
        "La moitié de son coût (50 %) si elle fuit quand la partie s’achève.",
      ),
      see: ["t9a.vp.shattered-and-fleeing"],
    },
    {
      id: "t9a.vp.shattered",
      names: say("Shattered", "Brisée"),
      summary: say("Half its Point Cost (50%).", "La moitié de son coût (50 %)."),
      see: ["t9a.vp.shattered-definition"],
    },
    {
      id: "t9a.vp.shattered-and-fleeing",
      names: say("Shattered and Fleeing", "Brisée et en fuite"),
      summary: say("Both halves: 100%.", "Les deux moitiés : 100 %."),
    },
    {
      id: "t9a.vp.general-or-bsb",
      names: say("General or BSB removed as casualties", "Perte du Général ou du Porteur de la grande bannière"),
      summary: say(
        "All of its cost (100%) and 200 Victory Points on top, for each of the two.",
        "Tout son coût (100 %) et 200 Points de victoire en plus, pour chacun des deux.",
      ),
    },
  ]),
  ...entriesAt({ ...victory, late: "Attaques > Brisée" }, [
    {
      id: "t9a.vp.shattered-definition",
      kind: "term",
      names: say("Shattered (definition)", "Brisée (définition)"),
      summary: say(
        "When the game ends, a unit with 25% or less of its starting Health Points. A Character is judged alone, even inside a unit.",
        "À la fin de la partie, une unité qui garde 25 % ou moins de ses PV de départ. Un Personnage se juge seul, même dans une unité.",
      ),
      see: ["t9a.decimated.definition", "t9a.vp.shattered"],
    },
  ]),
  ...entriesAt(battle, [
    {
      id: "t9a.table.battle-points",
      kind: "table",
      names: say("Battle Points", "Points de bataille"),
      summary: say(
        "Take the difference in Victory Points as a share of the Army Points: up to 5% 10 to 10, 10% 11 to 9, 20% 12 to 8, 30% 13 to 7, 40% 14 to 6, 50% 15 to 5, 70% 16 to 4, more 17 to 3. Then the Secondary Objective moves 3.",
        "Prendre la différence de Points de victoire en part des points d’armée : jusqu’à 5 % 10 à 10, 10 % 11 à 9, 20 % 12 à 8, 30 % 13 à 7, 40 % 14 à 6, 50 % 15 à 5, 70 % 16 à 4, au-delà 17 à 3. Puis l’Objectif secondaire en déplace 3.",
      ),
      see: ["t9a.table.victory-points", "t9a.battle-points.secondary-objective"],
    },
    {
      id: "t9a.battle-points.0-5",
      names: say("Battle Points 0-5%", "Points de bataille 0–5 %"),
      summary: say("Up to 5% apart: a draw, 10 each.", "Jusqu’à 5 % d’écart : match nul, 10 chacun."),
    },
    {
      id: "t9a.battle-points.5-10",
      names: say("Battle Points over 5 to 10%", "Points de bataille > 5–10 %"),
      summary: say("Over 5% and up to 10%: 11 to 9.", "Plus de 5 %, jusqu’à 10 % : 11 à 9."),
    },
    {
      id: "t9a.battle-points.10-20",
      names: say("Battle Points over 10 to 20%", "Points de bataille > 10–20 %"),
      summary: say("Over 10% and up to 20%: 12 to 8.", "Plus de 10 %, jusqu’à 20 % : 12 à 8."),
    },
    {
      id: "t9a.battle-points.20-30",
      names: say("Battle Points over 20 to 30%", "Points de bataille > 20–30 %"),
      summary: say("Over 20% and up to 30%: 13 to 7.", "Plus de 20 %, jusqu’à 30 % : 13 à 7."),
    },
    {
      id: "t9a.battle-points.30-40",
      names: say("Battle Points over 30 to 40%", "Points de bataille > 30–40 %"),
      summary: say("Over 30% and up to 40%: 14 to 6.", "Plus de 30 %, jusqu’à 40 % : 14 à 6."),
    },
    {
      id: "t9a.battle-points.40-50",
      names: say("Battle Points over 40 to 50%", "Points de bataille > 40–50 %"),
      summary: say("Over 40% and up to 50%: 15 to 5.", "Plus de 40 %, jusqu’à 50 % : 15 à 5."),
    },
    {
      id: "t9a.battle-points.50-70",
      names: say("Battle Points over 50 to 70%", "Points de bataille > 50–70 %"),
      summary: say("Over 50% and up to 70%: 16 to 4.", "Plus de 50 %, jusqu’à 70 % : 16 à 4."),
    },
    {
      id: "t9a.battle-points.over-70",
      names: say("Battle Points over 70%", "Points de bataille > 70 %"),
      summary: say("More than 70% apart: 17 to 3.", "Plus de 70 % d’écart : 17 à 3."),
    },
    {
      id: "t9a.battle-points.secondary-objective",
      names: say("Winning Secondary Objective", "Remporter un Objectif secondaire"),
      summary: say(
        "Its winner gains 3 Battle Points and the opponent loses 3; so 20 to 0 is possible.",
        "Son gagnant prend 3 Points de bataille et l’adversaire en perd 3 ; 20 à 0 est donc possible.",
      ),
      see: ["t9a.table.secondary-objectives"],
    },
  ]),
];
