import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { missileIds, missiles } from "../src/book/missiles.ts";
import { weapons } from "../src/book/weapons.ts";
import { missileRow } from "../src/state/missiles.ts";
import type { MissileId } from "../src/state/state.ts";

/** The table of weapons that others wrote lies beside the project, not in it: skipped where it is missing. */
const file = new URL("../../../../../shared/data/ninth-age/weapons.tsv", import.meta.url);
const there = existsSync(file);
interface Listed {
  readonly scope: string;
  readonly name: string;
  readonly range: string;
  readonly shots: string;
  readonly strength: string;
  readonly penetration: string;
  readonly attributes: string;
}
const rowsOf = (sort: "ranged" | "melee"): readonly Listed[] =>
  (there ? readFileSync(file, "utf8").trim().split("\n") : [])
    .map((row) => row.split("\t"))
    .filter(([, kind]) => kind === sort)
    .map(([scope = "", , name = "", range = "", shots = "", strength = "", penetration = "", attributes = ""]) => ({
      ...{ scope, range, shots, strength, penetration, attributes },
      name: name.replace(/ \(\d\+\)/, ""),
    }));
const listed = rowsOf("ranged");
const blades = rowsOf("melee").filter((l) => l.name === "Flintlock Axe Melee");

/** Under which army and name the table has a weapon of the book. */
const where: { readonly [id in MissileId]: readonly [scope: string, name: string] } = {
  bow: ["all", "Bow"],
  longbow: ["all", "Longbow"],
  crossbow: ["all", "Crossbow"],
  handgun: ["all", "Handgun"],
  pistol: ["all", "Pistol"],
  "throwing-weapons": ["all", "Throwing Weapons"],
  "brace-of-pistols": ["EoS", "Brace of Pistols"],
  "long-rifle": ["EoS", "Long Rifle"],
  "repeater-gun": ["EoS", "Repeater Gun"],
  "repeater-pistol": ["EoS", "Repeater Pistol"],
  cannon: ["EoS", "Cannon 72"],
  canister: ["EoS", "Cannon 12"],
  "volley-gun": ["EoS", "Volley Gun"],
  mortar: ["EoS", "Mortar"],
  "steam-cannon": ["EoS", "Steam Cannon"],
  "stone-thrower": ["OnG", "Splatterer"],
  "flame-cannon": ["DH", "Flame Cannon"],
  "sky-reaper": ["HE", "Sky Reaper"],
  "elven-bolt-thrower": ["HE", "Elven Bolt Thrower (Single Shot)"],
  "elven-bolt-volley": ["HE", "Elven Bolt Thrower (Volley Gun)"],
  "repeater-crossbow": ["DE", "Repeater Crossbow"],
  "repeater-handbow": ["DE", "Repeater Handbow"],
  "daeb-bolt-thrower": ["DE", "Daeb Bolt Thrower"],
  "guild-crafted-handgun": ["DH", "Guild Crafted Handgun"],
  "forge-gun": ["DH", "Forge Gun"],
  "forge-repeater": ["DH", "Forge Repeater"],
  "wyrm-slayer-rocket": ["DH", "Wyrm-Slayer Rocket"],
  "organ-gun": ["DH", "Organ Gun"],
  "energy-bolts": ["DL", "Energy Bolts"],
  "flintlock-axe": ["ID", "Flintlock Axe"],
  blunderbuss: ["ID", "Blunderbuss"],
  "naphta-thrower": ["ID", "Naphta Thrower"],
  "rocket-battery": ["ID", "Rocket Battery"],
  "titan-mortar": ["ID", "Titan Mortar"],
  sling: ["HOB", "Sling"],
  ballista: ["HOB", "Ballista"],
  "saddle-cannon": ["HOB", "Saddle Cannon"],
  "recurve-bow": ["MAK", "Recurve Bow"],
  "brace-of-ogre-pistols": ["OK", "Brace of Ogre Pistols"],
  "hand-cannon": ["OK", "Hand Cannon"],
  "ogre-crossbow": ["OK", "Ogre Crossbow"],
  scratapult: ["OK", "Scratapult"],
  "thunder-cannon": ["OK", "Thunder Cannon"],
  scorpion: ["KoE", "Scorpion Artillery Weapon"],
  trebuchet: ["KoE", "Trebuchet Artillery Weapon"],
  blowpipe: ["SA", "Blowpipe"],
  "giant-blowpipes": ["SA", "Giant Blowpipes"],
  "great-bow": ["SA", "Great Bow"],
  "poisoned-javelin": ["SA", "Poisoned Javelin"],
  "fire-bola": ["SA", "Fire Bola"],
  spikes: ["SA", "Shoot Spikes"],
  "dwarf-ballista": ["DH", "Dwarf Ballista"],
  "vassal-slingshot": ["ID", "Vassal Slingshot"],
  "giant-recurve-bow": ["MAK", "Giant Recurve Bow"],
  "giant-aspen-bow": ["UD", "Giant Aspen Bow"],
  "giant-bow": ["SA", "Giant Bow"],
  "dwarf-cannon": ["DH", "Cannon 60"],
  "dwarf-catapult": ["DH", "Dwarf Catapult"],
  "dynasties-catapult": ["UD", "Catapult (4×4)"],
  "fist-of-the-makhar": ["MAK", "Fist of the Makhar"],
  "hurl-attack": ["BH", "Hurl Attack"],
  "aspen-bow": ["UD", "Aspen Bow"],
  "great-aspen-bow": ["UD", "Great Aspen Bow"],
  "sylvan-longbow": ["SE", "Sylvan Longbow"],
  "poisoned-thorn": ["SE", "Poisoned Thorn"],
  "impaling-roots": ["SE", "Impaling Roots"],
  "hunting-spear": ["OK", "Hunting Spear"],
  "deepfire-grenades": ["VS", "Deepfire Grenades"],
  "dark-fire": ["DL", "Dark Fire"],
  "harpoon-launcher": ["DE", "Harpoon Launcher"],
  "aether-battery": ["DL", "Aether Battery"],
  "thunder-canister": ["OK", "Thunder Cannon Volley Gun"],
  "charnel-catapult": ["UD", "Charnel Catapult (6×6)"],
  "git-launcher": ["OnG", "Git Launcher"],
  "imperial-rocketeer": ["EoS", "Imperial Rocketeer"],
  "pet-salamander": ["SA", "Pet Salamander"],
  "spout-flames": ["SA", "Spout Flames"],
};

