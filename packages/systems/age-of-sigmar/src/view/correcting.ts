import { message, type Refusal, refuse } from "@tercio/kernel";
import { insideTable, overlap } from "@tercio/loose";
import type { Correctable, Correction, Corrector, PieceKey } from "@tercio/board";
import { fallenBy, taken, tollOf } from "../calculation/losses.ts";
import { named } from "../state/named.ts";
import { basesOf, change, type Sigmar, standing, type Unit, unit, woundsLeft } from "../state/state.ts";

/** A unit stands where its first model stands; the others go along. */
const placeOf = (u: Unit): { readonly x: number; readonly y: number } => {
  const first = u.models[0];
  if (first === undefined) throw new Error(`unit ${u.id} has no models`);
  return { x: first.x, y: first.y };
};

function correctable(game: Sigmar, piece: PieceKey): Correctable | null {
  const u = typeof piece === "number" ? game.units[piece] : undefined;
  if (u === undefined || !standing(u)) return null;
  const now = woundsLeft(u);
  return {
    piece: u.id,
    name: named(u),
    // Who has fallen does not come back by hand, and somebody is left.
    figures: [{ id: "wounds", label: message("correct.wounds"), least: 1, most: now + (u.wounded?.lost ?? 0), now }],
    place: { ...placeOf(u), facing: null },
    effects: [],
  };
}

function put(game: Sigmar, { piece, figures, place }: Correction): Sigmar {
  const id = Number(piece);
  const u = unit(game, id);
  const points = woundsLeft(u) - (figures?.["wounds"] ?? woundsLeft(u));
  let next = game;
  if (points < 0) {
    const lost = (u.wounded?.lost ?? 0) + points;
    next = change(game, id, { wounded: u.wounded === null || lost === 0 ? null : { ...u.wounded, lost } });
  } else if (points > 0) {
    const toll = tollOf(u, points);
    // Nobody was slain in this turn: no test of nerve hangs on it.
    next = change(taken(game, id, fallenBy(game, u, "behind", toll), toll.left), id, { slain: u.slain });
  }
  if (place === undefined) return next;
  const { x, y } = placeOf(u);
  const models = unit(next, id).models.map((m) => ({ ...m, x: m.x + place.x - x, y: m.y + place.y - y }));
  return change(next, id, { models });
}

/** Off the table, or upon somebody. */
function whyNot(game: Sigmar, before: Sigmar, piece: PieceKey): Refusal | null {
  const u = unit(game, Number(piece));
  if (u.models === unit(before, u.id).models) return null;
  const bases = basesOf(u);
  const rule = "aos2.core.normal-moves";
  if (!bases.every((b) => insideTable(b, game.table))) return refuse("refuse.correct-table", rule, {}, "place");
  for (const o of game.units)
    if (o.id !== u.id && basesOf(o).some((b) => bases.some((own) => overlap(own, b))))
      return { ...refuse("refuse.correct-taken", rule, { unit: named(o) }, "place"), pieces: [o.id] };
  return null;
}

/** How a battle is put right by hand where the program has something wrong. */
export const corrector: Corrector<Sigmar> = { correctable, put, whyNot };
