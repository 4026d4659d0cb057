import { type Chain, distribution } from "@tercio/dice";

/** Health Points that a group of dice costs on average, to a tenth. */
export const average = (chains: readonly Chain[]): number =>
  Math.floor(
    chains.reduce(
      (all, chain) =>
        all + distribution(chain).reduce((sum, { outcome, probability }) => sum + outcome.points * probability, 0),
      0,
    ) *
      10 +
      0.5,
  ) / 10;
