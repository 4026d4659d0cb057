// Units that come to the table otherwise than the others (public pages of the rules; the sheets print none of it).
import { defineRule } from "../define.ts";

const scenery = { onSheets: "not printed" } as const;

export const scouts = defineRule({
  id: "tow.rule.scouts",
  name: { en: "Scouts", fr: "Éclaireurs" },
  listed: true,
  figures: { ...scenery, inches: 12 },
  text: {
    en: "Scouts may deploy after all other units, by turns after a roll-off, anywhere more than {inches} inches from every enemy; an army has not finished deploying before. They cannot charge in their first turn, and make no Vanguard move.",
    fr: "Des éclaireurs peuvent se déployer après toutes les autres unités, à tour de rôle après un jet, n’importe où à plus de {inches} pouces de tout ennemi ; leur armée n’a pas fini de se déployer avant. Ils ne peuvent pas charger à leur premier tour, et ne font pas de mouvement d’avant-garde.",
  },
  refused: {
    en: "Scouts cannot charge in their first turn.",
    fr: "Des éclaireurs ne peuvent pas charger à leur premier tour.",
  },
  reference: {
    ruling: "declared-before-deployment",
    group: "battle",
    see: ["tow.rule.deployment", "tow.charge.eligibility.barred"],
  },
});

export const vanguard = defineRule({
  id: "tow.rule.vanguard",
  name: { en: "Vanguard", fr: "Avant-garde" },
  listed: true,
  figures: { ...scenery },
  text: {
    en: "After deployment, Scouts included, the unit may make one move with manoeuvres, without marching; players take turns after a roll-off. It cannot charge in its first turn then.",
    fr: "Après le déploiement, éclaireurs compris, l’unité peut faire un mouvement avec manœuvres, sans marche ; les joueurs alternent après un jet. Elle ne peut alors pas charger à son premier tour.",
  },
  refused: {
    en: "A unit that made a Vanguard move cannot charge in its first turn.",
    fr: "Une unité qui a fait un mouvement d’avant-garde ne peut pas charger à son premier tour.",
  },
  reference: { group: "battle", see: ["tow.rule.scouts", "tow.manoeuvre.limits"] },
});

export const ambushers = defineRule({
  id: "tow.rule.ambushers",
  name: { en: "Ambushers", fr: "Embusqués" },
  listed: true,
  figures: { ...scenery, die: "D6", arrives: 4, fromRound: 2, surely: 5, inches: 8, movements: 2 },
  text: {
    en: "Ambushers may stay off the table. From round {fromRound} on roll a {die} for each at the start of its own turn: on {arrives} or more it comes on as reinforcements, in round {surely} without a roll. It comes from any edge, no model within {inches} inches of an enemy or farther onto the table than {movements} times its Movement.",
    fr: "Des embusqués peuvent rester hors de la table. À partir du round {fromRound}, lancez un {die} pour chacun au début de son propre tour : sur {arrives} ou plus il entre comme renfort, au round {surely} sans jet. Il vient de n’importe quel bord, aucune figurine à {inches} pouces ou moins d’un ennemi ni plus loin sur la table que {movements} fois son Mouvement.",
  },
  reference: {
    ruling: "declared-before-deployment",
    group: "battle",
    see: ["tow.rule.reinforcements", "tow.phase.strategy.start-of-turn"],
  },
});

export const reinforcements = defineRule({
  id: "tow.rule.reinforcements",
  name: { en: "Reinforcements", fr: "Renforts" },
  figures: { ...scenery, skirmishers: 1 },
  text: {
    en: "A unit that comes on is placed in Compulsory Moves with its rear on the table edge, skirmishers with each model within {skirmishers} inch of it. It counts as having moved: in this turn it neither charges nor marches. A pursuer that left the table comes back where it left it.",
    fr: "Une unité qui entre est placée lors des mouvements obligatoires, l’arrière contre le bord de table, des tirailleurs avec chaque figurine à {skirmishers} pouce ou moins. Elle compte comme ayant bougé : ce tour elle ne charge pas et ne marche pas. Un poursuivant sorti de la table revient où il est sorti.",
  },
  refused: {
    en: "A unit does not march in the turn in which it came on.",
    fr: "Une unité ne marche pas le tour où elle entre.",
  },
  reference: {
    ruling: "reinforcements-move",
    group: "battle",
    see: ["tow.phase.movement.compulsory-moves", "tow.march.distance"],
  },
});
