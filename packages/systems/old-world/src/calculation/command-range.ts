import { inForce } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { commandRange as entry } from "../entries/rules/strategy.ts";
import type { Unit } from "../state/state.ts";
import { unitDistance } from "./formation.ts";

/** How far a character commands, in inches: its Leadership, the General and the Battle Standard farther. */
export const commandRange = ({ entry: e }: Unit): number =>
  inForce(entry.id) && (e.general === true || e.battleStandard)
    ? Math.max(entry.figures.general, e.leadership)
    : e.leadership;

/** Is another unit in the Command range of this one? */
export const commands = (u: Unit, other: Unit): boolean => unitDistance(u, other) <= commandRange(u) * INCH;
