import { atStep } from "../../state/steps.ts";
import * as entry from "./shooting-weapons.ts";
import { type Play, play } from "../play.ts";
import * as modelRules from "./model-rules.ts";
import { refuse } from "@tercio/kernel";
import { armyMissiles } from "../weapons/armies.ts";
import { peculiarMissiles } from "../weapons/peculiar.ts";
import { isAmong } from "../../calculation/ground.ts";
import { hasRule, wholly } from "../../state/held.ts";
import { because } from "../../state/ids.ts";

/** Needs its Aim whatever else would change that: the last step of the Priority of Modifiers. */
const aspenArrows = play(entry.aspenArrows, {
  modify: {
    "to-hit roll": {
      by(_, { shot }) {
        const aim = shot?.aim ?? null;
        return aim === null
          ? null
          : [because("t9a.rule.aspen-arrows", "atLeast", aim), because("t9a.rule.aspen-arrows", "atMost", aim)];
      },
    },
  },
});

const pivotAndShoot = play(entry.pivotAndShoot);

const ignoresCover = play(entry.ignoresCover);

const darkFire = play(entry.darkFire, {
  modify: {
    "save roll": {
      by: () => because("t9a.rule.dark-fire", "atLeast", peculiarMissiles["t9a.rule.dark-fire"].savesFail + 1),
    },
  },
});

const blowpipeAt = armyMissiles["t9a.rule.blowpipe"].atTowering;
const blowpipe = play(entry.blowpipe, {
  modify: {
    "to-hit roll": {
      by: (game, { at }) =>
        hasRule(game, at, "towering-presence") && wholly(at, "towering-presence")
          ? because("t9a.rule.blowpipe", "add", blowpipeAt.toHit)
          : null,
    },
  },
});

/** Whatever else its unit could do: where it can shoot at the charger, it does. */
const mustStandAndShoot = play(entry.mustStandAndShoot, {
  allow: {
    "react without shooting": {
      shooters: () => refuse("refuse.must-stand-and-shoot", "t9a.rule.must-stand-and-shoot", {}, "reaction"),
    },
  },
});

const spear = peculiarMissiles["t9a.rule.hunting-spear"].adds;
const huntingSpear = play(entry.huntingSpear, {
  modify: {
    "armour penetration": { by: () => because("t9a.rule.hunting-spear", "add", spear.armourPenetration) },
  },
});

const roots = peculiarMissiles["t9a.rule.impaling-roots"].inForest;
const inForest = (what: keyof typeof roots): NonNullable<NonNullable<Play["modify"]>["strength"]> => ({
  by: (game, { at }) => (isAmong(game, at, "forest") ? because("t9a.rule.impaling-roots", "set", roots[what]) : null),
});
const impalingRoots = play(entry.impalingRoots, {
  modify: { strength: inForest("strength"), "armour penetration": inForest("armourPenetration") },
});

const harpoonLauncher = play(entry.harpoonLauncher, {
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
});

/** Held by an effect: what Swiftstride gives is taken away again. */
const harpooned = play(entry.harpooned, {
  modify: {
    "maximised dice": {
      unit: (game, { unit: u }) =>
        hasRule(game, u, "swiftstride")
          ? because("t9a.rule.harpooned", "add", -modelRules.swiftstride.figures.moreDice)
          : null,
    },
  },
});

/** What single shooting weapons do that others do not. */
export const shootingWeaponRules: readonly Play[] = [
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
