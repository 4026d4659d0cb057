import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const playing = ["charge", "movement", "magic", "shooting", "melee"];

const shaken: Place = {
  chapter: "psychology",
  phases: playing,
  kind: "rule",
  early: "Psychology > Shaken",
  late: "Psychologie > Ébranlés",
  see: ["t9a.shaken"],
};

const fleeing: Place = {
  chapter: "psychology",
  phases: playing,
  kind: "rule",
  early: "Psychology > Fleeing",
  late: "Psychologie > En fuite",
  see: ["t9a.fleeing.no-voluntary-actions"],
};

const decimated: Place = {
  chapter: "psychology",
  phases: ["movement"],
  kind: "rule",
  early: "Psychology > Decimated",
  late: "Psychologie > Décimés",
};

export const psychologyEntries: readonly Entry[] = [
  ...entriesAt(shaken, [
    {
      id: "t9a.shaken",
      names: say("Shaken", "Ébranlé"),
      summary: say(
        "A Shaken model does not charge, pursue, overrun, advance, march, reform, use Random Movement or shoot. It still fights, and reforms in or after combat.",
        "Une figurine Ébranlée ne charge pas, ne poursuit pas, ni Charge irrésistible, ni Mouvement simple, ni Marche forcée, ni Reformation, ni Mouvement aléatoire, ni tir. Elle combat encore et se reforme au combat ou après.",
      ),
      both: { barredActions: 8 },
      see: [
        "t9a.shaken.cannot.charge",
        "t9a.shaken.cannot.pursue",
        "t9a.shaken.cannot.overrun",
        "t9a.shaken.cannot.advance",
        "t9a.shaken.cannot.march",
        "t9a.shaken.cannot.reform",
        "t9a.shaken.cannot.random-movement",
        "t9a.shaken.cannot.shoot",
      ],
    },
    {
      id: "t9a.shaken.cannot.charge",
      phases: ["charge"],
      names: say("Declare Charges", "Déclarer une charge"),
      summary: say("Shaken: no Charges.", "Ébranlé : aucune charge."),
      both: { cannot: "declare Charges" },
    },
    {
      id: "t9a.shaken.cannot.pursue",
      phases: ["melee"],
      names: say("Pursuit", "Poursuivre"),
      summary: say("Shaken: lets broken enemies go.", "Ébranlé : laisse fuir l’ennemi."),
      both: { cannot: "Pursue" },
    },
    {
      id: "t9a.shaken.cannot.overrun",
      phases: ["melee"],
      names: say("Overrun", "Charge irrésistible"),
      summary: say(
        "Shaken: stays put after wiping out its enemies.",
        "Ébranlé : reste sur place après avoir anéanti l’ennemi.",
      ),
      both: { cannot: "Overrun" },
    },
    {
      id: "t9a.shaken.cannot.advance",
      phases: ["movement"],
      names: say("Advance Move", "Mouvement simple"),
      summary: say("Shaken: no Advance Move.", "Ébranlé : pas de Mouvement simple."),
      both: { cannot: "Advance Move" },
    },
    {
      id: "t9a.shaken.cannot.march",
      phases: ["movement"],
      names: say("March Move", "Marche forcée"),
      summary: say("Shaken: no March Move.", "Ébranlé : pas de Marche forcée."),
      both: { cannot: "March Move" },
    },
    {
      id: "t9a.shaken.cannot.reform",
      phases: ["movement", "melee"],
      names: say("Reform", "Reformation"),
      summary: say(
        "Shaken: no Reform in the Movement Phase; Combat Reforms and Post-Combat Reforms stay open.",
        "Ébranlé : pas de Reformation en Phase de mouvement ; celles de combat et post-combat restent permises.",
      ),
      both: { cannot: "Reform", still: ["Combat Reform", "Post-Combat Reform"] },
    },
    {
      id: "t9a.shaken.cannot.random-movement",
      phases: ["movement"],
      names: say("Random Movement", "Mouvement aléatoire"),
      summary: say("Shaken: no Random Movement.", "Ébranlé : pas de Mouvement aléatoire."),
      both: { cannot: "Random Movement" },
    },
    {
      id: "t9a.shaken.cannot.shoot",
      phases: ["charge", "shooting"],
      names: say("Shooting Attack", "Attaques de tir"),
      summary: say("Shaken: no Shooting Attacks.", "Ébranlé : aucune Attaque de tir."),
      both: { cannot: "Shooting Attack" },
    },
  ]),
  ...entriesAt(fleeing, [
    {
      id: "t9a.fleeing.no-voluntary-actions",
      names: say("Fleeing", "En fuite"),
      summary: say(
        "A Fleeing unit does nothing voluntary, that is, nothing it could as well leave undone. The entries below are examples, not the whole list.",
        "Une unité en fuite ne fait rien de volontaire, c’est-à-dire rien dont elle pourrait s’abstenir. Les entrées qui suivent sont des exemples, pas toute la liste.",
      ),
      both: { listComplete: false },
      early: { voluntary: "may be left undone" },
      see: [
        "t9a.fleeing.cannot.charge",
        "t9a.fleeing.cannot.react-except-flee",
        "t9a.fleeing.cannot.move-except-flee",
        "t9a.fleeing.cannot.shoot",
        "t9a.fleeing.cannot.channel",
        "t9a.fleeing.cannot.cast-or-activate",
        "t9a.fleeing.no-commanding-presence",
        "t9a.fleeing.no-rally-around-the-flag",
      ],
    },
    {
      id: "t9a.fleeing.cannot.charge",
      phases: ["charge"],
      names: say("Declare Charges", "Déclarer une charge"),
      summary: say("Fleeing: no Charges.", "En fuite : aucune charge."),
      both: { cannot: "declare Charges" },
    },
    {
      id: "t9a.fleeing.cannot.react-except-flee",
      phases: ["charge"],
      names: say("Charge Reactions other than Flee", "Réaction à une charge autre que Fuir"),
      summary: say("When charged it must Flee once more.", "Chargée, elle doit encore Fuir."),
      both: { onlyReaction: "Flee" },
      see: ["t9a.sequence.charge.charge-phase.3"],
    },
    {
      id: "t9a.fleeing.cannot.move-except-flee",
      phases: ["movement", "magic"],
      names: say("Moves other than a Flee Move", "Déplacement autre qu’un Mouvement de fuite"),
      summary: say(
        "It moves by Flee Moves alone; Magical Moves do not work on it.°",
        "Elle ne se déplace que par Mouvement de fuite\u00a0; les mouvements magiques ne la déplacent pas.°",
      ),
      both: { onlyMove: "Flee Move" },
    },
    {
      id: "t9a.fleeing.cannot.shoot",
      phases: ["charge", "shooting"],
      names: say("Shoot", "Tirer"),
      summary: say("Fleeing: no shooting.", "En fuite : aucun tir."),
      both: { cannot: "shoot" },
    },
    {
      id: "t9a.fleeing.cannot.channel",
      phases: ["magic"],
      names: say("Channel", "Canalisation"),
      summary: say("Its Wizards add no Veil Tokens.", "Ses Magiciens n’ajoutent aucun marqueur « Voile »."),
      both: { cannot: "Channel" },
      see: ["t9a.sequence.magic.magic-phase.3"],
    },
    {
      id: "t9a.fleeing.cannot.cast-or-activate",
      phases: ["magic"],
      names: say("Cast spells / activate One use only items", "Lancer des sorts / Usage unique"),
      summary: say(
        "No spell is cast from it, and no One use only item set off by choice; items that work by themselves still do.",
        "Nul n’y lance de sort ni n’y déclenche d’objet à Usage unique ; ceux qui agissent d’eux-mêmes restent actifs.",
      ),
      both: { cannot: ["cast spells", "activate One use only Special Items"] },
    },
    {
      id: "t9a.fleeing.no-commanding-presence",
      names: say("Commanding Presence", "Présence impérieuse"),
      summary: say("A Fleeing General lends no Discipline.", "Un Général en fuite ne prête pas sa Discipline."),
      both: { gives: false, rule: "Commanding Presence" },
    },
    {
      id: "t9a.fleeing.no-rally-around-the-flag",
      names: say("Rally Around the Flag", "Ralliement au drapeau"),
      summary: say(
        "A Fleeing Battle Standard Bearer grants no rerolls of Discipline Tests.",
        "Un Porteur de la grande bannière en fuite ne fait pas relancer les Tests de discipline.",
      ),
      both: { gives: false, rule: "Rally Around the Flag" },
    },
  ]),
  ...entriesAt(decimated, [
    {
      id: "t9a.decimated.definition",
      names: say("Decimated", "Décimée"),
      summary: say(
        "A unit with at most 25% of the Health Points on its Army List is Decimated; Characters who joined it count on both sides of the sum.",
        "Une unité réduite à 25 % ou moins des PV de la Liste d’armée est Décimée ; les Personnages qui l’ont rejointe comptent dans les deux nombres.",
      ),
      see: ["t9a.decimated.rally", "t9a.vp.shattered-definition"],
    },
    {
      id: "t9a.decimated.rally",
      names: say("Decimated - Rally Test", "Décimée - Test de ralliement"),
      summary: say(
        "A Decimated unit rallies on half its Discipline, rounded up.",
        "Une unité Décimée se rallie sur la moitié de sa Discipline, arrondie vers le haut.",
      ),
      see: ["t9a.decimated.definition", "t9a.sequence.movement.movement-phase.2"],
    },
  ]),
];
