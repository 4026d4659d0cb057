import { bilingual } from "@tercio/kernel";
import type { RangeView } from "@tercio/board";
import { centre, circle, corners, grown, type Rectangle } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { HEARD, hears, plays, presenceBase, presenceReach, receivers } from "../calculation/presence.ts";
import { inches } from "@tercio/regiments";
import { bearers, PRESENCES } from "../state/bearers.ts";
import { ruleId } from "../state/ids.ts";
import { type NinthAge, onField } from "../state/state.ts";
import { message } from "../messages/message.ts";

/** Corners of a ring that is drawn. */
const ROUND = 64;

/** All that is no farther than that (0.01 mm) from a base or a unit. */
const within = (r: Rectangle, distance: number): RangeView["areas"] => [
  grown(r.round === true ? circle(centre(r), r.width / 2, ROUND) : corners(r), distance, ROUND),
];

type Rule = "commanding-presence" | "rally-around-the-flag" | "march-to-the-beat";

/** Which rule it is and how far it reaches: from the middle of a base or a unit, and all around it. */
const range = (rule: Rule, from: Rectangle, distance: number): Omit<RangeView, "piece" | "covers"> => {
  const name = book.rules.find((r) => r.id === rule)?.name;
  return {
    id: rule,
    label: message("range.said", { rule: name === undefined ? rule : bilingual(name), inches: inches(distance) }),
    rule: ruleId(rule),
    from: centre(from),
    areas: within(from, distance),
  };
};

/** What Generals and Battle Standard Bearers give to those near them, and how far the enemy hears a musician. */
export function ranges(game: NinthAge): readonly RangeView[] {
  const given = PRESENCES.flatMap((presence) =>
    ([0, 1] as const).flatMap((seat) =>
      bearers(game, presence, seat).flatMap((giver): readonly RangeView[] => {
        const reach = presenceReach(game, presence, giver);
        if (reach === null) return [];
        const covers = receivers(game, presence, giver).map((u) => u.id);
        return [{ piece: giver.unit.id, ...range(presence, presenceBase(game, giver), reach), covers }];
      }),
    ),
  );
  const heard = game.units
    .filter((u) => onField(u) && plays(game, u))
    .map((u): RangeView => {
      const covers = game.units.filter((v) => v.seat !== u.seat && onField(v) && hears(game, v, u)).map((v) => v.id);
      return { piece: u.id, ...range("march-to-the-beat", rectangleOf(u), HEARD), covers, minor: true };
    });
  return [...given, ...heard];
}
