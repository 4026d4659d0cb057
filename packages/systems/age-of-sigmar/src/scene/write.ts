import { there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { rulings } from "../rulings/rulings.ts";
import type { Sigmar, Unit } from "../state/state.ts";
import type { Scene, SceneUnit } from "./types.ts";
import { idOf } from "./warscrolls.ts";

const writeUnit = (u: Unit): SceneUnit => ({
  side: u.entry.seat === 0 ? "first" : "second",
  warscroll: idOf(u.entry.warscroll) ?? u.entry.warscroll,
  models: u.models.length,
  ...(u.entry.models === u.models.length ? {} : { startModels: u.entry.models }),
  places: u.models.map(({ x, y, facing }) => [x, y, facing] as const),
  ...(u.wounded === null ? {} : { wounded: [u.wounded.model, u.wounded.lost] as const }),
});

/** A game that stands at the start of a battle round, in the words of a scene. */
export function writeScene(game: Sigmar): Scene {
  const called = game.units.map((u) => u.entry.name.en);
  const names = called.map((n, i) =>
    called.indexOf(n) === called.lastIndexOf(n) ? n : `${n} ${called.slice(0, i + 1).filter((x) => x === n).length}`,
  );
  const chosen = rulings.filter((r) => game.rulings[r.id] !== r.default).map((r) => [r.id, game.rulings[r.id]]);
  return {
    ...(chosen.length > 0 ? { rulings: Object.fromEntries(chosen) as Scene["rulings"] & object } : {}),
    table: [game.table.width / INCH, game.table.depth / INCH],
    round: game.round,
    rounds: game.rounds,
    first: game.first === 0 ? "first" : "second",
    units: Object.fromEntries(game.units.map((u, i) => [there(names[i]), writeUnit(u)])),
  };
}
