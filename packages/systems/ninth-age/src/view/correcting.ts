import { bilingual, type Refusal, refuse, silent, there } from "@tercio/kernel";
import { CONTACT_TOLERANCE, gap, insideTable, overlaps } from "@tercio/tabletop";
import type { Correctable, Correction, Corrector, PieceKey } from "@tercio/board";
import { book } from "../hooks/book.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { healthEach, healthLeft } from "../calculation/health.ts";
import { hasCharger, joinedTo } from "../calculation/joining.ts";
import { loseHealth } from "../calculation/losses.ts";
import { NO_ENTRY, solids } from "../battlefield/terrain.ts";
import { everybody, keptFrom, UNIT_SPACING } from "../battlefield/world.ts";
import { named } from "../sequence/emit.ts";
import { destroyUnit } from "../sequence/panic.ts";
import { SPENT } from "../state/items.ts";
import { change, type NinthAge, onField, type Pool, type Unit, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";

type G = NinthAge;

const figureOf = (at: number): string => `pool-${at}`;

/** Health Points that a pool has at most; who has fallen does not come back by hand. */
function mostOf(game: G, u: Unit, p: Pool): number {
  const each = healthEach(game, u, p);
  if (p.kind !== "rank-and-file") return p.count * each;
  return (u.entry.models - (u.entry.champion ? 1 : 0)) * each;
}

function whose(u: Unit, p: Pool) {
  if (p === u.pools[0]) return named(u);
  return p.kind === "champion" ? message("answer.duel", { unit: named(u) }) : bilingual(p.profile.name);
}

function correctable(game: G, piece: PieceKey): Correctable | null {
  const u = typeof piece === "number" ? game.units[piece] : undefined;
  if (u === undefined || !onField(u)) return null;
  const here = [u.id, ...joinedTo(u)];
  return {
    piece: u.id,
    name: named(u),
    figures: u.pools.flatMap((p, at) => {
      const most = mostOf(game, u, p);
      const now = healthLeft(p, healthEach(game, u, p));
      const label = message("correct.health", { who: whose(u, p) });
      return most === 0 ? [] : [{ id: figureOf(at), label, least: 0, most, now }];
    }),
    // Between declaring a charge out of a unit and making it two units stand in one place.
    place: u.outOf !== null || hasCharger(game, u.id) ? null : { x: u.x, y: u.y, facing: u.facing },
    effects: game.effects
      .filter((e) => e.on !== null && here.includes(e.on) && e.rule !== SPENT)
      .map((e) => {
        const rule = book.rules.find((r) => (r.heldBy ?? r.id) === e.rule);
        return { id: e.id, label: rule === undefined ? message("correct.effect") : bilingual(rule.name) };
      }),
  };
}

/** Health Points as they are said to be: lost ones fall as in battle, others come back behind. */
function withHealth(game: G, id: number, figures: NonNullable<Correction["figures"]>): G {
  const before = unit(game, id);
  const each = before.pools.map((p) => healthEach(game, before, p));
  const wanted = (p: Pool, at: number): number => figures[figureOf(at)] ?? healthLeft(p, there(each[at]));
  const pools = before.pools.map((p, at) => {
    const one = there(each[at]);
    const to = wanted(p, at);
    if (to <= healthLeft(p, one)) return p;
    const count = Math.ceil(to / one);
    return { ...p, count, lost: count * one - to };
  });
  const healed = pools.some((p, at) => p !== before.pools[at]) ? change(game, id, { pools }) : game;
  const dealt = before.pools.map((p, at) => Math.max(0, healthLeft(p, there(each[at])) - wanted(p, at)));
  const { game: after, destroyed } = loseHealth(healed, id, dealt);
  // What was put right by hand is no blow that frightens anybody.
  return destroyed ? destroyUnit(after, id, silent).game : after;
}

function put(game: G, { piece, figures, place, ends }: Correction): G {
  const id = Number(piece);
  let next = game;
  if (place !== undefined) next = change(next, id, { x: place.x, y: place.y, facing: place.facing ?? 0 });
  if (figures !== undefined) next = withHealth(next, id, figures);
  if (ends !== undefined) next = { ...next, effects: next.effects.filter((e) => !ends.includes(e.id)) };
  return next;
}

const sameStand = (a: Unit, b: Unit): boolean =>
  a.x === b.x && a.y === b.y && a.facing === b.facing && a.files === b.files && a.pools === b.pools;

/** Off the table, upon somebody, nearer than units keep from each other, or out of the combat that it is in. */
function whyNot(game: G, before: G, piece: PieceKey): Refusal | null {
  const [u, was] = [unit(game, Number(piece)), unit(before, Number(piece))];
  if (!onField(u) || sameStand(u, was)) return null;
  const [now, start] = [rectangleOf(u), rectangleOf(was)];
  if (!insideTable(now, game.width, game.depth)) return refuse("refuse.off-table", "t9a.rule.board-edge", {}, "place");
  const spacing = "t9a.rule.unit-spacing";
  const foes = game.engagements.flatMap((e) => (e.a === u.id ? [e.b] : e.b === u.id ? [e.a] : []));
  for (const o of everybody(game, u.id)) {
    const there = rectangleOf(o);
    const no = (key: "refuse.blocked" | "refuse.unit-spacing" | "refuse.correct-contact", rule: string): Refusal => ({
      ...refuse(key, rule, { foe: named(o) }, "place"),
      pieces: [o.id],
    });
    if (overlaps(now, there)) return no("refuse.blocked", spacing);
    if (foes.includes(o.id)) {
      if (gap(now, there) > CONTACT_TOLERANCE) return no("refuse.correct-contact", "t9a.sequence.melee.melee-phase.2");
    } else if (gap(now, there) <= keptFrom(start, there, UNIT_SPACING, o.seat !== u.seat))
      return no("refuse.unit-spacing", spacing);
  }
  const rock = solids(game).find((s) => overlaps(now, s.shape));
  return rock === undefined ? null : refuse("refuse.correct-rock", NO_ENTRY, {}, "place");
}

/** How a battle is put right by hand where the program has something wrong. */
export const corrector: Corrector<G> = { correctable, put, whyNot };
