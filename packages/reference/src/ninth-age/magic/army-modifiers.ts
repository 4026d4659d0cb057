import type { Entry, Facts } from "../../entry/entry.ts";
import { rowsOf } from "../book.ts";
import { magicEntry, type Place } from "./writing.ts";

const lateOf = (id: string): Facts => rowsOf(id)["2e-late"];
/** Of a rule of an army book that says the same: what the sheet prints of it. */
const printedOf = (id: string, ...fields: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(lateOf(id)).filter(([field]) => fields.includes(field)));

const rolled = lateOf("t9a.rule.soul-conduit").veilTokens;
const veilTokens =
  typeof rolled === "object" && rolled !== null && "add" in rolled && "rolled" in rolled
    ? `${String(rolled.add)}+${String(rolled.rolled)}`
    : "";

/** Only sheet 002 lists these. */
const place: Place = {
  chapter: "magic-phase",
  kind: "rule",
  early: "",
  late: "Modificateurs de la Phase de magie par armée",
};

export const armyModifierEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.magic-modifier.sa.mastery-of-eternity",
    names: { en: "SA - Mastery of Eternity", fr: "AS - Maîtrise de l’éternité" },
    summary: {
      en: "An Anurarch Archmage with Mastery of Eternity adds 1 to each Casting Attempt.",
      fr: "L’Archimage anurarque doté de Maîtrise de l’éternité ajoute 1 à chacun de ses lancements.",
    },
    only: "2e-late",
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.cul.sacrificial-offering",
    ruling: "sacrificial-offering",
    names: { en: "CUL - Sacrificial Offering", fr: "CUL - Offrande sacrificielle" },
    summary: {
      en: "Right before a Casting Attempt by a Wizard whose unit holds a model with this rule, you may deal that unit one hit which wounds by itself and cannot be saved. If a model with the rule loses Health Points to it, the attempt has +1. Once per unit in a Magic Phase.",
      fr: "Juste avant qu’un Magicien dont l’unité compte une figurine avec cette règle tente un sort, son joueur peut infliger à cette unité une touche qui blesse d’office et ne se sauvegarde pas. Si une figurine avec la règle y perd des Points de vie, la tentative a +1. Une fois par unité et par Phase de magie.",
    },
    only: "2e-late",
    see: ["t9a.sequence.magic.casting-attempt.1"],
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.ud.soul-conduit",
    names: { en: "UD - Soul Conduit", fr: "DI - Passeur d’âmes" },
    summary: {
      en: "With a Death Cult Hierarch owning Soul Conduit on the table as your Magic Phase starts, no Flux Card is drawn: both players take 5 Magic Dice and you take 4+D3 Veil Tokens.",
      fr: "Quand le Joueur actif a un Passeur d’âmes (Hiérarque du Culte des morts) sur la table au début de sa Phase de magie, on ne tire pas de Carte de flux : les deux joueurs prennent 5 Dés de magie, et lui 4+D3 marqueurs « Voile ».",
    },
    late: { army: "DI", players: 2, ...printedOf("t9a.rule.soul-conduit", "magicDice"), veilTokens },
    see: ["t9a.table.flux-cards", "t9a.sequence.magic.magic-phase.2"],
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.de.renegade-sorcerer",
    names: { en: "DE - Warlock Outcast", fr: "EN - Sorcier réprouvé" },
    summary: {
      en: "A spell that a Warlock Outcast cast with 4 Magic Dice or more is dispelled at -2.",
      fr: "Un sort qu’un Sorcier réprouvé a lancé avec 4 Dés de magie ou plus se dissipe à -2.",
    },
    late: { army: "EN", ...printedOf("t9a.rule.irresistible-will", "magicDiceAtLeast", "dispellingRoll") },
    see: ["t9a.sequence.magic.dispelling-attempt.2"],
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.dh.enemy-casting-value",
    names: { en: "DH - Dwarven Holds", fr: "FN - Forteresses naines" },
    summary: {
      en: "With at least one of your Dwarven Holds models on the table, the Casting Value of any enemy spell is 1 higher.",
      fr: "Tant qu’une figurine alliée des Forteresses naines est sur la table, la valeur de lancement de tout sort ennemi augmente de 1.",
    },
    only: "2e-late",
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.he.casting-value",
    names: {
      en: "HE - Mage, Fireheart Initiate, Master of Canreig Tower",
      fr: "HLE - Mage, Initié du Cœur de Feu, Maître de la Tour canreig",
    },
    summary: {
      en: "Spells of these three kinds of caster have a Casting Value 1 lower.",
      fr: "Les sorts de ces trois sortes de lanceurs ont une valeur de lancement inférieure de 1.",
    },
    late: { army: "HLE", ...printedOf("t9a.rule.master-of-spellcrafting", "castingValue") },
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.dl.few-dice",
    names: { en: "DL - one or two Magic Dice", fr: "LD - un ou deux Dés de magie" },
    summary: {
      en: "A Daemon Legions model casting with no more than 2 Magic Dice has +1 to the attempt.",
      fr: "Une figurine des Légions démoniaques qui lance avec 2 Dés de magie au plus a +1 à sa tentative.",
    },
    only: "2e-late",
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.dl.extra-veil-tokens",
    names: {
      en: "DL - additional Veil Tokens",
      fr: "LD - marqueurs Voile supplémentaires",
    },
    summary: {
      en: "In a battle with a Daemon Legions army on either side, the Active Player, on whichever side, adds 2 Veil Tokens in Siphon the Veil.",
      fr: "Dans une bataille où figure une armée de Légions démoniaques, le Joueur actif, quel qu’il soit, ajoute 2 marqueurs « Voile » en siphonnant le Voile.",
    },
    only: "2e-late",
    see: ["t9a.sequence.magic.magic-phase.3"],
  }),
  magicEntry(place, {
    id: "t9a.magic-modifier.ldp.enemy-veil-tokens",
    names: { en: "LdP - Veil Tokens", fr: "LdP - marqueurs Voile" },
    summary: {
      en: "In Siphon the Veil of the enemy Magic Phase, your opponent may take 2 additional Veil Tokens.",
      fr: "En siphonnant le Voile pendant sa propre Phase de magie, l’adversaire peut prendre 2 marqueurs « Voile » de plus.",
    },
    only: "2e-late",
    see: ["t9a.sequence.magic.magic-phase.3"],
  }),
];