/** Rows that are those of another army's weapon of the same name and figures. */
const again: readonly (readonly [scope: string, name: string, ours: MissileId])[] = [
  ["CUL", "Aether Battery", "aether-battery"],
  ["DH", "Cannon (Volley Gun)", "canister"],
  ["HOB", "Blunderbuss", "blunderbuss"],
  ["HOB", "Flintlock Axe", "flintlock-axe"],
  ["OnG", "Ballista", "ballista"],
  ["VS", "Sling", "sling"],
];
/** Rows that are not played, and why. */
const left: { readonly [row: string]: string } = {
  "CUL: Energy Bolts": "an older print of the same weapon, without Volley Fire",
  "OnG: Web Launcher": "by how much who is Stuck is slower is printed nowhere",
  "UD: Petrifying Gaze": "its table of wounds is printed nowhere",
  "VS: Canister Launcher": "its mishaps are printed nowhere",
  "VS: Deepfire Thrower": "its mishaps are printed nowhere",
  "VS: Jezail": "its mishaps are printed nowhere",
  "VS: Rakachit Mauss Rifle": "its mishaps are printed nowhere",
  "VS: Rotary Gun": "its mishaps are printed nowhere",
  "VS: Skorchit Ordnance": "its mishaps are printed nowhere",
};

const find = (id: MissileId): Listed | undefined => {
  const [scope, name] = where[id];
  const own = listed.filter((l) => l.scope === scope);
  return own.find((l) => l.name === name) ?? own.find((l) => `${l.name} ${l.range}` === name);
};

/** Attributes as the table spells them, and our words for them. */
const spelled: { readonly [attribute: string]: RegExp } = {
  "volley-fire": /Volley Fire/,
  unwieldy: /Unwieldy/,
  reload: /Reload!/,
  "quick-to-fire": /Quick to Fire/,
  accurate: /Accurate/,
  "flaming-attacks": /Flaming/,
  "march-and-shoot": /March and Shoot/,
  "steady-aim": /Steady Aim|must S&S, no -1/,
  "must-stand-and-shoot": /must S&S/,
  "poison-attacks": /Poison/,
  "lethal-strike": /Lethal Strike/,
  "magical-attacks": /Magical/,
  "divine-attacks": /Divine/,
  "aspen-arrows": /always hits on Aim/,
  "pivot-and-shoot": /pivot-only = unmoved/,
  "ignores-cover": /no cover/,
};
/** Reload! and Move or Fire come with every machine, which the table does not say (reading `artillery-carried`). */
const OF_ARTILLERY = ["reload", "move-or-fire"];

