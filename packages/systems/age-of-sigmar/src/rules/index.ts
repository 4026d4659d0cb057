import { add, type R } from "../hooks/moments.ts";
import { abilities } from "../state/abilities.ts";
import { rulesInNumbers } from "./in-numbers.ts";

/** A roll that negates each wound on so much. */
const warding = (id: string, need: number, name: R["name"]): R => ({
  id,
  name,
  enforces: ["aos2.core.allocating-wounds.negation"],
  offer: { negations: { unit: () => [{ need, mortalOnly: false }] } },
});

/** Abilities of our own units: one of each kind that the attack sequence knows; and those of attacks in numbers. */
export const rules: readonly R[] = [
  {
    id: "practised",
    name: { en: "Practised", fr: "Aguerris" },
    enforces: ["aos2.core.re-rolls"],
    offer: { "re-rolls": { by: () => [{ roll: "hit", which: "ones" }] } },
  },
  {
    id: "relentless",
    name: { en: "Relentless", fr: "Acharnés" },
    enforces: ["aos2.core.re-rolls"],
    offer: { "re-rolls": { by: () => [{ roll: "hit", which: "failed" }] } },
  },
  warding("warding", abilities.warding.need, { en: "Warding shields", fr: "Boucliers protecteurs" }),
  ...([5, 4, 3, 2] as const).map((need) =>
    warding(`warding-${need}`, need, { en: `Warding shields (${need}+)`, fr: `Boucliers protecteurs (${need}+)` }),
  ),
  {
    id: "impetus",
    name: { en: "Impetus", fr: "Élan" },
    enforces: ["aos2.core.modifiers.cumulative"],
    modify: {
      "wound roll": {
        by: (_, { by }) => (by.charged ? add(abilities.impetus.wound, "ability.impetus", "impetus") : null),
      },
      rend: { by: (_, { by }) => (by.charged ? add(-abilities.impetus.rend, "ability.impetus", "impetus") : null) },
    },
  },
  {
    id: "cruel",
    name: { en: "Cruel blows", fr: "Coups cruels" },
    enforces: ["aos2.core.mortal-wounds"],
    offer: { sixes: { by: () => [{ roll: "hit", mortal: abilities.cruel.mortal, instead: true }] } },
  },
  {
    id: "venomed",
    name: { en: "Venomed blades", fr: "Lames venimeuses" },
    enforces: ["aos2.core.mortal-wounds"],
    offer: { sixes: { by: () => [{ roll: "hit", mortal: abilities.venomed.mortal, instead: false }] } },
  },
  {
    id: "flurry",
    name: { en: "Flurry of blows", fr: "Pluie de coups" },
    enforces: ["aos2.core.attack.hit-roll"],
    offer: { sixes: { by: () => [{ roll: "hit", hits: abilities.flurry.hits }] } },
  },
  {
    id: "eerie",
    name: { en: "Eerie", fr: "Spectraux" },
    enforces: ["aos2.core.modifiers.cumulative"],
    modify: { "hit roll": { at: () => add(-abilities.eerie.hit, "ability.eerie", "eerie") } },
  },
  {
    id: "braced",
    name: { en: "Braced", fr: "Campés" },
    enforces: ["aos2.core.modifiers.cumulative"],
    modify: {
      "save roll": { at: (_, { at }) => (at.charged ? null : add(abilities.braced.save, "ability.braced", "braced")) },
    },
  },
  ...rulesInNumbers,
];
