import { fieldOf, type OldWorld, type Seat, type Unit, withField } from "../state/state.ts";

const inReserve = (game: OldWorld, seat: Seat): readonly Unit[] =>
  game.units.filter((u) => u.entry.seat === seat && u.place === "reserve");

/** Units still to be deployed with the others. */
export const undeployed = (game: OldWorld, seat: Seat): readonly Unit[] =>
  inReserve(game, seat).filter((u) => u.arrival === null);

/** Scouts of a player that are still to be put down. */
export const scoutsOf = (game: OldWorld, seat: Seat): readonly number[] =>
  inReserve(game, seat)
    .filter((u) => u.arrival === "scout")
    .map((u) => u.id);

/** Who has finished deploying first, Scouts included, is kept. */
export const finished = (game: OldWorld, seat: Seat): OldWorld =>
  fieldOf(game).finishedFirst === null && undeployed(game, seat).length + scoutsOf(game, seat).length === 0
    ? withField(game, { finishedFirst: seat })
    : game;
