import type { DeclaredView } from "@tercio/scene";
import { message } from "@tercio/kernel";
import { diagram } from "../field/diagram.ts";
import type { RoundVars } from "../sequence/vars.ts";
import { type OldWorld, onField, unit } from "../state/state.ts";

/** Who has said whom it follows up or pursues and has not moved: of those that run, while they are on the diagram. */
export function declaredMoves(game: OldWorld): readonly DeclaredView<OldWorld>[] {
  const frame = game.stack.find((f) => f.sequence === "combat");
  const plans = (frame?.vars as Partial<RoundVars> | undefined)?.plans ?? [];
  if (plans.length === 0) return [];
  const { bodies } = diagram(game);
  return plans.flatMap(({ unit: by, plan }) => {
    if (plan.plan !== "follow-up" && plan.plan !== "pursue") return [];
    const foe = unit(game, plan.foe);
    const [from, to] = [bodies[by], bodies[plan.foe]];
    const moved = unit(game, by).moved?.unit === plan.foe;
    const seen = onField(foe) || foe.place === "fallen-back";
    if (from === undefined || to === undefined || moved || !seen) return [];
    // How far it has run is known once it has.
    const inches = foe.place === "fallen-back" ? (foe.moved?.inches ?? null) : null;
    const label = message(inches === null ? `declared.${plan.plan}` : "declared.needs", { inches: inches ?? 0 });
    return [{ by, piece: plan.foe, label, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, question: null }];
  });
}
