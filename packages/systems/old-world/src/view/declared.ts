import type { DeclaredView } from "@tercio/board";
import { type Frame, message } from "@tercio/kernel";
import { diagram } from "../battlefield/diagram.ts";
import type { RoundVars } from "../sequence/vars.ts";
import { type OldWorld, onField, unit } from "../state/state.ts";
import { stands, standsIn } from "../state/steps.ts";

/** Steps at which what was decided is still to come: ground is given and followed up in one, pursuers run one by one. */
const BEFORE_ALL = "follow-up-and-pursuit";
const BEFORE_RUNNING = [BEFORE_ALL, "flee"] as const;

/** Is this unit's pursuit still to come, or its dice just being rolled? */
function toPursue(frame: Frame, by: number): boolean {
  if (standsIn(frame, "combat", BEFORE_RUNNING)) return true;
  const { loop } = frame;
  if (!stands(frame, "combat", "pursue") || loop === undefined) return false;
  return [loop.item, ...loop.left].some((next) => (next as { readonly unit?: number } | undefined)?.unit === by);
}

/** Who has said whom it follows up or pursues and has not moved: of those that run, while they are on the diagram. */
export function declaredMoves(game: OldWorld): readonly DeclaredView<OldWorld>[] {
  const frame = game.stack.find((f) => stands(f, "combat"));
  const plans = (frame?.vars as Partial<RoundVars> | undefined)?.plans ?? [];
  if (frame === undefined || plans.length === 0) return [];
  const bodies = game.field === null ? diagram(game).bodies : game.units;
  return plans.flatMap(({ unit: by, plan }) => {
    if (plan.plan !== "follow-up" && plan.plan !== "pursue") return [];
    const foe = unit(game, plan.foe);
    const [from, to] = [bodies[by], bodies[plan.foe]];
    const open = plan.plan === "follow-up" ? stands(frame, "combat", BEFORE_ALL) : toPursue(frame, by);
    const seen = onField(foe) || foe.place === "fallen-back";
    if (from === undefined || to === undefined || !open || !seen) return [];
    // How far it has run is known once it has.
    const inches = foe.place === "fallen-back" ? (foe.moved?.inches ?? null) : null;
    const label = message(inches === null ? `declared.${plan.plan}` : "declared.needs", { inches: inches ?? 0 });
    return [{ by, piece: plan.foe, label, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, question: null }];
  });
}
