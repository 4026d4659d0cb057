import type { Bilingual } from "./entry/entry.ts";
import type { GameId } from "./games.ts";

/** A moment at which players stop and look: what is read then, in order, and a case worked out by the game where it is played. */
export interface Decision {
  readonly id: string;
  readonly title: Bilingual;
  /** Entries in the order in which they are asked; their words are theirs and stand nowhere else. */
  readonly reads: readonly string[];
  /** A question in numbers of the game’s engine, and what is given; missing where it has none. */
  readonly worked?: { readonly question: string; readonly given: { readonly [name: string]: number | boolean } };
}

const say = (en: string, fr: string): Bilingual => ({ en, fr });

const charge = say("A charge", "Une charge");
const breaks = say("A lost combat", "Un combat perdu");
const casting = say("Casting and Miscast", "Lancement et Fiasco");
const dispel = say("Dispelling", "Dissipation");
const panic = say("Panic", "Panique");
const pursuit = say("Pursuit", "Poursuite");
const wounds = say("Who is hit, who falls", "Qui est touché, qui tombe");
const danger = say("Dangerous ground", "Terrain dangereux");
const victory = say("Who has won", "Qui a gagné");

/** The hardest moments of each game. */
export const decisions: { readonly [game in GameId]: readonly Decision[] } = {
  "ninth-age": [
    {
      id: "charge",
      title: charge,
      reads: [
        "t9a.sequence.charge.charge-phase.2",
        "t9a.sequence.charge.charge-phase.3",
        "t9a.sequence.charge.charge-phase.5",
        "t9a.maximising-contact.order",
        "t9a.table.charge-range",
      ],
      worked: { question: "charge", given: { need: 7, swiftstride: true } },
    },
    {
      id: "break-test",
      title: breaks,
      reads: [
        "t9a.table.combat-score",
        "t9a.sequence.melee.round-of-combat.7",
        "t9a.rule.steadfast",
        "t9a.rule.steadfast-disrupted",
        "t9a.rule.rally-around-the-flag",
      ],
      worked: { question: "discipline", given: { value: 8, difference: 3, reroll: true } },
    },
    {
      id: "casting",
      title: casting,
      reads: [
        "t9a.sequence.magic.casting-attempt.1",
        "t9a.sequence.magic.casting-attempt.3",
        "t9a.magic.fizzle",
        "t9a.miscast.timing",
        "t9a.table.miscast",
      ],
      worked: { question: "cast", given: { dice: 4, value: 10, miscasts: true } },
    },
    {
      id: "dispel",
      title: dispel,
      reads: [
        "t9a.sequence.magic.dispelling-attempt.1",
        "t9a.sequence.magic.dispelling-attempt.3",
        "t9a.magic.fizzle.passed-then-dispelled",
      ],
      worked: { question: "cast", given: { dice: 4, value: 10, "dispel-dice": 3 } },
    },
    {
      id: "panic",
      title: panic,
      reads: [
        "t9a.panic.trigger.heavy-losses",
        "t9a.panic.trigger.broken-nearby",
        "t9a.panic.exempt.engaged",
        "t9a.panic.failed.flee-direction",
      ],
      worked: { question: "panic", given: { models: 20, lost: 5, discipline: 7 } },
    },
    {
      id: "pursuit",
      title: pursuit,
      reads: [
        "t9a.sequence.melee.round-of-combat.9",
        "t9a.sequence.melee.round-of-combat.11",
        "t9a.sequence.melee.round-of-combat.13",
        "t9a.rule.restrain",
      ],
      worked: { question: "pursuit", given: { "pursuers-swift": true } },
    },
    {
      id: "wounds",
      title: wounds,
      reads: ["t9a.sequence.attacks.attack.3", "t9a.sequence.attacks.attack.8", "t9a.sequence.attacks.attack.9"],
      worked: { question: "wounds", given: { shooters: 10, models: 6, health: 3, resilience: 4, lost: 2 } },
    },
    {
      id: "dangerous-terrain",
      title: danger,
      reads: [
        "t9a.terrain.dangerous-terrain-test.when",
        "t9a.table.dangerous-terrain",
        "t9a.table.dangerous-terrain-dice",
        "t9a.terrain.dangerous-terrain-test.effect",
      ],
      worked: { question: "dangerous-terrain", given: { models: 10, fails: 1 } },
    },
    {
      id: "victory",
      title: victory,
      reads: ["t9a.table.victory-points", "t9a.vp.shattered-definition", "t9a.table.battle-points"],
      worked: { question: "victory", given: { destroyed: 1400, fleeing: 400, lost: 1000, size: 4500 } },
    },
  ],
  "old-world": [
    {
      id: "charge",
      title: charge,
      reads: [
        "tow.charge.eligibility.line-of-sight",
        "tow.charge-reaction.choice",
        "tow.charge.roll",
        "tow.charge.range",
        "tow.charge.failed",
        "tow.combat.charge-initiative.front",
      ],
      worked: { question: "charge", given: { movement: 4, distance: 9 } },
    },
    {
      id: "break-test",
      title: say("Give ground, fall back or break", "Céder, reculer ou fuir"),
      reads: [
        "tow.phase.combat.break-test",
        "tow.break.gives-ground",
        "tow.break.falls-back-in-good-order",
        "tow.break.breaks-and-flees",
        "tow.break-move.falls-back-overwhelmed",
      ],
      worked: { question: "break", given: { leadership: 8, "lost-by": 3 } },
    },
    {
      id: "casting",
      title: casting,
      reads: ["tow.magic.casting.roll", "tow.magic.casting.perfect", "tow.magic.casting.miscast", "tow.miscast"],
    },
    {
      id: "dispel",
      title: dispel,
      reads: [
        "tow.magic.dispel.wizardly",
        "tow.magic.dispel.fated",
        "tow.magic.dispel.roll",
        "tow.magic.dispel.perfect",
        "tow.magic.dispel.miscast",
      ],
    },
    {
      id: "pursuit",
      title: pursuit,
      reads: [
        "tow.phase.combat.follow-up-and-pursuit",
        "tow.pursuit.restrain-and-reform",
        "tow.pursuit.follow-up",
        "tow.pursuit.pursue",
      ],
      worked: { question: "pursuit", given: {} },
    },
    {
      id: "panic",
      title: panic,
      reads: ["tow.phase.shooting.panic-tests", "tow.keyword.panic-test", "tow.break-move.falls-back-in-good-order"],
    },
  ],
  "age-of-sigmar": [
    {
      id: "charge",
      title: charge,
      reads: ["aos2.core.charge-sequence", "aos2.core.charge-roll", "aos2.core.charge-move"],
      worked: { question: "charge", given: { distance: 8 } },
    },
    {
      id: "casting",
      title: say("Casting and unbinding", "Lancement et dissipation"),
      reads: ["aos2.core.casting.attempt", "aos2.core.casting.unbinding", "aos2.core.spell.arcane-bolt"],
    },
    {
      id: "double-turn",
      title: say("The double turn", "Le double tour"),
      reads: ["aos2.keyword.battle-round", "aos2.core.roll-offs", "aos2.core.command-abilities.points"],
      worked: { question: "priority", given: {} },
    },
    {
      id: "pile-in",
      title: say("Piling in", "La mise au contact"),
      reads: ["aos2.keyword.fight-order", "aos2.core.piling-in", "aos2.core.melee-weapons", "aos2.rule.three-inches"],
      worked: { question: "pile-in", given: { models: 20, foes: 5, gap: 1 } },
    },
    {
      id: "wounds",
      title: wounds,
      reads: [
        "aos2.core.allocating-wounds.total",
        "aos2.core.allocating-wounds.order",
        "aos2.core.allocating-wounds.negation",
        "aos2.core.mortal-wounds",
      ],
      worked: {
        question: "attack",
        given: { attacks: 10, hit: 4, wound: 3, rend: 1, save: 4, "mortal-on-hit": 6, negate: 6 },
      },
    },
    {
      id: "battleshock",
      title: say("Battleshock", "La déroute"),
      reads: ["aos2.core.battleshock.who", "aos2.core.battleshock.roll", "aos2.core.battleshock.result"],
      worked: { question: "battleshock", given: { models: 7, slain: 5, bravery: 6 } },
    },
  ],
};
