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

export const darkFire = defineRule({ id: "t9a.rule.dark-fire", name: { en: "Dark Fire", fr: "Feu noir" } });

export const blowpipe = defineRule({ id: "t9a.rule.blowpipe", name: { en: "Blowpipe", fr: "Sarbacane" } });

export const mustStandAndShoot = defineRule({
  id: "t9a.rule.must-stand-and-shoot",
  name: { en: "Must Stand and Shoot", fr: "Doit tenir et tirer" },
});

export const huntingSpear = defineRule({
  id: "t9a.rule.hunting-spear",
  name: { en: "Hunting Spear", fr: "Épieu de chasse" },
});

export const impalingRoots = defineRule({
  id: "t9a.rule.impaling-roots",
  name: { en: "Impaling Roots", fr: "Racines empaleuses" },
});

export const harpoonLauncher = defineRule({
  id: "t9a.rule.harpoon-launcher",
  name: { en: "Harpoon Launcher", fr: "Lance-harpon" },
  also: ["t9a.rule.harpooned"],
});

export const harpooned = defineRule({ id: "t9a.rule.harpooned", name: { en: "Harpooned", fr: "Harponnée" } });
