import { message, type Rule, refuse } from "@tercio/kernel";
import type { DisciplineUse, NinthAgeMoments } from "../asking/moments.ts";
import { armyRules } from "../book/army-rules.ts";
import { natures } from "../book/natures.ts";
import { rankBonus } from "../calculation/formation.ts";
import { receives } from "../calculation/presence.ts";
import { advanceRate } from "../calculation/rates.ts";
import { because, ruleId } from "../state/ids.ts";
import { hasRule, wholly } from "../state/held.ts";
import type { NinthAge, Unit } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** Who lost takes no Break Test and loses Health Points instead, against which there is no save. */
const unstable: R = {
  id: "unstable",
  name: { en: "Unstable", fr: "Instable" },
  enforces: [ruleId("unstable")],
  offer: { "fate of a loser": { unit: () => ["crumbles"] } },
};

const { stubbornDivisor, steadfastAtMost, leastByTheFlag } = natures["t9a.rule.undead"];

/** Unstable, but held together by what keeps others from running; and slow to do anything unbidden. */
const undead: R = {
  id: "undead",
  name: { en: "Undead", fr: "Mort-vivant" },
  enforces: [ruleId("undead")],
  modify: {
    "losses of a lost combat": {
      unit: (game, { unit: u, firm }) => [
        ...(firm.stubborn
          ? [{ ...because("undead", "divide", stubbornDivisor), because: message("rule.stubborn") }]
          : []),
        ...(firm.steadfast
          ? [{ ...because("undead", "atMost", steadfastAtMost), because: message("rule.steadfast") }]
          : []),
        ...(receives(game, "rally-around-the-flag", u).length > 0
          ? [
              {
                ...because("undead", "add", -Math.max(leastByTheFlag, rankBonus(game, u))),
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
        receives(game, "commanding-presence", u).length > 0 ? true : refuse("refuse.undead-march", ruleId("undead")),
    },
    "flee as a charge reaction": {
      unit: (_, { unit: u }) => (u.fleeing ? true : refuse("refuse.undead-holds", ruleId("undead"))),
    },
    shoot: { unit: (_, { standing }) => (standing ? refuse("refuse.undead-holds", ruleId("undead")) : true) },
  },
};

/** Who is not of this world breaks into nothing: where it would flee it crumbles. */
const supernal: R = {
  id: "supernal",
  name: { en: "Supernal", fr: "Surnaturel" },
  enforces: [ruleId("supernal")],
  // With anybody in it who is of this world it breaks as others do.
  offer: {
    "fate of a loser": {
      unit: (_, { unit: u }) => (wholly(u, "supernal") ? ["crumbles where it would break"] : []),
    },
  },
};

/** Zealots take their Prelate among them. */
const welcome = (game: NinthAge, { unit: u, host }: { readonly unit: Unit; readonly host: Unit }): boolean =>
  hasRule(game, host, "zealots") && u.entry.name.en === armyRules["t9a.rule.zealots"].joinedBy;
const onlyAmong = (game: NinthAge, u: Unit, may = false) =>
  may || hasRule(game, u, "unbreakable") ? true : refuse("refuse.join-unbreakable", ruleId("unbreakable"));

const unbreakable: R = {
  id: "unbreakable",
  name: { en: "Unbreakable", fr: "Indémoralisable" },
  enforces: [ruleId("unbreakable")],
  allow: {
    "take a break test": { unit: () => refuse("refuse.unbreakable", ruleId("unbreakable")) },
    "join a unit": {
      unit: (game, { host }) => onlyAmong(game, host),
      host: (game, facts) => onlyAmong(game, facts.unit, welcome(game, facts)),
    },
  },
};

/** Who is guarded makes its guards Stubborn: they hold that rule then (`state/held.ts`). */
const bodyguard: R = {
  id: "bodyguard",
  name: { en: "Bodyguard", fr: "Garde du corps" },
  enforces: [ruleId("bodyguard")],
};

const terror: R = {
  id: "terror",
  name: { en: "Terror", fr: "Terreur" },
  enforces: [ruleId("terror")],
  on: {
    "charge declared": {
      by: (game, { unit: u, by }) => (hasRule(game, u, "terror") ? [] : [{ unit: u.id, cause: "terror", from: by.id }]),
    },
  },
};

const { beyondAdvanceRate, moreDice } = natures["t9a.rule.frenzy"];
const FRENZIED: readonly DisciplineUse[] = ["frenzy", "restrain"];

const frenzy: R = {
  id: "frenzy",
  name: { en: "Frenzy", fr: "Frénésie" },
  enforces: [ruleId("frenzy")],
  modify: {
    "test dice": { unit: (_, { use }) => (FRENZIED.includes(use) ? because("frenzy", "add", moreDice) : null) },
  },
  offer: { provoked: { unit: (game, { unit: u }) => [advanceRate(game, u) + beyondAdvanceRate] } },
};

/** What models are by nature, and what that does to a unit that is charged, provoked or beaten. */
export const natureRules: readonly R[] = [unstable, undead, supernal, unbreakable, bodyguard, terror, frenzy];
