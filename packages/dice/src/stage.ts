import type { Stage } from "./types.ts";

/** Faces as a set of bits: bit f stands for face f of a D6. */
const allFaces = 0b1111110;

/** The faces that succeed at a stage which needs `need`: a 1 never does, a 6 always. */
export function successMask(need: number): number {
  const least = need < 2 ? 2 : need > 6 ? 6 : need;
  return (allFaces << (least - 1)) & allFaces;
}

/** The faces that send a die on. */
export function goOnMask(need: number, passOn: Stage["passOn"]): number {
  const success = successMask(need);
  return passOn === "success" ? success : allFaces & ~success;
}

/** The faces that are rolled once more. */
export function rerollMask(need: number, reroll: Stage["reroll"]): number {
  if (reroll === undefined) return 0;
  if (reroll === "successes") return successMask(need);
  if (reroll === "failures") return allFaces & ~successMask(need);
  let mask = 0;
  for (const face of reroll.faces) mask |= 1 << face;
  return mask;
}

/** The stage as it is for those that went past the one before. */
export function afterSkipped(stage: Stage): Stage {
  const { afterSkip, ...plain } = stage;
  if (afterSkip === undefined) return stage;
  const { reroll: _, ...rest } = plain;
  const again = afterSkip.reroll;
  return { ...rest, need: afterSkip.need, ...(again === undefined ? {} : { reroll: again }) };
}

/** How often, of 36, one die of a stage (after a possible re-roll) is any face that goes on except a 6, and a 6 that goes on. */
export function stageWeights(need: number, stage: Stage): { readonly ordinary: number; readonly six: number } {
  const goOn = goOnMask(need, stage.passOn);
  const again = rerollMask(need, stage.reroll);
  let rerolled = 0;
  for (let face = 1; face <= 6; face += 1) rerolled += (again >> face) & 1;
  let ordinary = 0;
  let six = 0;
  for (let face = 1; face <= 6; face += 1) {
    if (((goOn >> face) & 1) === 0) continue;
    const weight = ((again >> face) & 1 ? 0 : 6) + rerolled;
    if (face === 6) six = weight;
    else ordinary += weight;
  }
  return { ordinary, six };
}

/**
 * What the natural 6s of a stage come to: each may count twice (`again`), go past the next stage or the next two, or both. `on`: all
 * that go on, with those; `sixes`: of them those that arrive as 6s; `skipping`, `skippingTwo`: those that miss one stage or two.
 */
export function whereSixesGo(
  when6: Stage["when6"],
  on: number,
  sixes: number,
): { readonly on: number; readonly sixes: number; readonly skipping: number; readonly skippingTwo: number } {
  if (when6 === "again") return { on: on + sixes, sixes: sixes * 2, skipping: 0, skippingTwo: 0 };
  if (when6 === "skip-next") return { on, sixes: 0, skipping: sixes, skippingTwo: 0 };
  if (when6 === "skip-two") return { on, sixes: 0, skipping: 0, skippingTwo: sixes };
  if (when6 === "again-skip") return { on: on + sixes, sixes: 0, skipping: sixes, skippingTwo: 0 };
  return { on, sixes, skipping: 0, skippingTwo: 0 };
}
