// What frightens a unit (sheet 000, Panic).
import { peculiarMissiles } from "../weapons/peculiar.ts";
import { defineRule, defineState } from "../define.ts";

export const panicDestroyed = defineState({
  word: "panic-destroyed",
  of: ["t9a.panic.trigger.destroyed-nearby"],
  name: { en: "Panic: a friendly unit is destroyed nearby", fr: "Panique : une unité alliée est détruite à proximité" },
});

export const panicBroken = defineState({
  word: "panic-broken",
  of: ["t9a.panic.trigger.broken-nearby"],
  name: { en: "Panic: a friendly unit breaks nearby", fr: "Panique : une unité alliée proche est Démoralisée" },
});

export const panicFledThrough = defineState({
  word: "panic-fled-through",
  of: ["t9a.panic.trigger.fled-through"],
  name: { en: "Panic: a friendly unit flees through", fr: "Panique : une unité alliée fuit au travers" },
});

export const panicHeavyLosses = defineState({
  word: "panic-heavy-losses",
  of: ["t9a.panic.trigger.heavy-losses"],
  name: { en: "Panic: heavy losses", fr: "Panique : lourdes pertes" },
});

export const charnelCatapult = defineRule({
  id: "t9a.rule.charnel-catapult",
  name: peculiarMissiles["t9a.rule.charnel-catapult"].name,
});

export const charnelDread = defineState({
  word: "charnel-dread",
  of: ["t9a.rule.charnel-catapult"],
  name: { en: "Dread of the Charnel Catapult", fr: "Effroi de la Catapulte des charniers" },
});

export const insignificant = defineRule({
  id: "t9a.rule.insignificant",
  name: { en: "Insignificant", fr: "Insignifiant" },
  listed: true,
  reference: {
    group: "models",
    text: {
      en: "Its flight, breaking or destruction frightens only other Insignificant units.",
      fr: "Sa fuite, sa déroute ou sa destruction n’effraie que les autres unités insignifiantes.",
    },
    facts: { frightens: "Insignificant" },
  },
});
