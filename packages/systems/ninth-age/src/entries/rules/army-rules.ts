// Rules of single armies: what they change about numbers, tests and who is frightened (army books).
import { defineRule } from "../define.ts";
import { FLAMES } from "../forms.ts";

export const martialDiscipline = defineRule({
  id: "t9a.rule.martial-discipline",
  name: { en: "Martial Discipline", fr: "Discipline martiale" },
  listed: true,
  figures: { fewerDice: 1, dropped: "highest", but: ["Panic Test", "Break Test"] },
});

export const favourOfCibareshGodOfLust = defineRule({
  id: "t9a.rule.favour-of-cibaresh-god-of-lust",
  name: { en: "Favour of Cibaresh, God of Lust", fr: "Faveur de Cibaresh, dieu de la luxure" },
  listed: true,
  grants: ["feigned-flight"],
  figures: { gives: ["Feigned Flight"], fewerDiceToRally: 1, flees: true },
});

export const favourOfKuulimaGoddessOfEnvy = defineRule({
  id: "t9a.rule.favour-of-kuulima-goddess-of-envy",
  name: { en: "Favour of Kuulima, Goddess of Envy", fr: "Faveur de Kuulima, déesse de l’envie" },
  listed: true,
  figures: { moreDice: 1, dropped: "lowest", distances: ["charge", "pursuit", "overrun"] },
});

export const ruthlessEfficiency = defineRule({
  id: "t9a.rule.ruthless-efficiency",
  name: { en: "Ruthless Efficiency", fr: "Efficacité impitoyable" },
  listed: true,
  figures: { toWound: 1, round: "first" },
});

export const artistryOfDeath = defineRule({
  id: "t9a.rule.artistry-of-death",
  name: { en: "Artistry of Death", fr: "Art de la mort" },
  listed: true,
  takes: ["ruthless-efficiency"],
  figures: { toWound: 1, replaces: "Ruthless Efficiency" },
});

export const viciousSlavers = defineRule({
  id: "t9a.rule.vicious-slavers",
  name: { en: "Vicious Slavers", fr: "Esclavagistes cruels" },
  listed: true,
  figures: { discipline: -1 },
});

export const scentOfBlood = defineRule({
  id: "t9a.rule.scent-of-blood",
  name: { en: "Scent of Blood", fr: "Odeur du sang" },
  listed: true,
  figures: { chargeAdvance: 1, against: "units that have lost Health Points", gives: ["Fearless", "Frenzy"] },
});

export const coastalPredator = defineRule({
  id: "t9a.rule.coastal-predator",
  name: { en: "Coastal Predator", fr: "Prédateur des côtes" },
  listed: true,
  grants: [{ rule: "strider", terrain: "water" }],
  figures: { chargeAdvance: 2, toHit: -1, gives: ["Strider (Water)"] },
});

export const krakensHide = defineRule({
  id: "t9a.rule.krakens-hide",
  name: { en: "Kraken’s Hide", fr: "Peau de kraken" },
  listed: true,
  grants: ["coastal-predator"],
  figures: { armour: 1, gives: ["Coastal Predator"] },
});

export const lionsFur = defineRule({
  id: "t9a.rule.lions-fur",
  name: { en: "Lion’s Fur", fr: "Fourrure de lion" },
  listed: true,
  figures: { armour: 1, againstShots: 1 },
});

export const valiant = defineRule({
  id: "t9a.rule.valiant",
  name: { en: "Valiant", fr: "Vaillant" },
  listed: true,
  figures: { without: ["Fear Tests", "Panic Tests by Terror"] },
});

export const frontiersmen = defineRule({
  id: "t9a.rule.frontiersmen",
  name: { en: "Frontiersmen", fr: "Hommes des marches" },
  listed: true,
  figures: { without: ["Panic Tests by Terror"] },
});

export const reserves = defineRule({
  id: "t9a.rule.reserves",
  name: { en: "Reserves", fr: "Réserves" },
  listed: true,
  figures: { frightens: "neither Parent Units nor Support Units" },
});

export const unburnt = defineRule({
  id: "t9a.rule.unburnt",
  name: { en: "Unburnt", fr: "Ignifugé" },
  listed: true,
  figures: { rerolled: "wounds by Flaming Attacks", frightenedBy: "Unburnt" },
});

export const pathOfTheExiled = defineRule({
  id: "t9a.rule.path-of-the-exiled",
  name: { en: "Path of the Exiled", fr: "Voie des exilés" },
  listed: true,
  figures: { gives: ["Stubborn"], round: "first", enemies: "front", ranks: "no more than files" },
});

export const masterOfDestruction = defineRule({
  id: "t9a.rule.master-of-destruction",
  name: { en: "Master of Destruction", fr: "Maître de la destruction" },
  listed: true,
  figures: { shieldWith: ["Great Weapon", "Halberd"] },
});

export const trophyRack = defineRule({
  id: "t9a.rule.trophy-rack",
  name: { en: "Trophy Rack", fr: "Râtelier à trophées" },
  listed: true,
  grantsTo: "unit",
  figures: { rerolls: "failed Discipline Tests" },
});

