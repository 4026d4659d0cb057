// What single shooting weapons do that others do not (army books).
import { armyMissiles } from "../weapons/armies.ts";
import { peculiarMissiles } from "../weapons/peculiar.ts";
import { defineRule } from "../define.ts";

export const aspenArrows = defineRule({
  id: "t9a.rule.aspen-arrows",
  name: { en: "Aspen Arrows", fr: "Flèches de tremble" },
});

export const pivotAndShoot = defineRule({
  id: "t9a.rule.pivot-and-shoot",
  name: { en: "Pivot and Shoot", fr: "Pivoter et tirer" },
});

export const ignoresCover = defineRule({
  id: "t9a.rule.ignores-cover",
  name: { en: "Ignores Cover", fr: "Ignore le Couvert" },
});

export const darkFire = defineRule({ id: "t9a.rule.dark-fire", name: peculiarMissiles["t9a.rule.dark-fire"].name });

export const blowpipe = defineRule({ id: "t9a.rule.blowpipe", name: armyMissiles["t9a.rule.blowpipe"].name });

export const mustStandAndShoot = defineRule({
  id: "t9a.rule.must-stand-and-shoot",
  name: { en: "Must Stand and Shoot", fr: "Doit tenir et tirer" },
});

export const huntingSpear = defineRule({
  id: "t9a.rule.hunting-spear",
  name: peculiarMissiles["t9a.rule.hunting-spear"].name,
});

export const impalingRoots = defineRule({
  id: "t9a.rule.impaling-roots",
  name: peculiarMissiles["t9a.rule.impaling-roots"].name,
});

export const harpoonLauncher = defineRule({
  id: "t9a.rule.harpoon-launcher",
  name: peculiarMissiles["t9a.rule.harpoon-launcher"].name,
  also: ["t9a.rule.harpooned"],
});

export const harpooned = defineRule({ id: "t9a.rule.harpooned", name: { en: "Harpooned", fr: "Harponnée" } });
