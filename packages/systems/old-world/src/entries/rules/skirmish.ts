// Skirmishers (a public page of the rules; the sheets name none).
import { defineRule } from "../define.ts";

export const skirmishers = defineRule({
  id: "tow.rule.skirmishers",
  name: { en: "Skirmishers", fr: "Tirailleurs" },
  text: {
    en: "Skirmishers stand, deploy and move one by one, without manoeuvres, each within {within} inch of another, in one group; no other unit passes between them. More than {seePercent}% of them must see the enemy that they charge. They have no flank or rear, and disrupt no unit. In combat they form ranks, without Rank Bonus or Close Order; once no enemy touches them, they skirmish again at the end of the phase.",
    fr: "Des tirailleurs se tiennent, se déploient et bougent un à un, sans manœuvres, chacun à {within} pouce ou moins d’un autre, en un seul groupe\u00a0; aucune autre unité ne passe entre eux. Plus de {seePercent}\u00a0% d’entre eux doivent voir l’ennemi qu’ils chargent. Ils n’ont ni flanc ni arrière et ne désorganisent aucune unité. En combat ils sont en rangs, sans bonus de rang ni ordre serré ; quand plus aucun ennemi ne les touche, ils redeviennent tirailleurs à la fin de la phase.",
  },
  figures: {
    onSheets: "not printed",
    within: 1,
    seePercent: 50,
    flankOrRear: "none",
    rankBonus: "none",
    disrupts: false,
    closeOrder: false,
  },
  reference: {
    ruling: "skirmishers-flee-together",
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
  reference: {
    ruling: "skirmishers-met-by-pursuit",
    group: "special-rules",
    see: ["tow.rule.skirmishers", "tow.combat.who-fights.fighting-rank"],
  },
});

export const formations = defineRule({
  id: "tow.rule.close-order",
  name: { en: "Close Order", fr: "Ordre serré" },
  listed: true,
  figures: { onSheets: "not printed" },
  text: {
    en: "The unit may also be arrayed in ranks and files in base contact. A unit that has several formations chooses as it deploys, and changes later by a Reform alone.",
    fr: "L’unité peut aussi se ranger en rangs et colonnes, socles en contact. Une unité qui a plusieurs formations choisit à son déploiement, et en change ensuite seulement par une reformation.",
  },
  refused: {
    en: "The unit does not have this formation.",
    fr: "L’unité n’a pas cette formation.",
  },
  reference: { group: "movement", see: ["tow.manoeuvre.reform", "tow.rule.open-order", "tow.rule.skirmishers"] },
});
