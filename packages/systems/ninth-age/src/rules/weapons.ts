import { holds, inForce, type Rule } from "@tercio/kernel";
import { weapons } from "../book/weapons.ts";
import { foes, type NinthAge, type Profile, type Unit, type WeaponId } from "../state/state.ts";
import { firstRound, partOf, profileHas } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import { enchantedWeapon } from "../state/items.ts";
import { meleeWeapons } from "../state/missiles.ts";
import type { NinthAgeMoments, OfPart, Strike } from "../asking/moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
type Blow = NonNullable<R["modify"]>;

/** What a weapon adds to Strength and Armour Penetration of its blows, at all times or only `when`. */
const adds = (
  id: WeaponId,
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

/** Held by whoever wields it: a Harnessed part never does, and nobody tramples with one. */
const weapon = (id: WeaponId, en: string, fr: string, modify: Blow): R => ({
  id,
  name: { en, fr },
  enforces: [ruleId(id)],
  modify,
});

/** It changes nothing itself; who has it and a Shield may Parry. */
const handWeapon: R = {
  id: "hand-weapon",
  name: { en: "Hand Weapon", fr: "Arme de base" },
  enforces: [ruleId("hand-weapon")],
};

/** Is he as quick with a Great Weapon as with none: by his reflexes, or by a favour in the first round? */
function quick(game: NinthAge, { unit: u, pool, part }: OfPart): boolean {
  const own = partOf(u, pool, part);
  const has = (rule: "lightning-reflexes" | "favour-of-vanadra-goddess-of-wrath"): boolean =>
    holds(own, game.effects, rule) && inForce(ruleId(rule));
  return has("lightning-reflexes") || (firstRound(u) && has("favour-of-vanadra-goddess-of-wrath"));
}

const great = weapons["t9a.rule.great-weapon"];
const greatWeapon = weapon("great-weapon", "Great Weapon", "Arme lourde", {
  ...adds("great-weapon", great),
  agility: {
    model: (game, { unit, pool, part }) =>
      quick(game, { unit, pool, part }) ? null : because("great-weapon", "atMost", great.initiativeStep),
  },
});

const halberd = weapon("halberd", "Halberd", "Hallebarde", adds("halberd", weapons["t9a.rule.halberd"]));

const flintlockAxeBlade = weapon(
  "flintlock-axe-blade",
  "Flintlock Axe, blade",
  "Hache à silex, lame",
  adds("flintlock-axe-blade", weapons["t9a.rule.flintlock-axe-blade"]),
);

const cavalryPick = weapon(
  "cavalry-pick",
  "Cavalry Pick",
  "Pic de cavalerie",
  adds("cavalry-pick", { strength: 0, ...weapons["t9a.rule.cavalry-pick"] }),
);

const paired = weapons["t9a.rule.paired-weapons"];
const pairedWeapons = weapon("paired-weapons", "Paired Weapons", "Paire d’armes", {
  "attack value": { by: () => because("paired-weapons", "add", paired.attackValue) },
  "offensive skill": { by: () => because("paired-weapons", "add", paired.offensiveSkill) },
});

/** First Round of Combat, not charging, and no enemy in contact with flank or rear: also against those in front. */
const braced = (game: NinthAge, u: Unit): boolean =>
  firstRound(u) && !u.charging && foes(game, u.id).every((f) => f.facing === "front");

const spearRow = weapons["t9a.rule.spear"];
const spear = weapon("spear", "Spear", "Lance d’infanterie", {
  "armour penetration": {
    by: (game, s) =>
      because(
        "spear",
        "add",
        spearRow.armourPenetration + (braced(game, s.by) ? spearRow.braced.armourPenetration : 0),
      ),
  },
  agility: {
    model: (game, { unit }) => (braced(game, unit) ? because("spear", "add", spearRow.braced.agility) : null),
  },
  "supporting ranks": { model: () => because("spear", "add", spearRow.ranksOfSupport) },
});

/** Couched in a charge, against enemies to the front. */
const couched = (id: "lance" | "light-lance", en: string, fr: string): R =>
  weapon(
    id,
    en,
    fr,
    adds(id, weapons[`t9a.rule.${id}`].charging, (s) => s.by.charging && s.facing === "front"),
  );

const lance = couched("lance", "Lance", "Lance de cavalerie");
const lightLance = couched("light-lance", "Light Lance", "Lance légère");

export const weaponRules: readonly R[] = [
  handWeapon,
  greatWeapon,
  halberd,
  flintlockAxeBlade,
  cavalryPick,
  pairedWeapons,
  spear,
  lance,
  lightLance,
];

/** What such models may choose in their first round: the weapon that is enchanted, if one is; not the Hand Weapon, where they have anything else. */
export function weaponsFor(profile: Profile): readonly WeaponId[] {
  const enchanted = enchantedWeapon(profile);
  if (enchanted !== null && inForce(ruleId("enchanted-weapon"))) return [enchanted.weapon];
  const own = meleeWeapons(profile);
  const others = own.filter((w) => w !== "hand-weapon");
  if (profileHas(profile, "weapon-master")) return [...others, "hand-weapon"];
  return others.length > 0 && inForce(ruleId("weapon-choice")) ? others : own;
}
