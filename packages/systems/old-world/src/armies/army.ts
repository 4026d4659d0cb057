import type { Bilingual } from "@tercio/kernel";
import type { UnitEntry } from "../state/state.ts";

/** A unit of an army, without the seat that it is played in. */
export type ArmyUnit = Omit<UnitEntry, "seat">;
export interface Army {
  readonly id: string;
  readonly name: Bilingual;
  readonly units: readonly ArmyUnit[];
}
