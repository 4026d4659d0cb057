import { NO_SHEET, type Entry } from "../entry.ts";
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
      en: "Skirmishers stand one by one, each within 1 inch of another, all in one group. They have no flank and no rear: who strikes them there scores nothing for it, and they themselves take no Rank Bonus from others. In combat they stand in ranks, without a Rank Bonus and in no Close Order; once nobody is in contact with them, they skirmish again at the end of the Combat phase.",
      fr: "Des tirailleurs se tiennent un à un, chacun à 1 pouce ou moins d’un autre, en un seul groupe. Ils n’ont ni flanc ni arrière : les y frapper ne rapporte rien, et eux-mêmes n’ôtent à personne son bonus de rang. En combat ils se tiennent en rangs, sans bonus de rang ni ordre serré ; quand plus personne ne les touche, ils redeviennent tirailleurs à la fin de la phase de Combat.",
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
      en: "Charged by a unit in ranks, skirmishers form up along its front, each model by its Movement at most. As many as possible stand in the first rank, in line with the enemy’s files; a corner counts as contact. The others stand behind, the last rank in the middle. Where the first rank can stand in several places its owner chooses. Models that find no place within reach are lost.",
      fr: "Chargés par une unité en rangs, des tirailleurs se rangent le long de son front, chaque figurine de son Mouvement au plus. Il y en a autant que possible au premier rang, en face des colonnes de l’ennemi ; un coin suffit au contact. Les autres se placent derrière, le dernier rang au milieu. Si le premier rang peut se tenir à plusieurs endroits, leur propriétaire choisit. Les figurines qui n’ont aucune place à portée sont perdues.",
    },
    editions: { standard: { sheet: NO_SHEET, section: "", source, facts: rowOf("tow.rule.form-up") } },
    see: ["tow.rule.skirmishers", "tow.combat.who-fights.fighting-rank"],
  },
];
