import { blockBody } from "@tercio/mass-battle";
import { change, type OldWorld, unit } from "../state/state.ts";
import { formationOf } from "./diagram.ts";
import type { FormUp } from "./form-up.ts";
import type { Ranked } from "./loose-ranks.ts";

/** The game when skirmishers have formed up so; without a way all of them are lost. Its contact is then one of two fronts. */
export function formedUp(game: OldWorld, id: number, way: FormUp | undefined): OldWorld {
  const stand = way?.stand ?? 0;
  const after = change(game, id, {
    models: stand,
    files: way?.width ?? 1,
    places: null,
    formedUp: true,
    ...(stand === 0 ? { place: "destroyed" as const, woundsLost: 0 } : {}),
  });
  const contacts = game.contacts.flatMap((c) => {
    if (c.charged !== id) return [c];
    return way === undefined ? [] : [{ ...c, chargerModels: way.touched, chargedModels: way.width }];
  });
  return { ...after, contacts };
}

/** The game when loose models stand in ranks on the table so; without a way all of them are lost. */
export function rankedOnTable(game: OldWorld, id: number, way: Ranked | undefined): OldWorld {
  if (way === undefined)
    return change(game, id, { models: 0, places: null, formedUp: true, place: "destroyed", woundsLost: 0 });
  const { x, y, facing, width, stand } = way;
  return change(game, id, { x, y, facing, files: Math.min(width, stand), models: stand, places: null, formedUp: true });
}

/** Skirmishers that stood in ranks to fight stand one by one again: where they are, which is as little as can be. */
export function spread(game: OldWorld, id: number): OldWorld {
  const u = unit(game, id);
  if (game.field !== null) return change(game, id, { formedUp: false, places: null });
  const at = blockBody(formationOf(u), 1).bases[0]?.at ?? [];
  return change(game, id, { files: 1, places: at.map(({ x, y }) => ({ x, y })), formedUp: false });
}
