import type { Entry, Facts, Misprint } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const discipline: Place = {
  chapter: "probabilities",
  phases: [],
  kind: "row",
  early: "Probabilities > Chances to Pass a Discipline Test",
  late: "Probabilités > Chances de réussir un Test de discipline",
  see: ["t9a.table.discipline-test"],
};

const casting: Place = {
  chapter: "probabilities",
  phases: ["magic"],
  kind: "row",
  early: "Probabilities > Chances to Successfully Cast a Spell",
  late: "Probabilités > Chances de lancer un sort",
  see: ["t9a.table.casting"],
};

const thaumaturgy: Place = {
  ...casting,
  early: `${casting.early} > With Thaumaturgy`,
  late: `${casting.late} > Avec la Thaumaturgie`,
  see: ["t9a.table.casting-thaumaturgy"],
};

const castingColumns = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((n) => `${n}+`);

/** Percentages as printed, for Discipline 2 to 10. */
const byDiscipline = (printed: readonly number[]): Facts => ({
  dice: "2D6",
  values: Object.fromEntries(printed.map((percent, i) => [String(i + 2), percent])),
});

/** Percentages as printed, for Casting Values 3+ to 18+, and of a Miscast. */
const byCastingValue = (dice: string, printed: readonly number[], miscast: number): Facts => ({
  dice,
  values: Object.fromEntries(castingColumns.map((column, i) => [column, printed[i] ?? 0])),
  miscast,
});

const recomputed = (cell: string, cellule: string, used: string, en: string, fr: string): Misprint => ({
  printed: say(cell, cellule),
  used: say(used, used),
  why: say(en, fr),
});

