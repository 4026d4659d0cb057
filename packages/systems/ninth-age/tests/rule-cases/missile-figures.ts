import type { RuleCase } from "@tercio/testkit";
import { shotStrike } from "../../src/calculation/shots.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { MissileId } from "../../src/state/state.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { plainShot, range, shooter, why } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

/** No Armour is better: who takes more of it takes no more. */
const HIGHEST = 6;
const seen = (penetration: number): number => Math.min(penetration, HIGHEST);
/** Strength and Armour Penetration as the army books print them, then those in brackets. */
const printed: readonly (readonly [readonly [number, number, number?, number?], readonly MissileId[]])[] = [
  [[2, 0], ["blowpipe"]],
  [[2, 1, 5, 3], ["ogre-crossbow"]],
  [[3, 0, 10, 10], ["steam-cannon"]],
  [
    [3, 0, 7, 4],
    ["stone-thrower", "dwarf-catapult", "dynasties-catapult", "fist-of-the-makhar", "hurl-attack"],
  ],
  [
    [3, 0],
    [
      "bow",
      "longbow",
      "repeater-crossbow",
      "repeater-handbow",
      "sling",
      "recurve-bow",
      "giant-blowpipes",
      "aspen-bow",
      "charnel-catapult",
    ],
  ],
  [[3, 1, 4, 2], ["pet-salamander"]],
  [[3, 1, 6, 4], ["mortar"]],
  [
    [3, 1],
    ["scratapult", "sylvan-longbow", "poisoned-thorn"],
  ],
  [
    [3, 10, 5, 10],
    ["great-bow", "giant-bow"],
  ],
  [
    [3, 10, 6, 10],
    [
      "elven-bolt-thrower",
      "ballista",
      "dwarf-ballista",
      "vassal-slingshot",
      "giant-recurve-bow",
      "giant-aspen-bow",
      "scorpion",
    ],
  ],
  [
    [4, 0, 10, 10],
    ["cannon", "dwarf-cannon"],
  ],
  [
    [4, 0],
    ["forge-gun", "dark-fire"],
  ],
  [
    [4, 1, 5, 2],
    ["flame-cannon", "naphta-thrower"],
  ],
  [[4, 1, 8, 5], ["titan-mortar"]],
  [
    [4, 1],
    ["crossbow", "fire-bola", "impaling-roots", "aether-battery", "spout-flames"],
  ],
  [[4, 2, 8, 6], ["trebuchet"]],
  [
    [4, 2],
    [
      "handgun",
      "pistol",
      "brace-of-pistols",
      "repeater-gun",
      "repeater-pistol",
      "guild-crafted-handgun",
      "flintlock-axe",
      "brace-of-ogre-pistols",
      "hand-cannon",
      "saddle-cannon",
      "spikes",
      "elven-bolt-volley",
    ],
  ],
  [[4, 4], ["canister"]],
  [[5, 0], ["energy-bolts"]],
  [[5, 2, 10, 10], ["thunder-cannon"]],
  [
    [5, 2],
    ["forge-repeater", "daeb-bolt-thrower", "great-aspen-bow"],
  ],
  [
    [5, 3],
    ["long-rifle", "volley-gun", "sky-reaper", "blunderbuss", "organ-gun", "imperial-rocketeer"],
  ],
  [
    [5, 4],
    ["thunder-canister", "git-launcher"],
  ],
  [[6, 2], ["deepfire-grenades"]],
  [
    [6, 3],
    ["wyrm-slayer-rocket", "rocket-battery", "harpoon-launcher"],
  ],
];

/** What such a shot needs against its own Strength in Resilience, and how much it is seen to take of Armour 1, 4 and 6. */
function shown(weapon: MissileId, bracket: boolean, res: number): readonly (number | null)[] {
  const needs = (arm: number) => {
    const target = { profile: like({ res, arm }), models: 1, files: 1 };
    const game = gameOf(range({ a: { profile: shooter([weapon]), models: 1, files: 1 }, b: target, away: 10 }));
    return strikeNumbers(game, shotStrike(game, { ...plainShot, weapon, bracket, long: true }));
  };
  const [one, four, six] = [needs(1), needs(4).save, needs(6).save];
  // A natural 1 never saves: Armour 6 tells nothing apart below two.
  const taken = one.save !== null ? one.save - 6 : four !== null ? four - 3 : six !== null ? six - 1 : HIGHEST;
  return [one.wound, taken];
}
const EVEN = 4;

/** Each weapon’s figures against every Resilience and Armour, and ranges that no other page stands on the boundary of. */
export const missileFigureCases: readonly RuleCase[] = [
  ...printed.flatMap(([[strength, penetration, inBrackets, penetrationInBrackets], weapons]) =>
    weapons.map((weapon) =>
      one(`t9a.rule.${weapon}`, "Strength and Armour Penetration, in brackets too", () => {
        assert.number(shown(weapon, false, strength), [EVEN, seen(penetration)], "as it hits");
        if (inBrackets !== undefined && penetrationInBrackets !== undefined)
          assert.number(shown(weapon, true, inBrackets), [EVEN, seen(penetrationInBrackets)], "in brackets");
      }),
    ),
  ),
  ...(
    [
      ["mortar", 12, 48],
      ["stone-thrower", 12, 60],
    ] as const
  ).map(([weapon, least, most]) =>
    one(`t9a.rule.${weapon}`, `from ${least} to ${most} inches`, () => {
      const at = (away: number): string | null =>
        why(
          range({
            a: { profile: shooter([weapon], { type: "Construct", hp: 5 }), models: 1, files: 1, at: [0, -35] },
            b: { at: [0, away - 35] },
            scene: { table: [72, 120] },
          }),
        );
      assert.legality([at(least), at(most), at(most + 0.01)], [null, null, `t9a.rule.${weapon}`]);
    }),
  ),
];
