import { looseBody } from "@tercio/loose";
import type { Body } from "@tercio/board";
import { basesAt, type Model, type Unit } from "../state/state.ts";

/** A unit as it would stand with its models there: the outline around all bases, and the bases; it has no front. */
export const bodyOf = (u: Unit, models: readonly Model[]): Body => ({ key: u.id, ...looseBody(basesAt(u, models)) });
