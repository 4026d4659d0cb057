import { message } from "@tercio/kernel";
import type { Play } from "../entries/play.ts";
import { add } from "../hooks/moments.ts";

const ROLLS = ["hit", "wound", "save"] as const;
type Roll = (typeof ROLLS)[number];
const NAMES: { readonly [roll in Roll]: Play["name"] } = {
  hit: { en: "hit rolls", fr: "jets de touche" },
  wound: { en: "wound rolls", fr: "jets de blessure" },
  save: { en: "save rolls", fr: "jets de sauvegarde" },
};
const nameOf = (roll: Roll, what: string): Play["name"] => ({
  en: `${NAMES[roll].en}: ${what}`,
  fr: `${NAMES[roll].fr}\u00a0: ${what}`,
});

/** The most that is added to a roll in numbers, or taken from it. */
export const MOST_MODIFIED = 3;
const CHANGES = Array.from({ length: 2 * MOST_MODIFIED + 1 }, (_, n) => n - MOST_MODIFIED).filter((n) => n !== 0);

/** What holds of a roll, as an attack in numbers names it. */
export const modified = (roll: Roll, by: number) => `modified-${roll}-${by}` as const;
export const again = (roll: Roll, which: "ones" | "failed"): string =>
  // Of hit rolls our own units have both.
  roll === "hit" ? { ones: "practised", failed: "relentless" }[which] : `again-${roll}-${which}`;
export const mortalOnWound = (instead: boolean): string => `mortal-on-wound-${instead ? "instead" : "besides"}`;

function modifies(roll: Roll, by: number): Play["modify"] {
  const change = () => add(by, modified(roll, by), message("ability.modifier"));
  return roll === "hit"
    ? { "hit roll": { by: change } }
    : roll === "wound"
      ? { "wound roll": { by: change } }
      : { "save roll": { at: change } };
}

/** Each kind of help and hindrance that an attack may have when it is asked about in numbers. */
export const rulesInNumbers: readonly Play[] = [
  ...ROLLS.flatMap((roll) => [
    ...CHANGES.map(
      (by): Play => ({
        id: modified(roll, by),
        name: nameOf(roll, by > 0 ? `+${by}` : `${by}`),
        enforces: ["aos2.core.modifiers.cumulative"],
        modify: modifies(roll, by) ?? {},
      }),
    ),
    ...(roll === "hit" ? [] : (["ones", "failed"] as const)).map((which): Play => {
      const gives = () => [{ roll, which }];
      return {
        id: again(roll, which),
        name: nameOf(roll, which),
        enforces: ["aos2.core.re-rolls"],
        offer: { "re-rolls": roll === "save" ? { at: gives } : { by: gives } },
      };
    }),
  ]),
  ...[true, false].map(
    (instead): Play => ({
      id: mortalOnWound(instead),
      name: nameOf("wound", "6"),
      enforces: ["aos2.core.mortal-wounds"],
      offer: { sixes: { by: () => [{ roll: "wound", mortal: 1, instead }] } },
    }),
  ),
];
