import { inForce } from "@tercio/kernel";
import { flankAttack } from "../entries/rules/battle.ts";
import { book } from "../hooks/book.ts";
import { change, fieldOf, type OldWorld, other, type Seat, type Unit, unit, withField } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import type { HeldBack } from "./set-up-flow.ts";

type G = OldWorld;
const IDS = {
  scout: "tow.rule.scouts",
  ambush: "tow.rule.ambushers",
  flank: "tow.rule.flank-attack",
} as const;

/** Units of a seat that are not on the table and go there as nobody has said yet otherwise. */
const left = (game: G, seat: Seat): readonly Unit[] =>
  game.units.filter((u) => u.entry.seat === seat && u.place === "reserve" && u.arrival === null);

const costOf = (units: readonly Unit[]): number => units.reduce((sum, u) => sum + (u.entry.points ?? 0), 0);

/** May this one wait on the flank too: not more than so much of the army's points? */
function mayWait(game: G, u: Unit): boolean {
  if (fieldOf(game).battle !== "flank-attack" || !inForce(flankAttack.id)) return false;
  const own = game.units.filter((v) => v.entry.seat === u.entry.seat);
  const waiting = own.filter((v) => v.arrival === "flank");
  return 100 * costOf([...waiting, u]) <= flankAttack.figures.percent * costOf(own);
}

/** Flanks that may be named with a unit: by the ruling at once, but once alone. */
const sidesOf = (game: G, seat: Seat): readonly ("east" | "west")[] =>
  game.rulings["flank-named"] === "declared" && fieldOf(game).flank[seat] === null
    ? fieldOf(game).chirality === 1
      ? ["east", "west"]
      : ["west", "east"]
    : [];

/** What a player may still declare. */
export const mayHoldBack = (game: G, seat: Seat): readonly HeldBack[] =>
  left(game, seat).flatMap((u): readonly HeldBack[] => {
    const own = book.offers("way to the table", game, { unit: u }).map(({ value }) => ({ unit: u.id, arrival: value }));
    if (!mayWait(game, u)) return own;
    const sides = sidesOf(game, seat);
    const flank = { unit: u.id, arrival: "flank" as const };
    return [...own, ...(sides.length === 0 ? [flank] : sides.map((side) => ({ ...flank, side })))];
  });

/** Whose word it is: the one who chose the zone first. */
function whose(game: G, over: readonly Seat[]): Seat | undefined {
  const first = fieldOf(game).zoneChooser ?? 0;
  return ([first, other(first)] as const).find((seat) => !over.includes(seat) && mayHoldBack(game, seat).length > 0);
}

/** Before anybody deploys: who scouts, who lies in ambush, who waits on a flank. */
export const holdBack = sequence(
  "hold-back",
  { en: "Units that deploy otherwise", fr: "Unités déployées autrement" },
  { over: [] },
  ({ again }) => [
    again.choose(
      "declare",
      { en: "Declare who deploys otherwise", fr: "Annoncer qui se déploie autrement" },
      "hold-back",
      (game, { over }) => {
        const player = whose(game, over);
        return player === undefined ? null : { player, about: { player, may: mayHoldBack(game, player) } };
      },
      (game, { over }, answer, context) => {
        if ("done" in answer) {
          const player = whose(game, over);
          return { vars: { over: player === undefined ? over : [...over, player] } };
        }
        const u = unit(game, answer.unit);
        const { seat } = u.entry;
        tell(context, `heldBack-${answer.arrival}`, IDS[answer.arrival], { unit: named(u) });
        const next = change(game, u.id, { arrival: answer.arrival });
        if (!("side" in answer)) return { game: next };
        const side = answer.side === "east" ? 1 : -1;
        const { flank } = fieldOf(game);
        return { game: withField(next, { flank: seat === 0 ? [side, flank[1]] : [flank[0], side] }) };
      },
      "tow.rule.deployment",
    ),
  ],
);
