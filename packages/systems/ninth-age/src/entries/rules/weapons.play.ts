import * as entry from "./weapons.ts";
import { multiplied } from "./attack-effects.play.ts";
import { type Play, play } from "../play.ts";
import { inForce } from "@tercio/kernel";
import { foes, type NinthAge, type Profile, type Unit, type WeaponId } from "../../state/state.ts";
import { firstRound, holdsRule, partOf, profileHas } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { enchantedWeapon } from "../../state/items.ts";
import { meleeWeapons } from "../../state/missiles.ts";
import type { OfPart, Strike } from "../../hooks/moments.ts";

/** One of the weapons. */
type Weapon = (typeof entry)[keyof typeof entry];
type Blow = NonNullable<Play["modify"]>;

/** What a weapon adds to Strength and Armour Penetration of its blows, at all times or only `when`. */
const adds = (
  { id }: Weapon,
  { strength, armourPenetration }: { readonly strength: number; readonly armourPenetration: number },
  when: (s: Strike) => boolean = () => true,
): Blow => {
  const stronger = because(id, "add", strength);
  const piercing = because(id, "add", armourPenetration);
  return {
    ...(strength === 0 ? {} : { strength: { by: (_, s) => (when(s) ? stronger : null) } }),
    ...(armourPenetration === 0 ? {} : { "armour penetration": { by: (_, s) => (when(s) ? piercing : null) } }),
  };
};

/** Held by the model that wields it: a Harnessed part never does, and nobody tramples with one. */
const weapon = (of: Weapon, modify: Blow): Play => play(of, { modify });

/** It changes nothing itself; who has it and a Shield may Parry. */
const handWeapon = play(entry.handWeapon);

/** Is he as quick with a Great Weapon as with none: by his reflexes, or by a favour in the first round? */
function quick(game: NinthAge, { unit: u, pool, part }: OfPart): boolean {
  const own = partOf(u, pool, part);
  const has = (rule: "lightning-reflexes" | "favour-of-vanadra-goddess-of-wrath"): boolean =>
    holdsRule(game, own, rule);
  return has("lightning-reflexes") || (firstRound(u) && has("favour-of-vanadra-goddess-of-wrath"));
}

const great = entry.greatWeapon.figures;
const greatWeapon = weapon(entry.greatWeapon, {
  ...adds(entry.greatWeapon, great),
  agility: {
    model: (game, { unit, pool, part }) =>
      quick(game, { unit, pool, part }) ? null : because("t9a.rule.great-weapon", "atMost", great.initiativeStep),
  },
});

const halberd = weapon(entry.halberd, adds(entry.halberd, entry.halberd.figures));

const flintlockAxeBlade = weapon(
  entry.flintlockAxeBlade,
  adds(entry.flintlockAxeBlade, entry.flintlockAxeBlade.figures),
);

const cavalryPick = weapon(entry.cavalryPick, adds(entry.cavalryPick, { strength: 0, ...entry.cavalryPick.figures }));

const paired = entry.pairedWeapons.figures;
const pairedWeapons = weapon(entry.pairedWeapons, {
  "attack value": { by: () => because("t9a.rule.paired-weapons", "add", paired.attackValue) },
  "offensive skill": { by: () => because("t9a.rule.paired-weapons", "add", paired.offensiveSkill) },
});

/** First Round of Combat, not charging, and no enemy in contact with flank or rear: also against those in front. */
const braced = (game: NinthAge, u: Unit): boolean =>
  firstRound(u) && !u.charging && foes(game, u.id).every((f) => f.facing === "front");

const spearRow = entry.spear.figures;
const spear = weapon(entry.spear, {
  "armour penetration": {
    by: (game, s) =>
      because(
        "t9a.rule.spear",
        "add",
        spearRow.armourPenetration + (braced(game, s.by) ? spearRow.braced.armourPenetration : 0),
      ),
  },
  agility: {
    model: (game, { unit }) => (braced(game, unit) ? because("t9a.rule.spear", "add", spearRow.braced.agility) : null),
  },
  "supporting ranks": { model: () => because("t9a.rule.spear", "add", spearRow.ranksOfSupport) },
});

/** Couched in a charge, against enemies to the front. */
const couched = (of: typeof entry.lance | typeof entry.lightLance): Play =>
  weapon(
    of,
    adds(of, of.figures.charging, (s) => s.by.charging && s.facing === "front"),
  );

const lance = couched(entry.lance);
const lightLance = couched(entry.lightLance);

const kopesh = entry.colossalKopesh.figures;
const colossalKopesh = play(entry.colossalKopesh, {
  modify: adds(entry.colossalKopesh, kopesh),
  offer: {
    "attack effects": {
      by: (_, s) => (profileHas(s.atPool.profile, kopesh.against) ? [multiplied(kopesh.multipleWounds)] : []),
    },
  },
});

export const weaponRules: readonly Play[] = [
  handWeapon,
  greatWeapon,
  halberd,
  flintlockAxeBlade,
  cavalryPick,
  pairedWeapons,
  spear,
  lance,
  lightLance,
  colossalKopesh,
];

/** What such models may choose in their first round: the weapon that is enchanted, if one is; not the Hand Weapon, where they have anything else. */
export function weaponsFor(profile: Profile): readonly WeaponId[] {
  const enchanted = enchantedWeapon(profile);
  if (enchanted !== null && inForce("t9a.rule.enchanted-weapon")) return [enchanted.weapon];
  const own = meleeWeapons(profile);
  const others = own.filter((w) => w !== "hand-weapon");
  if (profileHas(profile, "weapon-master")) return [...others, "hand-weapon"];
  return others.length > 0 && inForce("t9a.rule.weapon-choice") ? others : own;
}
