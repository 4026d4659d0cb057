import { scriptedSource } from "./generator.ts";
import { roll } from "./roll.ts";
import { afterSkipped, rerollMask, successMask } from "./stage.ts";
import type { Chain, DiceRequest, RollPurpose, Stage } from "./types.ts";

/** What became of a die: it succeeded, it failed, it was rolled once more, it was dropped; null where no single die decides. */
export type Fate = "on" | "out" | "again" | "dropped" | null;

/** Dice that were rolled for one thing, the highest first; of a direction the one face is its turn + 1. */
export interface ReadDice {
  readonly purpose: RollPurpose;
  readonly dice: readonly { readonly face: number; readonly fate: Fate }[];
  /** What those that count add up to, where they are added up. */
  readonly total: number | null;
}

/** One stage of a chain: of `counted` dice `succeeded` succeed, and `passed` go on (more, where natural 6s did something besides). */
export interface ReadStage {
  readonly stage: number;
  readonly need: number;
  readonly counted: number;
  readonly succeeded: number;
  readonly passed: number;
  readonly groups: readonly ReadDice[];
}

/** Dice that fell, told as they were meant. */
export type Reading =
  | { readonly kind: "chains"; readonly chains: readonly (readonly ReadStage[])[] }
  | { readonly kind: "dice"; readonly groups: readonly ReadDice[] };

const has = (mask: number, face: number): boolean => ((mask >> face) & 1) === 1;

/** The face of a die of a stage that needs `need`, at its first fall or after it was rolled once more. */
function fateAt(stage: Stage, need: number, face: number, last: boolean): Fate {
  if (!last && has(rerollMask(need, stage.reroll), face)) return "again";
  return has(successMask(need), face) ? "on" : "out";
}

const downwards = <D extends { readonly face: number }>(dice: readonly D[]): readonly D[] =>
  dice.toSorted((a, b) => b.face - a.face);

/** The stages of one chain at which dice fell. */
function stagesOf(
  chain: Chain,
  passed: readonly number[],
  fallen: readonly { readonly stage: number; readonly purpose: RollPurpose; readonly faces: readonly number[] }[],
): readonly ReadStage[] {
  return chain.stages.flatMap((stage, at) => {
    const here = fallen.filter((f) => f.stage === at);
    if (here.length === 0 || stage.need === null) return [];
    let need = stage.need;
    let rolled = stage;
    const groups = here.map(({ purpose, faces }): ReadDice => {
      if (purpose === "multiply")
        return { purpose, dice: downwards(faces.map((face) => ({ face, fate: null }))), total: null };
      if (purpose === "after6") {
        rolled = afterSkipped(stage);
        need = stage.needAfter6 ?? rolled.need ?? need;
      }
      // Dice that fall again follow those that they replace, and need the same.
      const dice = faces.map((face) => ({ face, fate: fateAt(rolled, need, face, purpose === "reroll") }));
      return { purpose, dice: downwards(dice), total: null };
    });
    const counted = groups.flatMap((g) => g.dice).filter((d) => d.fate === "on" || d.fate === "out");
    return [
      {
        ...{ stage: at, need: stage.need, groups, counted: counted.length, passed: passed[at] ?? 0 },
        succeeded: counted.filter((d) => d.fate === "on").length,
      },
    ];
  });
}

/** Dice that are no chain: which were dropped or rolled once more, and what the others add up to. */
function plainly(request: DiceRequest, purpose: RollPurpose, faces: readonly number[], again: boolean): ReadDice {
  const sorted = downwards(faces.map((face) => ({ face })));
  if (
    request.kind === "sum" ||
    (request.kind === "table" && (request.dropLowest ?? request.dropHighest) !== undefined)
  ) {
    const { dropLowest = 0, dropHighest = 0 } = request;
    const dice = sorted.map(({ face }, i): { readonly face: number; readonly fate: Fate } => {
      const dropped = i < dropHighest || i >= sorted.length - dropLowest;
      return { face, fate: again ? "again" : dropped ? "dropped" : null };
    });
    const total = dice.reduce((sum, d) => sum + (d.fate === null ? d.face : 0), 0);
    return { purpose, dice, total: again ? null : total };
  }
  const rerolled = request.kind === "pool" ? request.reroll?.faces : undefined;
  const one = (face: number): Fate =>
    again && (request.kind !== "pool" || rerolled?.includes(face) === true) ? "again" : null;
  const dice = sorted.map(({ face }) => ({ face, fate: one(face) }));
  const added = (request.kind === "table" || purpose === "distance") && !again;
  return { purpose, dice, total: added ? faces.reduce((sum, face) => sum + face, 0) : null };
}

/**
 * What faces that fell for a request say: the dice are thrown once more with them, so that nothing is counted that
 * {@link roll} does not count. Null where the faces are not of this request.
 */
export function read(request: DiceRequest, faces: readonly (readonly number[])[]): Reading | null {
  let fallen;
  try {
    fallen = roll(request, scriptedSource(faces.flat()));
  } catch {
    return null;
  }
  const parts = fallen.parts.map((part, i) => ({ ...part, faces: fallen.faces[i] ?? [] }));
  if (request.kind !== "chain" && request.kind !== "chains")
    return {
      kind: "dice",
      groups: parts.map((p, i) => plainly(request, p.purpose, p.faces, parts[i + 1]?.purpose === "reroll")),
    };
  const chains = request.kind === "chain" ? [request] : request.chains;
  const outcomes = "chains" in fallen.outcome ? fallen.outcome.chains : [fallen.outcome];
  return {
    kind: "chains",
    chains: chains.map((chain, at) => {
      const outcome = outcomes[at];
      const here = parts.filter((p) => (p.chain ?? 0) === at);
      return stagesOf(chain, outcome !== undefined && "passed" in outcome ? outcome.passed : [], here);
    }),
  };
}
