import { type Rule, refuse } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { modelRules } from "../book/models.ts";
import { armyMissiles } from "../book/missiles-armies.ts";
import { peculiarMissiles } from "../book/missiles-peculiar.ts";
import { isAmong } from "../calculation/ground.ts";
import { hasRule, wholly } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAge } from "../state/state.ts";
import { atStep } from "../state/steps.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** Needs its Aim whatever else would change that: the last step of the Priority of Modifiers. */
const aspenArrows: R = {
  id: "aspen-arrows",
  name: { en: "Aspen Arrows", fr: "Flèches de tremble" },
  enforces: [ruleId("aspen-arrows")],
  modify: {
    "to-hit roll": {
      by(_, { shot }) {
        const aim = shot?.aim ?? null;
        return aim === null ? null : [because("aspen-arrows", "atLeast", aim), because("aspen-arrows", "atMost", aim)];
      },
    },
  },
};

const pivotAndShoot: R = {
  id: "pivot-and-shoot",
  name: { en: "Pivot and Shoot", fr: "Pivoter et tirer" },
  enforces: [ruleId("pivot-and-shoot")],
};

const ignoresCover: R = {
  id: "ignores-cover",
  name: { en: "Ignores Cover", fr: "Ignore le Couvert" },
  enforces: [ruleId("ignores-cover")],
};

const darkFire: R = {
  id: "dark-fire",
  name: { en: "Dark Fire", fr: "Feu noir" },
  enforces: [ruleId("dark-fire")],
  modify: {
    "save roll": { by: () => because("dark-fire", "atLeast", peculiarMissiles["t9a.rule.dark-fire"].savesFail + 1) },
  },
};

const blowpipeAt = armyMissiles["t9a.rule.blowpipe"].atTowering;
const blowpipe: R = {
  id: "blowpipe",
  name: { en: "Blowpipe", fr: "Sarbacane" },
  enforces: [ruleId("blowpipe")],
  modify: {
    "to-hit roll": {
      by: (game, { at }) =>
        hasRule(game, at, "towering-presence") && wholly(at, "towering-presence")
          ? because("blowpipe", "add", blowpipeAt.toHit)
          : null,
    },
  },
};

/** Whatever else its unit could do: where it can shoot at the charger, it does. */
const mustStandAndShoot: R = {
  id: "must-stand-and-shoot",
  name: { en: "Must Stand and Shoot", fr: "Doit tenir et tirer" },
  enforces: [ruleId("must-stand-and-shoot")],
  allow: {
    "react without shooting": {
      shooters: () => refuse("refuse.must-stand-and-shoot", ruleId("must-stand-and-shoot"), {}, "reaction"),
    },
  },
};

const spear = peculiarMissiles["t9a.rule.hunting-spear"].adds;
const huntingSpear: R = {
  id: "hunting-spear",
  name: { en: "Hunting Spear", fr: "Épieu de chasse" },
  enforces: [ruleId("hunting-spear")],
  modify: {
    "armour penetration": { by: () => because("hunting-spear", "add", spear.armourPenetration) },
  },
};

const roots = peculiarMissiles["t9a.rule.impaling-roots"].inForest;
const inForest = (what: keyof typeof roots): NonNullable<NonNullable<R["modify"]>["strength"]> => ({
  by: (game, { at }) => (isAmong(game, at, "forest") ? because("impaling-roots", "set", roots[what]) : null),
});
const impalingRoots: R = {
  id: "impaling-roots",
  name: { en: "Impaling Roots", fr: "Racines empaleuses" },
  enforces: [ruleId("impaling-roots")],
  modify: { strength: inForest("strength"), "armour penetration": inForest("armourPenetration") },
};

const harpoonLauncher: R = {
  id: "harpoon-launcher",
  name: { en: "Harpoon Launcher", fr: "Lance-harpon" },
  enforces: [ruleId("harpoon-launcher"), ruleId("harpooned")],
  on: {
    "shots hit": {
      by: (_, { by, at }) => [
        {
          rule: peculiarMissiles["t9a.rule.harpoon-launcher"].leaves,
          on: at.id,
          from: by.id,
          until: { steps: [{ ...atStep("player-turn", "start"), player: by.seat }] },
          params: {},
        },
      ],
    },
  },
};

/** Held by an effect: what Swiftstride gives is taken away again. */
const harpooned: R = {
  id: "harpooned",
  name: { en: "Harpooned", fr: "Harponnée" },
  enforces: [ruleId("harpooned")],
  modify: {
    "maximised dice": {
      unit: (game, { unit: u }) =>
        hasRule(game, u, "swiftstride")
          ? because("harpooned", "add", -modelRules["t9a.rule.swiftstride"].moreDice)
          : null,
    },
  },
};

/** What single shooting weapons do that others do not. */
export const shootingWeaponRules: readonly R[] = [
  aspenArrows,
  pivotAndShoot,
  ignoresCover,
  darkFire,
  blowpipe,
  mustStandAndShoot,
  huntingSpear,
  impalingRoots,
  harpoonLauncher,
  harpooned,
];
