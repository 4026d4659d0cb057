import type { ItemId } from "../state/items.ts";
import type { UnitEntry } from "../state/state.ts";
import type { Army } from "./build.ts";
import { darkGodsLed, sonnstahlLed } from "./leaders.ts";

/** Special items of a unit, and what they cost together. */
interface Bought {
  readonly points: number;
  readonly items: readonly ItemId[];
}

/** The same army, its units with these items by their places in it. */
const carrying = (army: Army, id: string, name: Army["name"], bought: { readonly [at: number]: Bought }): Army => ({
  id,
  name,
  units: army.units.map((u, at): UnitEntry => {
    const own = bought[at];
    return own === undefined ? u : { ...u, items: own.items, pointCost: u.pointCost + own.points };
  }),
});

/** The regiments of Sonnstahl with their banners, their Marshals with what their houses left them. */
export const sonnstahlHeirlooms = carrying(
  sonnstahlLed,
  "sonnstahl-heirlooms",
  { en: "Empire of Sonnstahl, with heirlooms", fr: "Empire de Sonnstahl, avec ses héritages" },
  {
    0: { points: 40, items: ["banner-of-the-relentless-company"] },
    1: { points: 50, items: ["banner-of-speed"] },
    2: { points: 55, items: ["household-standard"] },
    4: { points: 120, items: ["supernatural-dexterity", "imperial-seal"] },
    5: { points: 140, items: ["heros-heart", "shield-of-volund", "ghostly-guard", "talisman-of-shielding"] },
  },
);

/** The Dark Gods' regiments with their banners, their leaders with what has been given to them. */
export const darkGodsHeirlooms = carrying(
  darkGodsLed,
  "dark-gods-heirlooms",
  { en: "Warriors of the Dark Gods, with heirlooms", fr: "Guerriers des Dieux Sombres, avec leurs héritages" },
  {
    0: { points: 40, items: ["flaming-standard"] },
    1: { points: 50, items: ["banner-of-speed"] },
    4: { points: 185, items: ["burning-portent", "dragonfire-gem", "willows-ward", "potion-of-swiftness"] },
    5: { points: 120, items: ["touch-of-greatness", "basalt-infusion", "stalkers-standard"] },
  },
);
