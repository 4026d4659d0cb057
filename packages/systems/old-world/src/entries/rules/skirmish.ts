// Skirmishers (a public page of the rules; the sheets name none).
import { defineRule } from "../define.ts";

export const skirmishers = defineRule({
  id: "tow.rule.skirmishers",
  name: { en: "Skirmishers", fr: "Tirailleurs" },
  text: {
    en: "Skirmishers stand one by one, each within {within} inch of another, in one group. They have no flank or rear, and disrupt no unit. In combat they form ranks, without Rank Bonus or Close Order; once no enemy touches them, they skirmish again at the end of the phase.",
    fr: "Des tirailleurs se tiennent un à un, chacun à {within} pouce ou moins d’un autre, en un seul groupe. Ils n’ont ni flanc ni arrière et ne désorganisent aucune unité. En combat ils sont en rangs, sans bonus de rang ni ordre serré ; quand plus aucun ennemi ne les touche, ils redeviennent tirailleurs à la fin de la phase.",
  },
  figures: {
    onSheets: "not printed",
    within: 1,
    flankOrRear: "none",
    rankBonus: "none",
    disrupts: false,
    closeOrder: false,
  },
  reference: {
    group: "special-rules",
    when: ["movement", "combat"],
    see: ["tow.rule.form-up", "tow.combat-result.rank-bonus", "tow.combat-result.flank-attack"],
  },
});

export const formUp = defineRule({
  id: "tow.rule.form-up",
  name: { en: "Skirmishers form up", fr: "Tirailleurs mis en rangs" },
  text: {
    en: "Charged by a unit in ranks, skirmishers form up along its front, each model by its Movement at most: as many as possible touch it, by a corner too, the others stand behind, the last rank in the middle. Their owner chooses among places as wide. A model without a place is lost.",
    fr: "Chargés par une unité en rangs, des tirailleurs se rangent le long de son front, chaque figurine de son Mouvement au plus : autant que possible la touchent, un coin suffit, les autres se placent derrière, le dernier rang au milieu. Leur propriétaire choisit entre places aussi larges. Une figurine sans place est perdue.",
  },
  figures: {
    onSheets: "not printed",
    along: "the charger's fighting rank",
    movements: 1,
    cornerContact: true,
    without: "models that find no place are lost",
  },
  reference: { group: "special-rules", see: ["tow.rule.skirmishers", "tow.combat.who-fights.fighting-rank"] },
});
