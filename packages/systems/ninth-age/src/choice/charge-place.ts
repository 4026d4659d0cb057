import { type ChoiceKind, exactly, type Message, message, refuse, there } from "@tercio/kernel";
import type { Charge, ChargePlaces } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { certainPlace, placeOf } from "../sequence/charge.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, unit } from "../state/state.ts";

type G = NinthAge;
export const RULE = "t9a.sequence.charge.charge-phase.5";

/** Where a charger may make contact: whole stretches along the facing, all worth the same. */
export interface About {
  readonly unit: number;
  readonly target: number;
  readonly mates: readonly number[];
  readonly places: ChargePlaces;
}

const inside = (about: About, offset: number): boolean =>
  about.places.stretches.some((s) => s.from <= offset && offset <= s.to);

/** Where a place lies along the facing, as the charger sees it, and how many models meet there. */
export function placeWords(game: G, about: About, charge: Charge): Message {
  const { own, theirs } = charge.modelsInContact;
  const away = Math.abs(charge.offset);
  return message(away < 50 ? "note.place.middle" : charge.offset > 0 ? "note.place.right" : "note.place.left", {
    models: own + theirs,
    distance: Math.floor((away / INCH) * 100 + 0.5) / 100,
    foe: named(unit(game, about.target)),
  });
}

export const chargeTo = (game: G, about: About, offset: number): Charge =>
  placeOf(game, unit(game, about.unit), unit(game, about.target), about.mates, about.places, offset);

/**
 * Where along the facing a charger makes contact. The answer is an offset, 0.01 mm to the charger's right from the middle
 * of the facing, anywhere in the stretches on offer: the sheet's priorities leave that to the player.
 */
export const chargePlace: ChoiceKind<G> = {
  id: "charge-move",
  rule: RULE,
  describe: (game, about: About) =>
    message("ask.charge-move", { unit: named(unit(game, about.unit)), foe: named(unit(game, about.target)) }),
  accept(game, about: About, answer) {
    if (!exactly(answer, ["offset"])) return refuse("refuse.shape", RULE, { kind: "charge-move" });
    const { offset } = answer;
    if (typeof offset !== "number" || !Number.isInteger(offset))
      return refuse("refuse.shape", RULE, { kind: "charge-move" }, "offset");
    if (certainPlace(game, about.unit, about.mates, offset) !== null) return true;
    return inside(about, offset) ? true : refuse("refuse.charge-place", "t9a.maximising-contact.order", {}, "offset");
  },
  sample(_, about: About, source) {
    const best = { offset: there(about.places.best).offset };
    if (source.next(4) > 1) return best;
    const s = about.places.stretches[source.next(about.places.stretches.length) - 1];
    return s === undefined ? best : { offset: s.from + source.next(s.to - s.from + 1) - 1 };
  },
  enumerate: () => null,
  label: (game, about: About, answer) =>
    placeWords(game, about, chargeTo(game, about, (answer as { offset: number }).offset)),
  timeout: (_, about: About) => ({ offset: there(about.places.best).offset }),
};
