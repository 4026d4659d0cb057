import type { ChoiceKind, Json, Request } from "@tercio/kernel";
import { INCH, rightward } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { chargeChoices } from "../choice/charge.ts";
import { deploy } from "../choice/deploy.ts";
import { deploymentChoices } from "../choice/objectives.ts";
import { magicChoices } from "../choice/magic.ts";
import { move } from "../choice/move.ts";
import { orderChoices } from "../choice/order.ts";
import { reformChoices } from "../choice/reform.ts";
import { shootingChoices } from "../choice/shooting.ts";
import { simpleChoices } from "../choice/simple.ts";
import { moveTool } from "../choice/tools/move.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import { placesToBe } from "../sequence/objectives.ts";
import { moverOf } from "../battlefield/joining.ts";
import { longestRange } from "../battlefield/volleys.ts";
import { advanceRate } from "../calculation/rates.ts";
import type { NinthAge } from "../state/state.ts";

export const kinds = new Map<string, ChoiceKind<NinthAge>>(
  [
    ...simpleChoices,
    ...shootingChoices,
    ...magicChoices,
    ...chargeChoices,
    ...orderChoices,
    ...deploymentChoices,
    deploy,
    move,
    ...reformChoices,
  ].map((c) => [c.id, c]),
);

/** Candidate answers for a bot: all of a short list, else a handful of different samples. */
export function propose(game: NinthAge, request: Request, source: { next(sides: number): number }): readonly Json[] {
  if (request.type !== "choice") return [];
  const kind = kinds.get(request.choice);
  if (kind === undefined) return [];
  const all = kind.enumerate?.(game, request.about) ?? null;
  if (all !== null && all.length <= 12) return all;
  const list: Json[] = [];
  const seen = new Set<string>();
  const add = (answer: Json | null): void => {
    const key = JSON.stringify(answer);
    if (answer === null || seen.has(key)) return;
    seen.add(key);
    list.push(answer);
  };
  if (request.choice === "move") {
    for (let i = 0; i < 2; i++) add(kind.sample(game, request.about, source));
    const first = list[0] as { readonly unit?: number } | undefined;
    if (first?.unit !== undefined) for (const answer of goals(game, request.about as never, first.unit)) add(answer);
    add({ done: true });
  } else for (let i = 0; i < 6; i++) add(kind.sample(game, request.about, source));
  return list;
}

/** Where a player would think of sending a unit: both flanks of the nearest enemy, just out of its reach, the centre. */
function goals(game: NinthAge, about: never, id: number): readonly (Json | null)[] {
  const mover = moverOf(game, id);
  if ("message" in mover) return [];
  const u = mover.unit;
  const foe = nearestEnemy(game, u);
  // The centre, and what is nearest of what the battle is about.
  const points = placesToBe(game, u, [{ x: 0, y: 0 }]).slice(0, 2);
  if (foe !== null) {
    const r = rectangleOf(foe);
    const right = rightward(r);
    const beside = r.width / 2 + rectangleOf(u).depth / 2 + 4 * INCH;
    for (const side of [1, -1])
      points.push({ x: Math.trunc(r.x + right.x * side * beside), y: Math.trunc(r.y + right.y * side * beside) });
    // Just in reach of its own weapons; or where an average charge falls just short.
    const range = longestRange(game, u);
    const away = (range > 0 ? range - 1 : advanceRate(game, foe) + 8) * INCH;
    const apart = Math.max(1, Math.sqrt((u.x - r.x) * (u.x - r.x) + (u.y - r.y) * (u.y - r.y)));
    points.push({
      x: Math.trunc(r.x + ((u.x - r.x) * away) / apart),
      y: Math.trunc(r.y + ((u.y - r.y) * away) / apart),
    });
  }
  return points.flatMap(({ x, y }) =>
    ["advance", "march"].map((way) => moveTool.preview(game, about, { do: "to", piece: id, way, x, y }, null).answer),
  );
}
