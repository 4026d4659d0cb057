import type { Frame } from "@tercio/kernel";
import { joined } from "../calculation/joining.ts";
import { whyNotJoin } from "../battlefield/joining.ts";
import { onField, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";

/** Who has come up to a unit to join it, becomes one of it when all that its move brings about is over. */
export const joins = ({
  unit: id,
  join,
}: {
  readonly unit: number;
  readonly join?: number | null;
}): readonly Frame[] => (join == null ? [] : [enter("joins", { unit: id, host: join })]);

/** A Character that stands against a unit becomes one of it, unless something has come between. */
export const joining = sequence(
  "joins",
  { en: "A Character joins a unit", fr: "Un Personnage rejoint une unité" },
  {},
  ({ act }) => [
    act(
      "a",
      { en: "It takes its place in the first rank", fr: "Il prend sa place au premier rang" },
      (game, v, context) => {
        const u = unit(game, v.unit);
        if (!onField(u) || whyNotJoin(game, u, v.host) !== null) return {};
        tell(context, "joins", "t9a.rule.joining", { unit: named(u), foe: named(unit(game, v.host)) });
        return { game: joined(game, u.id, v.host, u.moved) };
      },
    ),
  ],
);
