import type { RuleEntry } from "../define.ts";
import * as entry from "./psychology.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, inForce, message, refuse } from "@tercio/kernel";
import { fewLeft } from "../../book/panic.ts";
import { atOrBelow, wholeOf } from "../../calculation/health.ts";
import { engaged, type NinthAge, type Unit } from "../../state/state.ts";
import type { NinthAgeMoments } from "../../hooks/moments.ts";

type Allowed = keyof NinthAgeMoments["allow"];

const bars = (state: "shaken" | "fleeing", of: RuleEntry, ...moments: readonly Allowed[]): Play =>
  play(of, {
    heldBy: state,
    allow: Object.fromEntries(moments.map((moment) => [moment, { unit: () => refuse(`refuse.${state}`, of.id) }])),
  });

/** What a Shaken unit may not do, one rule an action (sheet 000, Psychology, Shaken). */
export const shakenRules: readonly Play[] = [
  bars("shaken", entry.shakenCannotCharge, "declare a charge"),
  bars("shaken", entry.shakenCannotPursue, "pursue"),
  bars("shaken", entry.shakenCannotOverrun, "overrun"),
  bars("shaken", entry.shakenCannotAdvance, "advance"),
  bars("shaken", entry.shakenCannotMarch, "march"),
  bars("shaken", entry.shakenCannotReform, "reform"),
  bars("shaken", entry.shakenCannotRandomMovement, "move at random"),
  bars("shaken", entry.shakenCannotShoot, "shoot"),
];

/** What a Fleeing unit may not do (sheet 000, Psychology, Fleeing). */
export const fleeingRules: readonly Play[] = [
  bars("fleeing", entry.fleeingCannotShoot, "shoot"),
  bars("fleeing", entry.fleeingCannotCharge, "declare a charge"),
  bars("fleeing", entry.fleeingCannotReactExceptFlee, "hold as a charge reaction"),
  bars("fleeing", entry.fleeingCannotMoveExceptFlee, "advance", "march", "move at random", "reform"),
];

/** So few of its starting Health Points left that its Discipline suffers, joined Characters counted. */
export const decimated = (game: NinthAge, u: Unit): boolean =>
  inForce("t9a.decimated.definition") && atOrBelow(wholeOf(game, u), fewLeft["t9a.decimated.definition"].healthPercent);

const decimatedRally = play(entry.decimatedRally, {
  heldBy: EVERYBODY,
  modify: {
    discipline: {
      unit: (game, { unit: u, use }) =>
        use === "rally" && decimated(game, u)
          ? {
              operation: "divide",
              value: fewLeft["t9a.decimated.rally"].divisor,
              because: message("rule.decimated-rally"),
              rule: "t9a.decimated.rally",
            }
          : null,
    },
  },
});

const exempt = (of: RuleEntry, test: (game: NinthAge, u: Unit) => boolean): Play =>
  play(of, {
    heldBy: EVERYBODY,
    allow: {
      "take a panic test": {
        unit: (game, { unit: u }) => (test(game, u) ? refuse("refuse.no-panic-test", of.id) : true),
      },
    },
  });

export const panicRules: readonly Play[] = [
  decimatedRally,
  exempt(entry.panicExemptEngaged, (g, u) => engaged(g, u.id)),
  exempt(entry.panicExemptFleeing, (_, u) => u.fleeing),
  exempt(entry.panicExemptAlreadyPassed, (_, u) => u.panicPassed),
];

type OfUnit = (game: NinthAge, facts: { readonly unit: Unit }) => ReturnType<typeof refuse> | true;
const whileEngaged: OfUnit = (g, { unit: u }) =>
  engaged(g, u.id) ? refuse("refuse.engaged", "t9a.rule.engaged") : true;

const engagedActions: readonly Play[] = [
  play(entry.engaged, {
    heldBy: EVERYBODY,
    allow: {
      "declare a charge": { unit: whileEngaged },
      advance: { unit: whileEngaged },
      march: { unit: whileEngaged },
      reform: { unit: whileEngaged },
      "flee as a charge reaction": {
        unit: (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged-holds", "t9a.rule.engaged") : true),
      },
    },
  }),
  play(entry.marchTest, {
    heldBy: EVERYBODY,
    allow: {
      march: {
        unit: (_, { unit: u }) =>
          u.marchTest === "failed" ? refuse("refuse.march-test", "t9a.rule.march-test") : true,
      },
    },
  }),
];

const postCombatReform = play(entry.postCombatReform, {
  heldBy: EVERYBODY,
  allow: {
    "declare a charge": {
      unit: (g, { unit: u }) =>
        u.noChargeIn === g.playerTurn ? refuse("refuse.reformed-after-combat", "t9a.rule.post-combat-reform") : true,
    },
  },
});

const scoringDenied = play(entry.scoringDenied, {
  allow: {
    "count as scoring": {
      unit: (_, __, { params }) => {
        const rule = `t9a.${String(params.spell)}`;
        return inForce(rule) ? refuse("refuse.not-scoring", rule) : true;
      },
    },
  },
});

const scoringRules: readonly Play[] = [
  postCombatReform,
  scoringDenied,
  play(entry.marchTestOwed),
  play(entry.scoring, {
    heldBy: EVERYBODY,
    allow: {
      "count as scoring": {
        unit: (_, { unit: u }) =>
          !u.entry.scoring || u.fleeing || u.scoringLost ? refuse("refuse.not-scoring", "t9a.rule.scoring") : true,
      },
    },
  }),
];

export const psychologyRules: readonly Play[] = [
  ...shakenRules,
  ...fleeingRules,
  ...panicRules,
  ...engagedActions,
  ...scoringRules,
];
