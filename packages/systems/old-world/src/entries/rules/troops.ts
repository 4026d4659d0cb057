// Troop types: what one model counts, how many make a rank, how many ranks count (public pages of the rules).
import { defineRule } from "../define.ts";

export const unitStrength = defineRule({
  id: "tow.keyword.unit-strength",
  name: { en: "Unit Strength", fr: "Puissance d’unité" },
  figures: {
    onSheets: "named only",
    values: {
      infantry: 1,
      warBeasts: 1,
      cavalry: 2,
      monstrousInfantry: 3,
      monstrousCavalry: 3,
      swarms: 3,
      lightChariots: 3,
      heavyChariots: 5,
      monsters: "starting Wounds",
      warMachines: "starting Wounds",
    },
  },
});

export const ranks = defineRule({
  id: "tow.keyword.rank-bonus",
  name: { en: "Rank Bonus and its cap", fr: "Bonus de Rangs et son plafond" },
  figures: {
    onSheets: "named only",
    capPage: 105,
    modelsPerRank: [5, 4, 3],
    capInfantry: 2,
    capOthers: 1,
    lostToUnitStrength: 5,
  },
});

export const steadyInTheRanks = defineRule({
  id: "tow.rule.steady-in-the-ranks",
  name: { en: "Steady in the Ranks", fr: "Fermes dans les rangs" },
  listed: true,
  text: {
    en: "An enemy in its flank or rear disrupts the unit only with Unit Strength {strength} or more.",
    fr: "Un ennemi dans son flanc ou son arrière ne désorganise l’unité qu’avec une Puissance d’Unité de {strength} ou plus.",
  },
  figures: { onSheets: "not printed", strength: 10 },
  reference: { group: "special-rules", see: ["tow.keyword.unit-strength", "tow.combat-result.rank-bonus"] },
});

export const undisciplined = defineRule({
  id: "tow.rule.undisciplined",
  name: { en: "Undisciplined", fr: "Indisciplinés" },
  figures: { onSheets: "not printed" },
  text: {
    en: "Swarms and war beasts use neither their General’s Leadership nor the re-rolls of their battle standard.",
    fr: "Les nuées et les bêtes de guerre n’utilisent ni le Commandement de leur Général ni les relances de leur grande bannière.",
  },
  reference: { group: "special-rules", see: ["tow.rule.inspiring-presence", "tow.rule.hold-your-ground"] },
});

export const largeTarget = defineRule({
  id: "tow.rule.large-target",
  name: { en: "Large Target", fr: "Grande cible" },
  listed: true,
  figures: { onSheets: "not printed", command: 18 },
  text: {
    en: "It sees and is seen over all units that are not Large Targets. The Command range of a General or battle standard bearer that is one is {command} inches.",
    fr: "Elle voit et est vue par-dessus toutes les unités qui ne sont pas de Grandes cibles. La portée de Commandement d’un Général ou d’un porteur de grande bannière qui en est une est de {command} pouces.",
  },
  reference: {
    group: "special-rules",
    see: ["tow.charge.eligibility.line-of-sight", "tow.keyword.command-range", "tow.rule.inspiring-presence"],
  },
});

export const levies = defineRule({
  id: "tow.rule.levies",
  name: { en: "Levies", fr: "Levées" },
  listed: true,
  figures: { onSheets: "not printed" },
  text: {
    en: "Levies use neither their General’s Leadership nor the re-rolls of their battle standard. Friendly units that are not Levies take no Panic test when they break from combat.",
    fr: "Des Levées n’utilisent ni le Commandement de leur Général ni les relances de leur grande bannière. Les unités alliées qui n’en sont pas ne passent pas de test de Panique quand elles sont démoralisées au combat.",
  },
  refused: {
    en: "Levies have neither Inspiring Presence nor Hold Your Ground.",
    fr: "Des Levées n’ont ni Présence charismatique ni Tenez vos positions.",
  },
  reference: {
    group: "special-rules",
    see: ["tow.rule.inspiring-presence", "tow.rule.hold-your-ground", "tow.rule.panic-test"],
  },
});

export const mercenaries = defineRule({
  id: "tow.rule.mercenaries",
  name: { en: "Mercenaries", fr: "Mercenaires" },
  listed: true,
  figures: { onSheets: "not printed" },
  text: {
    en: "Mercenaries use neither the General’s Leadership nor the re-rolls of the battle standard.",
    fr: "Des Mercenaires n’utilisent ni le Commandement du Général ni les relances de la grande bannière.",
  },
  refused: {
    en: "Mercenaries have neither Inspiring Presence nor Hold Your Ground.",
    fr: "Des Mercenaires n’ont ni Présence charismatique ni Tenez vos positions.",
  },
  reference: { group: "special-rules", see: ["tow.rule.inspiring-presence", "tow.rule.hold-your-ground"] },
});

export const warMachines = defineRule({
  id: "tow.rule.war-machines",
  name: { en: "War Machines in combat", fr: "Machines de guerre au combat" },
  text: {
    en: "War Machines never pursue or overrun; one that breaks is destroyed.",
    fr: "Les machines de guerre ne poursuivent jamais et ne font pas de charge irrésistible\u00a0; démoralisée, une machine est détruite.",
  },
  figures: { onSheets: "not printed", broken: "destroyed" },
  reference: { group: "special-rules", see: ["tow.pursuit.pursue", "tow.break-move.breaks"] },
});
