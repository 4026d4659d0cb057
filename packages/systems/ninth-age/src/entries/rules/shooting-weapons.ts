// What single shooting weapons do that others do not (army books).
import { armyMissiles } from "../weapons/armies.ts";
import { peculiarMissiles } from "../weapons/peculiar.ts";
import { defineRule } from "../define.ts";

export const aspenArrows = defineRule({
  id: "t9a.rule.aspen-arrows",
  name: { en: "Aspen Arrows", fr: "Flèches de tremble" },
  reference: {
    group: "attributes",
    text: {
      en: "Hit on the Aim, whatever would make it easier or harder.",
      fr: "Touchent sur la valeur de Tir, quoi qui la facilite ou la gêne.",
    },
    facts: { toHit: "Aim" },
    from: "army",
  },
});

export const pivotAndShoot = defineRule({
  id: "t9a.rule.pivot-and-shoot",
  name: { en: "Pivot and Shoot", fr: "Pivoter et tirer" },
  reference: {
    group: "attributes",
    text: {
      en: "For such a weapon, a model that has only pivoted has not moved.",
      fr: "Pour une telle arme, une figurine qui a seulement pivoté n’a pas bougé.",
    },
    facts: { afterPivot: "as unmoved" },
    from: "army",
    see: ["t9a.rule.move-or-fire", "t9a.rule.single-model-pivot"],
  },
});

export const ignoresCover = defineRule({
  id: "t9a.rule.ignores-cover",
  name: { en: "Ignores Cover", fr: "Ignore le Couvert" },
  reference: {
    group: "attributes",
    text: { en: "No penalty for Cover of either kind.", fr: "Aucun malus pour un Couvert, léger ou lourd." },
    facts: { cover: "no penalty" },
    from: "army",
    see: ["t9a.to-hit-modifier.soft-cover", "t9a.to-hit-modifier.hard-cover"],
  },
});

export const darkFire = defineRule({ id: "t9a.rule.dark-fire", name: peculiarMissiles["t9a.rule.dark-fire"].name });

export const blowpipe = defineRule({ id: "t9a.rule.blowpipe", name: armyMissiles["t9a.rule.blowpipe"].name });

export const mustStandAndShoot = defineRule({
  id: "t9a.rule.must-stand-and-shoot",
  name: { en: "Must Stand and Shoot", fr: "Doit tenir la position et tirer" },
  reference: {
    group: "attributes",
    text: {
      en: "Where its unit may Stand and Shoot, it reacts to a charge in no other way.",
      fr: "Là où son unité peut Tenir la position et tirer, elle ne réagit pas autrement à une charge.",
    },
    facts: { standAndShoot: "must" },
    from: "army",
    see: ["t9a.rule.stand-and-shoot", "t9a.rule.charge-reaction"],
    ruling: "must-stand-and-shoot",
  },
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

export const harpooned = defineRule({
  id: "t9a.rule.harpooned",
  name: { en: "Harpooned", fr: "Harponnée" },
  reference: {
    group: "attributes",
    text: {
      en: "Hit by a Harpoon Launcher: no Swiftstride until the shooter’s next Player Turn.",
      fr: "Touchée par un Lance-harpon : pas de Course rapide jusqu’au prochain Tour de joueur du tireur.",
    },
    facts: { swiftstride: false, until: "next Player Turn of the shooter" },
    from: "army",
    see: ["t9a.rule.swiftstride"],
    ruling: "weapon-effects",
  },
});
