import type { Moment } from "@tercio/kernel";
import type { MagicOffers } from "./casting.ts";
import type { Unit } from "../state/state.ts";

/** Where rules have something played that no sheet prints as a step. */
export type Between =
  /** All have declared their Special Deployment. */
  | "before deployment"
  | "the Player Turn begins"
  /** The Movement Phase has begun, and nobody has tried to rally. */
  | "before rallying"
  | "the Magic Phase begins";

/** What is played there, and by whom. A type, so that a frame may hold it. */
export type Interlude = {
  readonly plays: "first-gate" | "dust" | "orders" | "reborn" | "gateway";
  /** Null: it concerns the whole side. */
  readonly unit: number | null;
};

/** What may be done besides in a turn. */
export type TurnOffers = MagicOffers & {
  /** What a unit has played there; `models`: those in it. */
  "between steps": Moment<{ readonly unit: Unit; readonly at: Between }, "unit" | "models", Interlude>;
};