export const probabilityEntries: readonly Entry[] = [
  ...entriesAt(discipline, [
    {
      id: "t9a.table.discipline-test",
      kind: "table",
      names: say("Chances to Pass a Discipline Test", "Chances de réussir un Test de discipline"),
      summary: say(
        "A Discipline Test succeeds on 2D6 not above the Discipline after modifiers.° Six rows, with and without reroll, in percent for Discipline 2 to 10; nothing short of certain is shown above 99.",
        "Un Test de discipline réussit quand 2D6 ne dépassent pas la Discipline modifiée.° Six lignes, avec ou sans relance, en pour cent pour une Discipline de 2 à 10\u00a0; rien d’incertain ne dépasse 99.",
      ),
      see: [
        "t9a.table.discipline-test.2d6",
        "t9a.table.discipline-test.2d6-reroll",
        "t9a.table.discipline-test.minimised",
        "t9a.table.discipline-test.minimised-reroll",
        "t9a.table.discipline-test.maximised",
        "t9a.table.discipline-test.maximised-reroll",
      ],
    },
    {
      id: "t9a.table.discipline-test.2d6",
      names: say("2D6", "2D6"),
      summary: say("Plain: Discipline 8 holds in 72% of cases.", "Jet simple : Discipline 8 tient dans 72 % des cas."),
      both: byDiscipline([3, 8, 17, 28, 42, 58, 72, 83, 92]),
    },
    {
      id: "t9a.table.discipline-test.2d6-reroll",
      names: say("2D6 + reroll", "2D6 + relance"),
      summary: say(
        "Near the battle standard: Discipline 8 holds in 92% of cases.",
        "Près de la grande bannière : Discipline 8 tient dans 92 % des cas.",
      ),
      both: byDiscipline([5, 16, 31, 48, 66, 83, 92, 97, 99]),
    },
    {
      id: "t9a.table.discipline-test.minimised",
      names: say("2D6 + Minimised", "2D6 + Jet minimisé"),
      summary: say(
        "Three dice, the highest dropped: Discipline 8 holds in 89%.",
        "Trois dés, le plus haut écarté : Discipline 8 tient à 89 %.",
      ),
      both: byDiscipline([7, 20, 36, 52, 68, 81, 89, 95, 98]),
    },
    {
      id: "t9a.table.discipline-test.minimised-reroll",
      names: say("2D6 + Minimised + reroll", "2D6 + Jet minimisé + relance"),
      summary: say(
        "Minimised and rerolled: Discipline 8 fails once in a hundred.",
        "Minimisé et relancé : Discipline 8 échoue une fois sur cent.",
      ),
      both: byDiscipline([14, 36, 59, 77, 90, 96, 99, 99, 99]),
    },
    {
      id: "t9a.table.discipline-test.maximised",
      names: say("2D6 + Maximised", "2D6 + Jet maximisé"),
      summary: say(
        "Three dice, the lowest dropped: Discipline 8 holds in only 48%.",
        "Trois dés, le plus faible écarté : Discipline 8 ne tient qu’à 48 %.",
      ),
      both: byDiscipline([1, 2, 5, 11, 19, 32, 48, 64, 80]),
    },
    {
      id: "t9a.table.discipline-test.maximised-reroll",
      names: say("2D6 + Maximised + reroll", "2D6 + Jet maximisé + relance"),
      summary: say(
        "Maximised, but rerolled: Discipline 8 holds in 73%.",
        "Maximisé, mais relancé : Discipline 8 tient à 73 %.",
      ),
      both: byDiscipline([1, 4, 10, 20, 35, 54, 73, 87, 96]),
    },
  ]),
  ...entriesAt(casting, [
    {
      id: "t9a.table.casting",
      kind: "table",
      names: say("Chances to Successfully Cast a Spell", "Chances de lancer un sort"),
      summary: say(
        "Chances in percent by dice (1 to 5) and by Casting Value after modifiers (3+ to 18+), with those of a Miscast. A single die needs 3 at least;° three 1s fail.",
        "Chances en pour cent selon les dés (1 à 5) et la Valeur de lancement modifiée (3+ à 18+), avec celles d’un Fiasco. Un dé seul doit faire 3 au moins\u00a0;° trois 1 échouent.",
      ),
      both: {
        rows: 5,
        dice: ["1D6", "2D6", "3D6", "4D6", "5D6"],
        columns: castingColumns,
        unit: "percent",
      },
      ruling: "probability-misprints",
      see: [
        "t9a.table.casting.1d6",
        "t9a.table.casting.2d6",
        "t9a.table.casting.3d6",
        "t9a.table.casting.4d6",
        "t9a.table.casting.5d6",
        "t9a.table.casting.miscast-modifier-note",
        "t9a.table.casting-thaumaturgy",
      ],
    },
    {
      id: "t9a.table.casting.miscast-modifier-note",
      kind: "rule",
      names: say("Note on Miscast Modifiers", "Note sur les modificateurs de Fiasco"),
      summary: say(
        "A Miscast modifier moves the triple that fails by itself, and the chances a little; at +1 none does, at -1 it is three 2s.°",
        "Un modificateur de Fiasco déplace le brelan qui échoue d’office, et un peu les chances\u00a0; à +1 aucun, à -1 les trois 2.°",
      ),
      early: { shifts: true },
      see: ["t9a.miscast.timing", "t9a.flux-card.1", "t9a.flux-card.8"],
    },
    {
      id: "t9a.table.casting.1d6",
      names: say("1D6", "1D6"),
      summary: say(
        "One die reaches 6 at most and never miscasts.",
        "Un dé atteint 6 au plus et ne fait jamais de Fiasco.",
      ),
      both: byCastingValue("1D6", [67, 50, 33, 17], 0),
    },
    {
      id: "t9a.table.casting.2d6",
      names: say("2D6", "2D6"),
      summary: say(
        "Two dice: an even chance lies between 7+ (58%) and 8+ (42%); no Miscast.",
        "Deux dés : une chance sur deux se place entre 7+ (58 %) et 8+ (42 %) ; pas de Fiasco.",
      ),
      both: byCastingValue("2D6", [97, 92, 83, 72, 58, 42, 28, 17, 8, 3], 0),
    },
    {
      id: "t9a.table.casting.3d6",
      names: say("3D6", "3D6"),
      summary: say(
        "Three dice: 11+ in half the casts, a Miscast in 3%.",
        "Trois dés : 11+ une fois sur deux, un Fiasco dans 3 %.",
      ),
      both: byCastingValue("3D6", [99, 99, 98, 95, 91, 84, 74, 63, 50, 38, 26, 16, 10, 5, 2, 1], 3),
      misprints: [recomputed("15+: 10", "15+ : 10", "9", "5 in 54 is 9.26%.", "5 sur 54 font 9,26 %.")],
      ruling: "probability-misprints",
    },
    {
      id: "t9a.table.casting.4d6",
      names: say("4D6", "4D6"),
      summary: say(
        "Four dice: 14+ in over half the casts (56%), a Miscast in 10%.",
        "Quatre dés : 14+ plus d’une fois sur deux (56 %), un Fiasco dans 10 %.",
      ),
      both: byCastingValue("4D6", [98, 98, 98, 98, 98, 97, 94, 90, 84, 76, 66, 56, 44, 34, 24, 16], 10),
    },
    {
      id: "t9a.table.casting.5d6",
      names: say("5D6", "5D6"),
      summary: say(
        "Five dice: 18+ in half the casts, a Miscast in one of five (21%); with three 1s failing, even 3+ succeeds in 96% only.‡",
        "Cinq dés\u00a0: 18+ une fois sur deux, un Fiasco sur cinq (21\u00a0%)\u00a0; trois 1 échouant, même 3+ ne passe qu’à 96\u00a0%.‡",
      ),
      both: byCastingValue("5D6", [100, 100, 100, 99, 99, 99, 99, 98, 97, 94, 90, 85, 78, 70, 60, 50], 21),
      misprints: [
        recomputed(
          "3+ to 14+: 100 down to 85",
          "3+ à 14+ : de 100 à 85",
          "96 96 96 96 96 96 96 96 95 93 89 84",
          "The row leaves out that three 1s fail, as rows 3D6 and 4D6 do not.",
          "La ligne oublie que trois 1 échouent, au contraire des lignes 3D6 et 4D6.",
        ),
        recomputed("16+: 70", "16+ : 70", "69", "1801 in 2592 is 69.48%.", "1801 sur 2592 font 69,48 %."),
      ],
      ruling: "probability-misprints",
    },
  ]),
  ...entriesAt(thaumaturgy, [
    {
      id: "t9a.table.casting-thaumaturgy",
      kind: "table",
      names: say("With Thaumaturgy", "Avec la Thaumaturgie"),
      summary: say(
        "The same chances with Judgement on High: dice showing 1 are rerolled once unless they cause a Miscast, and Miscasts are one worse, so no triple fails by itself.",
        "Les mêmes chances avec Jugement d’en haut : les 1 sont relancés une fois, sauf s’ils causent un Fiasco, et le Fiasco est pire d’un cran ; aucun brelan n’échoue donc d’office.",
      ),
      both: {
        rows: 5,
        dice: ["1D6", "2D6", "3D6", "4D6", "5D6"],
        columns: castingColumns,
        unit: "percent",
      },
      ruling: "probability-misprints",
      see: [
        "t9a.spell.thaumaturgy.judgement-on-high",
        "t9a.table.casting",
        "t9a.table.casting-thaumaturgy.1d6",
        "t9a.table.casting-thaumaturgy.2d6",
        "t9a.table.casting-thaumaturgy.3d6",
        "t9a.table.casting-thaumaturgy.4d6",
        "t9a.table.casting-thaumaturgy.5d6",
      ],
    },
    {
      id: "t9a.table.casting-thaumaturgy.1d6",
      names: say("1D6", "1D6"),
      summary: say("One die: 4+ in 58% of casts.", "Un dé : 4+ dans 58 % des cas."),
      both: byCastingValue("1D6", [78, 58, 39, 19], 0),
    },
    {
      id: "t9a.table.casting-thaumaturgy.2d6",
      names: say("2D6", "2D6"),
      summary: say("Two dice: 8+ in 57% of casts.", "Deux dés : 8+ dans 57 % des cas."),
      both: byCastingValue("2D6", [99, 99, 94, 85, 73, 57, 38, 23, 11, 4], 0),
    },
    {
      id: "t9a.table.casting-thaumaturgy.3d6",
      names: say("3D6", "3D6"),
      summary: say(
        "Three dice: 12+ in 54% of casts, a Miscast in 4%.",
        "Trois dés : 12+ dans 54 % des cas, un Fiasco dans 4 %.",
      ),
      both: byCastingValue("3D6", [99, 99, 99, 99, 98, 95, 89, 80, 68, 54, 39, 36, 15, 7, 3, 1], 4),
      misprints: [
        recomputed(
          "14+: 36",
          "14+ : 36",
          "26",
          "665 in 2592 is 25.66%; a digit slipped.",
          "665 sur 2592 font 25,66 % ; un chiffre a glissé.",
        ),
        recomputed(
          "3+: 99",
          "3+ : 99",
          "100",
          "Nothing can fail: three dice total 3 or more.",
          "Rien ne peut échouer : trois dés font au moins 3.",
        ),
      ],
      ruling: "probability-misprints",
    },
    {
      id: "t9a.table.casting-thaumaturgy.4d6",
      names: say("4D6", "4D6"),
      summary: say(
        "Four dice: 16+ in 52% of casts, a Miscast in 14%.",
        "Quatre dés : 16+ dans 52 % des cas, un Fiasco dans 14 %.",
      ),
      both: byCastingValue("4D6", [100, 100, 99, 99, 99, 99, 98, 97, 95, 90, 84, 75, 64, 52, 39, 27], 14),
    },
    {
      id: "t9a.table.casting-thaumaturgy.5d6",
      names: say("5D6", "5D6"),
      summary: say(
        "Five dice: 18+ in 71% of casts, a Miscast in 30%.",
        "Cinq dés : 18+ dans 71 % des cas, un Fiasco dans 30 %.",
      ),
      both: byCastingValue("5D6", [100, 100, 100, 99, 99, 99, 99, 99, 98, 97, 96, 94, 91, 86, 80, 71], 30),
    },
  ]),
];
