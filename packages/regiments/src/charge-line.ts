import { type Message, message } from "@tercio/kernel";
import { bridged } from "./paths.ts";

interface At {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}
/** What a charge needs: how far away its target is (0.01 mm), the arc, and the least that its roll must show; null: too far. */
export interface Needed {
  readonly distance: number;
  readonly arc: Message;
  readonly need: number | null;
  /** Any roll will do. */
  readonly sure: boolean;
}

/** A charge as a line from front to front, and what is said beside it. */
export const chargeLine = (u: At, v: At, { distance, arc, need, sure }: Needed) => ({
  piece: v.id,
  label: message(need === null ? "reach.charge.short" : sure ? "reach.charge.sure" : "reach.charge", {
    ...{ distance: bridged(distance), arc, need: need ?? 0 },
  }),
  from: { x: u.x, y: u.y },
  to: { x: v.x, y: v.y },
});
