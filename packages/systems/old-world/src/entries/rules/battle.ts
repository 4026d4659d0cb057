// Set-up, the six battles, and victory (public pages of the rules; the sheets print none of it).
import { defineRule } from "../define.ts";

const scenery = { onSheets: "not printed" } as const;

export const openBattle = defineRule({
  id: "tow.rule.open-battle",
  name: { en: "Open Battle", fr: "Bataille rangée" },
  figures: { ...scenery, roll: 1, fromCentre: 12 },
  text: {
    en: "Each player deploys along a long table edge, {fromCentre} inches or more from the centre line.",
    fr: "Chaque joueur se déploie le long d’un grand bord de table, à {fromCentre} pouces ou plus de la ligne médiane.",
  },
  reference: { ruling: "zone-line", group: "battle", see: ["tow.rule.deployment", "tow.rule.victory-points"] },
});

export const breakPoint = defineRule({
  id: "tow.rule.break-point",
  name: { en: "Break Point", fr: "Point de rupture" },
  figures: { ...scenery, roll: 2, fromCentre: 12, percent: 25 },
  text: {
    en: "Zones lie along the long edges, {fromCentre} inches or more from the centre line. An army whose units on the table that do not flee come to less than {percent}% of its starting Unit Strength, rounded up, as a turn begins has lost, and the battle ends.",
    fr: "Les zones longent les grands bords, à {fromCentre} pouces ou plus de la ligne médiane. Une armée dont les unités sur la table et non en fuite ont moins de {percent} % de sa Puissance d’Unité de départ, arrondis au-dessus, quand un tour commence a perdu, et la bataille finit.",
  },
  reference: {
    ruling: "break-point-both",
    group: "battle",
    see: ["tow.rule.open-battle", "tow.keyword.unit-strength"],
  },
});

export const flankAttack = defineRule({
  id: "tow.rule.flank-attack",
  name: { en: "Flank Attack", fr: "Attaque de flanc" },
  figures: { ...scenery, roll: 3, fromCentre: 12, middle: 36, flank: 18, percent: 33, fromRound: 2 },
  text: {
    en: "The zones are the middle {middle} inches of the long edges, {fromCentre} inches or more from the centre line. Up to {percent}% of the points may wait on one flank: from round {fromRound} on they come on from the {flank} inches of their table edge beside the middle. Being first to finish deploying gives no bonus.",
    fr: "Les zones sont les {middle} pouces du milieu des grands bords, à {fromCentre} pouces ou plus de la ligne médiane. Jusqu’à {percent} % des points peuvent attendre sur un flanc : à partir du round {fromRound} ils entrent par les {flank} pouces de leur bord de table à côté du milieu. Finir de se déployer le premier ne donne pas de bonus.",
  },
  reference: { ruling: "flank-attack-edge", group: "battle", see: ["tow.rule.open-battle", "tow.rule.reinforcements"] },
});

export const meetingEngagement = defineRule({
  id: "tow.rule.meeting-engagement",
  name: { en: "Meeting Engagement", fr: "Bataille de rencontre" },
  figures: { ...scenery, roll: 4, fromCentre: 12, die: "D6", reserveOn: 1 },
  text: {
    en: "Zones lie along the long edges, {fromCentre} inches or more from the centre line. Roll a {die} for each unit before deployment: on a {reserveOn} it starts in reserve, and comes on from its own edge.",
    fr: "Les zones longent les grands bords, à {fromCentre} pouces ou plus de la ligne médiane. Lancez un {die} par unité avant le déploiement : sur {reserveOn} elle commence en réserve, et entre par son propre bord.",
  },
  reference: { ruling: "reserves-come", group: "battle", see: ["tow.rule.reinforcements"] },
});

export const mountainPass = defineRule({
  id: "tow.rule.mountain-pass",
  name: { en: "Mountain Pass", fr: "Col de montagne" },
  figures: { ...scenery, roll: 5, deep: 18 },
  text: {
    en: "The zones lie along the short edges, {deep} inches deep. The long edges are impassable: no unit flees, pursues or comes on across them.",
    fr: "Les zones longent les petits bords, sur {deep} pouces. Les grands bords sont infranchissables : aucune unité ne fuit, ne poursuit ni n’entre au travers.",
  },
  reference: {
    ruling: "mountain-pass-flight",
    group: "battle",
    see: ["tow.rule.impassable-terrain", "tow.rule.table-edge"],
  },
});

