import type { ItemId } from "../state/items.ts";
import type { UnitEntry } from "../state/state.ts";
import type { Army } from "./build.ts";
import { darkGodsLed, sonnstahlLed } from "./leaders.ts";

/** Special items of a unit, and what they cost together. */
type Bought = readonly [points: number, ...items: readonly ItemId[]];

/** The same army, its units with these items by their places in it. */
const carrying = (army: Army, id: string, name: Army["name"], bought: { readonly [at: number]: Bought }): Army => ({
  id,
  name,
  units: army.units.map((u, at): UnitEntry => {
    const [points, ...items] = bought[at] ?? [0];
    return items.length === 0 ? u : { ...u, items, pointCost: u.pointCost + points };
  }),
});

/** The regiments of Sonnstahl with their banners, their Marshals with what their houses left them. */
export const sonnstahlHeirlooms = carrying(
  sonnstahlLed,
  "sonnstahl-heirlooms",
  { en: "Empire of Sonnstahl, with heirlooms", fr: "Empire de Sonnstahl, avec ses héritages" },
  {
    0: [40, "banner-of-the-relentless-company"],
    1: [50, "banner-of-speed"],
    2: [55, "household-standard"],
    4: [120, "supernatural-dexterity", "imperial-seal"],
    5: [140, "heros-heart", "shield-of-volund", "ghostly-guard", "talisman-of-shielding"],
  },
);

/** The Dark Gods' regiments with their banners, their leaders with what has been given to them. */
export const darkGodsHeirlooms = carrying(
  darkGodsLed,
  "dark-gods-heirlooms",
  { en: "Warriors of the Dark Gods, with heirlooms", fr: "Guerriers des Dieux Sombres, avec leurs héritages" },
  {
    0: [40, "flaming-standard"],
    1: [50, "banner-of-speed"],
    4: [185, "burning-portent", "dragonfire-gem", "willows-ward", "potion-of-swiftness"],
    5: [120, "touch-of-greatness", "basalt-infusion", "stalkers-standard"],
  },
);
