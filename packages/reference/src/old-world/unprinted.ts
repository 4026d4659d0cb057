import { NO_SHEET, type Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Where rules come from that no sheet prints. */
const source = {
  en: "the game’s rules, which the sheets take for granted",
  fr: "les règles du jeu, que les feuilles supposent connues",
};

/** Rules without a line on a sheet. */
export const unprinted: readonly Entry[] = [
  {
    id: "tow.rule.skirmishers",
    chapter: "special-rules",
    phases: ["movement", "combat"],
    kind: "rule",
    names: { en: "Skirmishers", fr: "Tirailleurs", ours: true },
    summary: {
      en: "Skirmishers stand one by one, each within 1 inch of another, in one group. They have no flank or rear, and disrupt nobody. In combat they stand in ranks, without Rank Bonus or Close Order; once nobody touches them, they skirmish again at the end of the phase.",
      fr: "Des tirailleurs se tiennent un à un, chacun à 1 pouce ou moins d’un autre, en un seul groupe. Ils n’ont ni flanc ni arrière et ne désorganisent personne. En combat ils sont en rangs, sans bonus de rang ni ordre serré ; quand plus personne ne les touche, ils redeviennent tirailleurs à la fin de la phase.",
    },
    editions: { standard: { sheet: NO_SHEET, section: "", source, facts: rowOf("tow.rule.skirmishers") } },
    see: ["tow.rule.form-up", "tow.combat-result.rank-bonus", "tow.combat-result.flank-attack"],
  },
  {
    id: "tow.rule.form-up",
    chapter: "special-rules",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Skirmishers form up", fr: "Tirailleurs mis en rangs", ours: true },
    summary: {
      en: "Charged by a unit in ranks, skirmishers form up along its front, each model by its Movement at most: as many as possible touch it, by a corner too, the others stand behind, the last rank in the middle. Their owner chooses among places as wide. Who finds no place is lost.",
      fr: "Chargés par une unité en rangs, des tirailleurs se rangent le long de son front, chaque figurine de son Mouvement au plus : autant que possible la touchent, un coin suffit, les autres se placent derrière, le dernier rang au milieu. Leur propriétaire choisit entre places aussi larges. Qui n’en trouve pas est perdu.",
    },
    editions: { standard: { sheet: NO_SHEET, section: "", source, facts: rowOf("tow.rule.form-up") } },
    see: ["tow.rule.skirmishers", "tow.combat.who-fights.fighting-rank"],
  },
];
