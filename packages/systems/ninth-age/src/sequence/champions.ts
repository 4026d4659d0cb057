import { inForce } from "@tercio/kernel";
import { touches } from "../calculation/contact.ts";
import { ruleId } from "../rules/ids.ts";
import { engagementsOf, foes, type NinthAge, onField, type Seat, unit } from "../state.ts";
import { standing } from "./melee.ts";

type G = NinthAge;

/** Champions of `seat` that could fight a Duel now. */
export function duellists(game: G, units: readonly number[], seat: Seat): readonly number[] {
  return standing(game, units, seat).filter(
    (id) => unit(game, id).champion && foes(game, id).some((f) => unit(game, f.foe).champion),
  );
}

const championInContact = (game: G, id: number): boolean => {
  const u = unit(game, id);
  return engagementsOf(game, id).some((e) =>
    touches(game, e, id).some((t) => t.own.rank === 0 && t.own.file === u.championFile),
  );
};

/** Files of the first rank in contact, where a champion out of contact could stand instead. */
export function makeWayFiles(game: G, id: number): readonly number[] {
  const files = new Set<number>();
  for (const e of engagementsOf(game, id))
    for (const t of touches(game, e, id)) if (t.own.rank === 0) files.add(t.own.file);
  return [...files].sort((p, q) => p - q);
}

export const wantsWay = (game: G, units: readonly number[]): readonly number[] =>
  inForce(ruleId("make-way"))
    ? units.filter(
        (id) =>
          onField(unit(game, id)) &&
          unit(game, id).champion &&
          !championInContact(game, id) &&
          makeWayFiles(game, id).length > 0,
      )
    : [];