export const commandAndControl = defineRule({
  id: "tow.rule.command-and-control",
  name: { en: "Command & Control", fr: "Maîtrise du terrain" },
  figures: { ...scenery, roll: 6, fromCentre: 12, points: 200, inches: 6, unitStrength: 5 },
  text: {
    en: "Zones lie along the long edges, {fromCentre} inches or more from the centre line. At the end the middle of the table is worth {points} victory points to the player whose unit of Unit Strength {unitStrength} or more, not fleeing, is nearest to it within {inches} inches.",
    fr: "Les zones longent les grands bords, à {fromCentre} pouces ou plus de la ligne médiane. À la fin, le milieu de la table vaut {points} points de victoire au joueur dont l’unité de Puissance d’Unité {unitStrength} ou plus, pas en fuite, en est la plus proche à {inches} pouces ou moins.",
  },
  reference: { group: "battle", see: ["tow.keyword.unit-strength", "tow.rule.victory-points"] },
});

export const deployment = defineRule({
  id: "tow.rule.deployment",
  name: { en: "Deployment", fr: "Déploiement" },
  figures: { ...scenery, finishedFirst: 1 },
  text: {
    en: "The players alternate, one unit each, wholly in their zones; all war machines of an army go down together, and its characters together, last. The player who finished first adds {finishedFirst} to the roll for the first turn.",
    fr: "Les joueurs alternent, une unité chacun, entièrement dans leur zone ; toutes les machines de guerre d’une armée se placent ensemble, et ses personnages ensemble, en dernier. Le joueur qui a fini le premier ajoute {finishedFirst} au jet du premier tour.",
  },
  reference: { group: "battle", see: ["tow.rule.open-battle", "tow.rule.scouts"] },
});

export const gameLength = defineRule({
  id: "tow.rule.game-length",
  name: { en: "Game length", fr: "Durée de la partie" },
  figures: { ...scenery, rounds: 6, rolledFrom: 5, die: "D6", endsOn: 10 },
  text: {
    en: "A battle lasts {rounds} rounds. Where its length is random, roll a {die} at the end of each round from round {rolledFrom} on and add the number of the round: on {endsOn} or more the battle ends.",
    fr: "Une bataille dure {rounds} rounds. Si sa durée est aléatoire, lancez un {die} à la fin de chaque round à partir du round {rolledFrom} et ajoutez le numéro du round : sur {endsOn} ou plus la bataille finit.",
  },
  reference: { group: "battle", see: ["tow.turn.phase-order"] },
});

export const victoryPoints = defineRule({
  id: "tow.rule.victory-points",
  name: { en: "Victory points", fr: "Points de victoire" },
  figures: {
    ...scenery,
    fleeingPercent: 50,
    quarterPercent: 25,
    quarterWorth: 50,
    general: 100,
    battleStandard: 50,
    captured: 50,
    margin: 100,
    crushing: 2,
  },
  text: {
    en: "An enemy unit that is destroyed or off the table is worth its points, one that flees at the end {fleeingPercent}%, one with {quarterPercent}% or less of its starting strength {quarterWorth}%; only the highest counts, halves round up. A General slain or fleeing is worth {general} more, a battle standard {battleStandard}, each standard captured, from a unit run down or destroyed in combat, {captured}. {margin} points more win the battle, {crushing} times as many crush the enemy.",
    fr: "Une unité ennemie détruite ou hors de la table vaut ses points, une en fuite à la fin {fleeingPercent} %, une à {quarterPercent} % ou moins de sa force de départ {quarterWorth} % ; seul le plus haut compte, les moitiés s’arrondissent au-dessus. Un Général mort ou en fuite vaut {general} de plus, une grande bannière {battleStandard}, chaque étendard capturé, à une unité rattrapée en fuite ou détruite au combat, {captured}. {margin} points de plus donnent la victoire, {crushing} fois plus un triomphe.",
  },
  reference: { ruling: "never-arrived", group: "battle", see: ["tow.keyword.unit-strength", "tow.rule.game-length"] },
});
