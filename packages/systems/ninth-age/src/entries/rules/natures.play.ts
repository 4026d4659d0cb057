import * as entry from "./natures.ts";
import { type Play, play } from "../play.ts";
import * as armyRulesMore from "./army-rules-more.ts";
import { message, refuse } from "@tercio/kernel";
import type { DisciplineUse } from "../../hooks/moments.ts";
import { rankBonus } from "../../calculation/formation.ts";
import { receives } from "../../calculation/presence.ts";
import { advanceRate } from "../../calculation/rates.ts";
import { because } from "../../state/ids.ts";
import { hasRule, wholly } from "../../state/held.ts";
import type { NinthAge, Unit } from "../../state/state.ts";

/** Who lost takes no Break Test and loses Health Points instead, against which there is no save. */
const unstable = play(entry.unstable, {
  offer: { "fate of a loser": { unit: () => ["crumbles"] } },
});

const { stubbornDivisor, steadfastAtMost, leastByTheFlag } = entry.undead.figures;

/** Unstable, but held together by what keeps others from running; and slow to do anything unbidden. */
const undead = play(entry.undead, {
  modify: {
    "losses of a lost combat": {
      unit: (game, { unit: u, firm }) => [
        ...(firm.stubborn
          ? [{ ...because("t9a.rule.undead", "divide", stubbornDivisor), because: message("rule.stubborn") }]
          : []),
        ...(firm.steadfast
          ? [{ ...because("t9a.rule.undead", "atMost", steadfastAtMost), because: message("rule.steadfast") }]
          : []),
        ...(receives(game, "rally-around-the-flag", u).length > 0
          ? [
              {
                ...because("t9a.rule.undead", "add", -Math.max(leastByTheFlag, rankBonus(game, u))),
                because: message("rule.rally-around-the-flag"),
              },
            ]
          : []),
      ],
    },
  },
  allow: {
    march: {
      unit: (game, { unit: u }) =>
        receives(game, "commanding-presence", u).length > 0 ? true : refuse("refuse.undead-march", "t9a.rule.undead"),
    },
    "flee as a charge reaction": {
      unit: (_, { unit: u }) => (u.fleeing ? true : refuse("refuse.undead-holds", "t9a.rule.undead")),
    },
    shoot: { unit: (_, { standing }) => (standing ? refuse("refuse.undead-holds", "t9a.rule.undead") : true) },
  },
});

/** Who is not of this world breaks into nothing: where it would flee it crumbles. */
const supernal = play(entry.supernal, {
  // With anybody in it who is of this world it breaks as others do.
  offer: {
    "fate of a loser": {
      unit: (_, { unit: u }) => (wholly(u, "supernal") ? ["crumbles where it would break"] : []),
    },
  },
});

/** Zealots take their Prelate among them. */
const welcome = (game: NinthAge, { unit: u, host }: { readonly unit: Unit; readonly host: Unit }): boolean =>
  hasRule(game, host, "zealots") && u.entry.name.en === armyRulesMore.zealots.figures.joinedBy;
const onlyAmong = (game: NinthAge, u: Unit, may = false) =>
  may || hasRule(game, u, "unbreakable") ? true : refuse("refuse.join-unbreakable", "t9a.rule.unbreakable");

const unbreakable = play(entry.unbreakable, {
  allow: {
    "take a break test": { unit: () => refuse("refuse.unbreakable", "t9a.rule.unbreakable") },
    "join a unit": {
      unit: (game, { host }) => onlyAmong(game, host),
      host: (game, facts) => onlyAmong(game, facts.unit, welcome(game, facts)),
    },
  },
});

/** Who is guarded makes its guards Stubborn: they hold that rule then (`state/held.ts`). */
const bodyguard = play(entry.bodyguard);

const terror = play(entry.terror, {
  on: {
    "charge declared": {
      by: (game, { unit: u, by }) => (hasRule(game, u, "terror") ? [] : [{ unit: u.id, cause: "terror", from: by.id }]),
    },
  },
});

const { beyondAdvanceRate, moreDice } = entry.frenzy.figures;
const FRENZIED: readonly DisciplineUse[] = ["frenzy", "restrain"];

const frenzy = play(entry.frenzy, {
  modify: {
    "test dice": {
      unit: (_, { use }) => (FRENZIED.includes(use) ? because("t9a.rule.frenzy", "add", moreDice) : null),
    },
  },
  offer: { provoked: { unit: (game, { unit: u }) => [advanceRate(game, u) + beyondAdvanceRate] } },
});

/** What models are by nature, and what that does to a unit that is charged, provoked or beaten. */
export const natureRules: readonly Play[] = [unstable, undead, supernal, unbreakable, bodyguard, terror, frenzy];