describe.skipIf(!there)("the figures of every shooting weapon are those of the table", () => {
  test.each(missileIds)("%s", (id) => {
    const l = find(id);
    if (l === undefined) throw new Error(`${where[id].join(": ")} is not in the table`);
    const row = missileRow(id);
    const figures = (text: string, inBracket: boolean): string => {
      const [, plain = "", bracket] = /^(\w+|\+\d)(?:\[(\d+)\])?$/.exec(text.trim()) ?? [];
      return inBracket ? (bracket ?? plain) : plain;
    };
    const range = row.least === undefined ? `${row.range}` : `${row.least}-${row.range}`;
    expect(range).toBe(l.range.replaceAll(" ", ""));
    const shots =
      typeof row.shots === "string" ? `${row.shots}${(row.times ?? 1) > 1 ? `*${row.times}` : ""}` : `${row.shots}`;
    expect(shots).toBe(l.shots);
    const added = id === "hunting-spear" ? missiles["t9a.rule.hunting-spear"].adds.armourPenetration : null;
    expect([`${row.strength}`, added === null ? `${row.armourPenetration}` : `+${added}`]).toEqual([
      figures(l.strength, false),
      figures(l.penetration, false),
    ]);
    if (row.bracket !== undefined)
      expect([`${row.bracket.strength}`, `${row.bracket.armourPenetration}`]).toEqual([
        figures(l.strength, true),
        figures(l.penetration, true),
      ]);
    const [paired, halberd] = [/Paired Weapons/, /halberd-like/].map((as) => as.test(l.attributes));
    expect(row.inCombat).toBe(
      paired === true ? "paired-weapons" : halberd === true ? "flintlock-axe-blade" : undefined,
    );
    const towering = /\+(\d) vs all-Towering/.exec(l.attributes)?.[1];
    expect(row.atTowering?.toHit).toBe(towering === undefined ? undefined : Number(towering));
    const machine = OF_ARTILLERY.every((a) => row.attributes.some((b) => a === b));
    if (/Artillery Weapon/.test(l.attributes)) expect(machine).toBe(true);
    const own = row.attributes.filter((a) => !machine || !OF_ARTILLERY.includes(a)).toSorted();
    const theirs = Object.keys(spelled).filter((a) => spelled[a]?.test(l.attributes));
    expect(own).toEqual(theirs.toSorted());
    const wounds = /(?:Multiple|Mulitple) [Ww]ounds \(([\dD+]+)|MW\(([\dD+]+)/.exec(l.attributes);
    // The table breaks off there; what is played is a reading (artillery-alike).
    if (l.attributes.endsWith("[Mult")) return;
    const times = wounds?.[1] ?? wounds?.[2];
    expect(row.bracket?.multipleWounds ?? row.multipleWounds).toBe(times);
    expect(row.bracket?.clippedWings === true).toBe(/Clipped Wings/.test(l.attributes));
    const [, wide, deep] = /(?:Area Attack|Catapult) ?\(?(\d)[x×](\d)/.exec(l.attributes) ?? [];
    if (wide !== undefined) expect(row.area).toEqual([Number(wide), Number(deep)]);
  });

  test.each(again)("%s: %s is played as %s", (scope, name, ours) => {
    const theirs = listed.find((l) => l.scope === scope && l.name === name);
    const own = find(ours);
    expect([theirs?.range, theirs?.shots, theirs?.strength, theirs?.penetration]).toEqual([
      own?.range,
      own?.shots,
      own?.strength,
      own?.penetration,
    ]);
  });

  test("an axe that shoots has a blade of the table's figures", () => {
    const { strength, armourPenetration, hands } = weapons["t9a.rule.flintlock-axe-blade"];
    expect(blades.length).toBeGreaterThan(0);
    for (const b of blades)
      expect([b.strength, b.penetration, b.attributes]).toEqual([
        `+${strength}`,
        `${armourPenetration}`,
        hands === 2 ? "Two-Handed" : "",
      ]);
  });

  test("every row of the table is played, or left out for a reason", () => {
    const played = new Set([
      ...missileIds.map(find),
      ...again.map(([s, n]) => listed.find((l) => l.scope === s && l.name === n)),
    ]);
    const missing = listed.filter((l) => !played.has(l)).map((l) => `${l.scope}: ${l.name}`);
    expect(missing.toSorted()).toEqual(Object.keys(left).toSorted());
  });
});
