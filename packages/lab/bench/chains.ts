// Chains of forty attacks, hit to damage, with everything that may be rolled again: the dice alone, none of them met before.
import { type Chain, distribution, type Stage } from "@tercio/dice";
import { benchCase, type Case } from "./case.ts";

const ATTACKS = 40;
const NEEDS = [2, 3, 4, 5, 6] as const;
const AGAIN: readonly Partial<Stage>[] = [
  { reroll: "failures" },
  { reroll: { faces: [1] } },
  { reroll: { faces: [1, 2] } },
  { reroll: { faces: [1, 6] } },
];
/** What a wound counts as: in The Ninth Age mostly one Health Point; in Age of Sigmar what the weapon deals. */
const DAMAGES: { readonly [damage: string]: readonly Stage["multiply"][] } = {
  "one Health Point a wound": [undefined, { dice: 0, sides: 1, add: 1, cap: 1 }],
  "two points of damage": [9, 10].map((cap) => ({ dice: 0, sides: 1, add: 2, cap })),
  "D3 points of damage": [3, 4].map((cap) => ({ dice: 1, sides: 3, add: 0, cap })),
};

/** More different ones than are remembered, so that each is worked out whenever its turn comes. */
const chainsWith = (damages: readonly Stage["multiply"][]): readonly Chain[] =>
  damages.flatMap((multiply) =>
    NEEDS.flatMap((hit) =>
      NEEDS.flatMap((wound) =>
        NEEDS.flatMap((save) =>
          AGAIN.flatMap((hits) =>
            AGAIN.flatMap((wounds) =>
              AGAIN.map(
                (saves): Chain => ({
                  kind: "chain",
                  dice: ATTACKS,
                  stages: [
                    { name: "hit", need: hit, passOn: "success", ...hits },
                    { name: "wound", need: wound, passOn: "success", ...wounds },
                    {
                      ...{ name: "save", need: save, passOn: "failure", ...saves },
                      ...(multiply === undefined ? {} : { multiply }),
                    },
                  ],
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  );

export const chains: readonly Case[] = Object.entries(DAMAGES).map(([damage, list]) =>
  benchCase({
    name: `chain of forty attacks with re-rolls, ${damage}`,
    unit: "chains",
    setup: () => chainsWith(list),
    body: (all) => {
      let sum = 0;
      for (const chain of all) for (const { probability } of distribution(chain)) sum += probability;
      if (Math.abs(sum - all.length) > 1e-6) throw new Error("chances must come to one");
      return all.length;
    },
  }),
);
