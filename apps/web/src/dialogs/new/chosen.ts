import type { JsonObject } from "@tercio/kernel";
import { optionName, type SetupOption, withOption } from "@tercio/board";
import { DRAW, OWN, READY, type useOffered } from "../../lists/model/armies.ts";
import type { Kept } from "../../lists/model/shelf.ts";

/** What has been chosen of each game's set-up, by game and option; where nothing has, the usual counts. */
export type Chosen = { readonly [option: string]: string };

export const isArmy = (o: SetupOption): boolean => o.kind === "one" && o.lists !== undefined;
export const keyOf = (game: string, o: SetupOption): string => `${game} ${optionName(o)}`;
export const chosenOf = (chosen: Chosen, game: string, o: SetupOption): string =>
  chosen[keyOf(game, o)] ?? String(o.usual ?? "");

/**
 * An army brings the points that it is made for, where it is the larger one; and while no other army has been chosen, one of
 * as many points is drawn against it.
 * @param about.armies all options that are armies
 */
export function withArmy(
  before: Chosen,
  o: SetupOption,
  value: string,
  about: {
    readonly game: string;
    readonly armies: readonly SetupOption[];
    readonly offered: ReturnType<typeof useOffered>;
    readonly lists: readonly Kept[];
  },
): Chosen {
  const { game, armies, offered, lists } = about;
  const after: { [option: string]: string } = { ...before, [keyOf(game, o)]: value };
  if (!value.startsWith(OWN) && !value.startsWith(READY)) return after;
  const others = armies.filter((other) => optionName(other) !== optionName(o));
  for (const other of others) if (before[keyOf(game, other)] === undefined) after[keyOf(game, other)] = DRAW;
  const field = o.kind === "one" ? o.lists?.size : undefined;
  const sizes = armies.flatMap((one) => {
    const word = after[keyOf(game, one)] ?? "";
    const ready = offered.ready[Number(word.slice(READY.length))];
    if (word.startsWith(READY)) return ready?.list.size ?? [];
    return lists.find((l) => OWN + l.id === word)?.list.size ?? [];
  });
  return field === undefined || sizes.length === 0
    ? after
    : { ...after, [`${game} ${field}`]: String(Math.max(...sizes)) };
}

/** Is an army fetched or drawn before it is there? */
export const isMade = (word: string): boolean => word === DRAW || word.startsWith(OWN) || word.startsWith(READY);

/** A set-up with all that is chosen but for its armies. */
export const withoutArmies = (
  before: JsonObject,
  options: readonly SetupOption[],
  now: (o: SetupOption) => string,
): JsonObject =>
  options
    .filter((o) => !isArmy(o))
    .reduce((setup, o) => {
      const value = now(o);
      return withOption(setup, o, value === "" ? null : o.kind === "number" ? Number(value) : value);
    }, before);