export const undyingWill = defineRule({
  id: "t9a.rule.undying-will",
  name: { en: "Undying Will", fr: "Volonté immortelle" },
  listed: true,
  grantsTo: "models",
  figures: { offensiveSkill: 2, defensiveSkill: 2, gives: ["Lethal Strike"], aim: { needed: 4 } },
});

export const ensouledStatue = defineRule({
  id: "t9a.rule.ensouled-statue",
  name: { en: "Ensouled Statue", fr: "Statue animée" },
  listed: true,
  grants: ["undead", "dust-to-dust"],
  figures: { gives: ["Undead", "Dust to Dust"], losses: -1 },
});

export const greaterDominion = defineRule({
  id: "t9a.rule.greater-dominion",
  name: { en: "Greater Dominion", fr: "Domination supérieure" },
  listed: true,
  figures: { least: 1, most: 3, by: "Full Ranks" },
});

export const wardensBond = defineRule({
  id: "t9a.rule.wardens-bond",
  name: { en: "Warden’s Bond", fr: "Lien du gardien" },
  listed: true,
  grants: ["martial-discipline"],
  figures: { discipline: 1, gives: ["Martial Discipline"] },
});

export const frostPhoenix = defineRule({
  id: "t9a.rule.frost-phoenix",
  name: { en: "Frost Phoenix", fr: "Phénix de givre" },
  listed: true,
  figures: { agility: -2, offensiveSkill: -2, defensiveSkill: -2 },
});

export const highWardenOfTheFlame = defineRule({
  id: "t9a.rule.high-warden-of-the-flame",
  name: { en: "High Warden of the Flame", fr: "Haut gardien de la flamme" },
  listed: true,
  grants: ["fearless"],
  figures: { gives: ["Fearless"] },
});

export const beastHunters = defineRule({
  id: "t9a.rule.beast-hunters",
  name: { en: "Beast Hunters", fr: "Chasseurs de bêtes" },
  listed: true,
  figures: { shots: 2, weapon: "bow", lethalStrike: "Beast" },
});

export const hammerHand = defineRule({
  id: "t9a.rule.hammer-hand",
  name: { en: "Hammer Hand", fr: "Main-marteau" },
  listed: true,
  figures: { attackValue: 1 },
});

export const piercingSpike = defineRule({
  id: "t9a.rule.piercing-spike",
  name: { en: "Piercing Spike", fr: "Dard perçant" },
  listed: true,
  figures: { armourPenetration: 1 },
});

export const unnaturalRoots = defineRule({
  id: "t9a.rule.unnatural-roots",
  name: { en: "Unnatural Roots", fr: "Racines contre nature" },
  listed: true,
  grantsTo: "unit",
  figures: { combatScore: 1 },
});

export const brimstoneSecretions = defineRule({
  id: "t9a.rule.brimstone-secretions",
  name: { en: "Brimstone Secretions", fr: "Sécrétions de soufre" },
  listed: true,
  figures: { immune: "Divine Attacks" },
});

/** Special saves of armour that fears no flames. */
const FIREPROOF = 3;
const FORGED = 6;

export const dragonforgedArmour = defineRule({
  id: "t9a.rule.dragonforged-armour",
  name: { en: "Dragonforged Armour", fr: "Armure forgée par dragon" },
  listed: true,
  grants: [
    { rule: "aegis", need: FIREPROOF, against: FLAMES },
    { rule: "aegis", need: FORGED },
  ],
  takes: ["fortitude"],
  figures: { always: { needed: FORGED }, againstFlames: { needed: FIREPROOF }, loses: ["Fortitude"] },
});

export const incendiaryIchor = defineRule({
  id: "t9a.rule.incendiary-ichor",
  name: { en: "Incendiary Ichor", fr: "Ichor incendiaire" },
  listed: true,
  grants: ["flaming-attacks", { rule: "aegis", need: FIREPROOF, against: FLAMES }],
  takes: ["fortitude"],
  figures: { againstFlames: { needed: FIREPROOF }, gives: ["Flaming Attacks"], loses: ["Fortitude"] },
});

export const dustToDust = defineRule({
  id: "t9a.rule.dust-to-dust",
  name: { en: "Dust to Dust", fr: "Poussière à la poussière" },
  listed: true,
  figures: { losses: "by how much the Discipline Test is failed", byTheFlag: -1, when: "start of the own Player Turn" },
});

export const hierophant = defineRule({
  id: "t9a.rule.hierophant",
  name: { en: "Hierophant", fr: "Hiérophante" },
  listed: true,
  figures: { ofEachArmy: 1 },
});

export const livingShield = defineRule({
  id: "t9a.rule.living-shield",
  name: { en: "Living Shield", fr: "Bouclier vivant" },
  listed: true,
  grants: ["parry"],
  figures: { gives: ["Parry"] },
});

const HUBRIS = 6;

export const hornsOfHubris = defineRule({
  id: "t9a.rule.horns-of-hubris",
  name: { en: "Horns of Hubris", fr: "Cornes d’hubris" },
  listed: true,
  grants: [{ rule: "vanguard", inches: HUBRIS }],
  figures: { gives: ["Vanguard"], vanguard: HUBRIS },
});

export const mistrusted = defineRule({
  id: "t9a.rule.mistrusted",
  name: { en: "Mistrusted", fr: "Suspect" },
  listed: true,
  figures: { discipline: -1, of: "Commanding Presence" },
});
