import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const fights = ["charge", "magic", "shooting", "melee"];

const table = (id: string, phases: readonly string[], early: string, late: string): Place => ({
  chapter: "attacks",
  phases,
  kind: "row",
  early: `Attacks > ${early}`,
  late: `Attaques > ${late}`,
  see: [id],
});

const toHit = table("t9a.table.to-hit", ["melee"], "Close Combat To-Hit Table", "Tableau des jets pour toucher");
const toWound = table("t9a.table.to-wound", fights, "To-Wound Table", "Tableau des jets pour blesser");
const armour = table("t9a.table.armour-save", fights, "Armour Saves", "Sauvegarde d’armure");

export const attackTableEntries: readonly Entry[] = [
  ...entriesAt(toHit, [
    {
      id: "t9a.table.to-hit",
      kind: "table",
      names: say("Close Combat To-Hit Table", "Tableau des jets pour toucher"),
      summary: say(
        "Offensive Skill minus Defensive Skill: 4 or more 2+, 1 to 3 3+, 0 to -3 4+, -4 to -7 5+, -8 or less 6+.",
        "Capacité offensive moins Capacité défensive : 4 et plus 2+, 1 à 3 3+, 0 à -3 4+, -4 à -7 5+, -8 et moins 6+.",
      ),
      see: ["t9a.sequence.attacks.attack.2", "t9a.table.to-wound"],
    },
    {
      id: "t9a.table.to-hit.4-or-more",
      names: say("4 or more", "4 ou plus"),
      summary: say("Ahead by 4 or more: 2+.", "4 de plus ou davantage : 2+."),
    },
    {
      id: "t9a.table.to-hit.1-to-3",
      names: say("1 to 3", "1 à 3"),
      summary: say("Ahead by 1 to 3: 3+.", "1 à 3 de plus : 3+."),
    },
    {
      id: "t9a.table.to-hit.0-to-minus-3",
      names: say("0 to -3", "0 à -3"),
      summary: say("Level, or behind by up to 3: 4+.", "Égalité, ou jusqu’à 3 de moins : 4+."),
    },
    {
      id: "t9a.table.to-hit.minus-4-to-minus-7",
      names: say("-4 to -7", "-4 à -7"),
      summary: say("Behind by 4 to 7: 5+.", "4 à 7 de moins : 5+."),
    },
    {
      id: "t9a.table.to-hit.minus-8-or-less",
      names: say("-8 or less", "-8 ou moins"),
      summary: say("Behind by 8 or more: 6+.", "8 de moins ou davantage : 6+."),
    },
  ]),
  ...entriesAt(toWound, [
    {
      id: "t9a.table.to-wound",
      kind: "table",
      names: say("To-Wound Table", "Tableau des jets pour blesser"),
      summary: say(
        "Strength minus Resilience: 2 or more 2+, 1 3+, 0 4+, -1 5+, -2 or less 6+. A natural 1 fails, a natural 6 wounds.°",
        "Force moins Résistance\u00a0: 2 et plus 2+, 1 3+, 0 4+, -1 5+, -2 et moins 6+. Un 1 naturel échoue, un 6 naturel blesse.°",
      ),
      see: ["t9a.sequence.attacks.attack.4", "t9a.table.armour-save"],
    },
    {
      id: "t9a.table.to-wound.2-or-more",
      names: say("2 or more", "2 ou plus"),
      summary: say("Stronger by 2 or more: 2+.", "2 de plus ou davantage : 2+."),
    },
    {
      id: "t9a.table.to-wound.1",
      names: say("1", "1"),
      summary: say("Stronger by 1: 3+.", "1 de plus : 3+."),
    },
    {
      id: "t9a.table.to-wound.0",
      names: say("0", "0"),
      summary: say("Equal: 4+.", "Égalité : 4+."),
    },
    {
      id: "t9a.table.to-wound.minus-1",
      names: say("-1", "-1"),
      summary: say("Weaker by 1: 5+.", "1 de moins : 5+."),
    },
    {
      id: "t9a.table.to-wound.minus-2-or-less",
      names: say("-2 or less", "-2 ou moins"),
      summary: say("Weaker by 2 or more: 6+.", "2 de moins ou davantage : 6+."),
    },
  ]),
  ...entriesAt(armour, [
    {
      id: "t9a.table.armour-save",
      kind: "table",
      names: say("Armour Saves", "Sauvegarde d’armure"),
      summary: say(
        "Armour minus Armour Penetration: 0 or less no save, 1 6+, 2 5+, 3 4+, 4 3+, 5 or more 2+. A natural 1 never saves.°",
        "Armure moins Pénétration d’armure\u00a0: 0 et moins aucune, 1 6+, 2 5+, 3 4+, 4 3+, 5 et plus 2+. Un 1 naturel ne sauve jamais.°",
      ),
      see: ["t9a.sequence.attacks.attack.5"],
    },
    {
      id: "t9a.table.armour-save.0-or-less",
      names: say("0 or less", "0 ou moins"),
      summary: say("Nothing left: no Armour Save.", "Plus rien : pas de Sauvegarde d’armure."),
    },
    {
      id: "t9a.table.armour-save.1",
      names: say("1", "1"),
      summary: say("1 left: 6+.", "Il reste 1 : 6+."),
    },
    {
      id: "t9a.table.armour-save.2",
      names: say("2", "2"),
      summary: say("2 left: 5+.", "Il reste 2 : 5+."),
    },
    {
      id: "t9a.table.armour-save.3",
      names: say("3", "3"),
      summary: say("3 left: 4+.", "Il reste 3 : 4+."),
    },
    {
      id: "t9a.table.armour-save.4",
      names: say("4", "4"),
      summary: say("4 left: 3+.", "Il reste 4 : 3+."),
    },
    {
      id: "t9a.table.armour-save.5-or-more",
      names: say("5 or 6", "5 ou plus"),
      summary: say("5 or 6 left: 2+.", "Il reste 5 ou 6 : 2+."),
      lateSummary: say("5 or more left: 2+.", "Il reste 5 ou plus : 2+."),
    },
  ]),
];
