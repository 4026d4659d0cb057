import { type BoardFact, type BoardPiece, type BoardView, message } from "@tercio/kernel";
import { rankBonus, ranksOf, unitStrength } from "../calculation/formation.ts";
import { initiative } from "../calculation/numbers.ts";
import { named } from "../sequence/emit.ts";
import { engaged, type Facing, foes, type OldWorld, type Unit } from "../state.ts";

const BASE = 2500;
const quarter: { readonly [facing in Facing]: number } = { front: 0, right: 1, rear: 2, left: 3 };

interface Place {
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise from north. */
  readonly turns: number;
}

const ahead = (turns: number): { x: number; y: number } =>
  [
    { x: 0, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: -1 },
    { x: -1, y: 0 },
  ][((turns % 4) + 4) % 4] as { x: number; y: number };

/** Middle of one side of a unit: the front edge's centre is its place. */
function edge(u: Unit, p: Place, side: Facing): { x: number; y: number; out: number } {
  const out = p.turns + quarter[side];
  const d = ahead(p.turns);
  const depth = ranksOf(u) * BASE;
  const centre = { x: p.x - (d.x * depth) / 2, y: p.y - (d.y * depth) / 2 };
  const half = (side === "front" || side === "rear" ? depth : u.files * BASE) / 2;
  const o = ahead(out);
  return { x: centre.x + o.x * half, y: centre.y + o.y * half, out };
}

/**
 * There is no table: a diagram, combat by combat, in which units in contact touch with the facings that the contacts
 * name. Lengths are those of 25 mm bases.
 */
function layout(game: OldWorld): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  let column = 0;
  for (const first of game.units) {
    if (places.has(first.id) || first.models === 0) continue;
    places.set(first.id, { x: column * 60_000, y: 0, turns: first.entry.seat === 0 ? 0 : 2 });
    column++;
    for (const [id, place] of places)
      for (const f of foes(game, id)) {
        const foe = game.units[f.foe];
        if (foe === undefined || places.has(f.foe)) continue;
        const at = edge(game.units[id] as Unit, place, f.own);
        // The foe's own side there looks back at this one.
        const turns = (at.out + 2 - quarter[f.theirs] + 8) % 4;
        const back = edge(foe, { x: 0, y: 0, turns }, f.theirs);
        places.set(f.foe, { x: at.x - back.x, y: at.y - back.y, turns });
      }
  }
  return places;
}

const signsOf = (game: OldWorld, u: Unit): string[] => [
  ...(engaged(game, u.id) ? ["engaged"] : []),
  ...(u.place === "field" ? [] : [u.place]),
];

function sheet(game: OldWorld, u: Unit): BoardFact[] {
  const e = u.entry;
  const fact = (key: string, value: BoardFact["value"], rule: string | null = null): BoardFact => ({
    label: message(key),
    value,
    rule,
  });
  return [
    fact("fact.troop-type", e.troopType),
    fact("fact.models", `${u.models}/${e.models}`),
    fact("fact.formation", `${u.files} × ${u.models === 0 ? 0 : ranksOf(u)}`),
    fact("fact.unit-strength", unitStrength(u)),
    fact("fact.rank-bonus", u.models === 0 ? 0 : rankBonus(game, u), "tow.combat-result.rank-bonus"),
    fact("value.weapon-skill", e.weaponSkill),
    fact("value.strength", e.strength),
    fact("value.toughness", e.toughness),
    fact("value.wounds", e.wounds),
    fact("value.initiative", initiative(game, u).value, "tow.combat.initiative-order"),
    fact("value.attacks", e.attacks),
    fact("value.leadership", e.leadership, "tow.phase.combat.break-test"),
    fact("fact.weapon", e.weapon, `tow.weapon.melee.${e.weapon}`),
  ];
}

function piece(game: OldWorld, u: Unit, place: Place | undefined): BoardPiece {
  const ranks = u.models === 0 ? 0 : ranksOf(u);
  const last = u.models - (ranks - 1) * u.files;
  const from = Math.ceil((u.files - last) / 2);
  const signs = signsOf(game, u);
  return {
    id: u.id,
    seat: u.entry.seat,
    name: named(u),
    x: place?.x ?? 0,
    y: place?.y ?? 0,
    facing: (place?.turns ?? 0) * 16_384,
    files: u.files,
    ranks: Array.from({ length: ranks }, (_, r) => (r < ranks - 1 ? u.files : last)),
    lastRank: ranks === 0 ? [] : Array.from({ length: last }, (_, i) => from + i),
    baseWidth: BASE,
    baseDepth: BASE,
    placed: u.place === "field" || u.place === "fallen-back",
    destroyed: u.place === "destroyed" || u.place === "fled",
    count: u.models,
    countAtStart: u.entry.models,
    lost: u.woundsLost,
    perBase: u.entry.wounds,
    leaderFile: null,
    standard: u.entry.standard,
    musician: u.entry.musician,
    signs,
    sheet: sheet(game, u),
    spoken: message(u.models === 0 ? "spoken.gone" : signs.length === 0 ? "spoken.free" : "spoken.unit", {
      unit: named(u),
      models: u.models,
      files: u.files,
      ranks,
      signs: signs.map((s) => message(`sign.${s}`)),
    }),
  };
}

export function board(game: OldWorld): BoardView {
  const places = layout(game);
  return {
    width: 180_000,
    depth: 120_000,
    zones: [],
    markers: [],
    pieces: game.units.map((u) => piece(game, u, places.get(u.id))),
  };
}
