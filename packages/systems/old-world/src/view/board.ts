import { message } from "@tercio/kernel";
import { blockBody, frontBase } from "@tercio/mass-battle";
import {
  type BoardView,
  bounds,
  type Fact,
  type Icon,
  isStanding,
  type Legend,
  type Mark,
  type Piece,
  type Sheet,
} from "@tercio/scene";
import { rankBonus, ranksOf, unitStrength } from "../calculation/formation.ts";
import { initiative } from "../calculation/numbers.ts";
import { named } from "../sequence/emit.ts";
import { engaged, type Facing, foes, type OldWorld, type Unit } from "../state/state.ts";

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

/** How each state of a unit is drawn. */
const stateIcons = {
  engaged: "crossed-swords",
  "fallen-back": "back-arrow",
  fled: "white-flag",
  destroyed: "cross",
} as const satisfies { readonly [state: string]: Icon };
type State = keyof typeof stateIcons;
const commandIcons = { standard: "flag", musician: "drum" } as const;

export const legend: { readonly marks: readonly Legend[]; readonly pips: Legend["label"] } = {
  marks: [
    ...Object.entries(commandIcons).map(([id, icon]) => ({ icon, label: message(`mark.${id}`) })),
    ...Object.entries(stateIcons).map(([id, icon]) => ({ icon, label: message(`sign.${id}`) })),
  ],
  pips: message("legend.pips"),
};

const statesOf = (game: OldWorld, u: Unit): readonly State[] => [
  ...(engaged(game, u.id) ? (["engaged"] as const) : []),
  ...(u.place === "field" ? [] : [u.place]),
];

/** Of who is gone one base is left to draw. */
const formationOf = (u: Unit) => ({
  files: Math.max(1, u.files),
  models: Math.max(1, u.models),
  baseWidth: BASE,
  baseDepth: BASE,
});

function marks(game: OldWorld, u: Unit): readonly Mark[] {
  const command = (kind: keyof typeof commandIcons, file: number): Mark => ({
    icon: commandIcons[kind],
    label: message(`mark.${kind}`),
    ...frontBase(formationOf(u), file),
  });
  const middle = Math.floor(u.files / 2);
  return [
    ...(u.entry.standard ? [command("standard", middle)] : []),
    ...(u.entry.musician ? [command("musician", middle - 1)] : []),
    ...statesOf(game, u).map((s) => ({ icon: stateIcons[s], label: message(`sign.${s}`), at: null })),
  ];
}

function sheet(game: OldWorld, u: Unit): Sheet {
  const e = u.entry;
  const fact = (key: string, told: Fact["told"], rule: string | null = null): Fact => ({
    label: message(key),
    told,
    rule,
  });
  const columns = ["weapon-skill", "strength", "toughness", "wounds", "initiative", "attacks", "leadership"] as const;
  const cells = [e.weaponSkill, e.strength, e.toughness, e.wounds, initiative(game, u).value, e.attacks, e.leadership];
  return {
    facts: [
      fact("fact.troop-type", message(`troop-type.${e.troopType}`)),
      fact("fact.models", `${u.models}/${e.models}`),
      fact("fact.formation", `${u.files} × ${u.models === 0 ? 0 : ranksOf(u)}`),
      fact("fact.unit-strength", unitStrength(u)),
      fact("fact.rank-bonus", u.models === 0 ? 0 : rankBonus(game, u), "tow.combat-result.rank-bonus"),
    ],
    tables: [
      {
        corner: message("fact.profile"),
        columns: columns.map((c) => message(`column.${c}`)),
        rows: [{ label: named(u), cells }],
      },
    ],
    lists: [
      {
        label: message("fact.weapon"),
        items: [{ told: message(`weapon.${e.weapon}`), rule: `tow.weapon.melee.${e.weapon}` }],
      },
    ],
  };
}

function piece(game: OldWorld, u: Unit, place: Place | undefined): Piece {
  const states = statesOf(game, u);
  return {
    key: u.id,
    seat: u.entry.seat,
    kind: "body",
    name: named(u),
    x: place?.x ?? 0,
    y: place?.y ?? 0,
    facing: ((((place?.turns ?? 0) % 4) + 4) % 4) * 16_384,
    ...blockBody(formationOf(u), 1),
    place: u.place === "field" || u.place === "fallen-back" ? "field" : "gone",
    astray: u.place === "fled",
    count: { now: u.models, start: u.entry.models },
    pips: u.entry.wounds > 1 ? { now: u.entry.wounds - u.woundsLost, start: u.entry.wounds } : null,
    marks: marks(game, u),
    sheet: sheet(game, u),
    spoken: message(u.models === 0 ? "spoken.gone" : states.length === 0 ? "spoken.free" : "spoken.unit", {
      unit: named(u),
      models: u.models,
      files: u.files,
      ranks: u.models === 0 ? 0 : ranksOf(u),
      signs: states.map((s) => message(`sign.${s}`)),
    }),
  };
}

/** Room around the diagram, 0.01 mm. */
const MARGIN = 8_000;

/** The diagram: as large as it must be, with its middle in the middle. */
export function board(game: OldWorld): BoardView {
  const places = layout(game);
  const pieces = game.units.map((u) => piece(game, u, places.get(u.id)));
  const boxes = pieces.filter(isStanding).map(bounds);
  const least = (of: (b: (typeof boxes)[number]) => number): number => Math.min(0, ...boxes.map(of));
  const [west, south] = [least((b) => b.west), least((b) => b.south)];
  const [east, north] = [0 - least((b) => -b.east), 0 - least((b) => -b.north)];
  const [x, y] = [Math.trunc((west + east) / 2), Math.trunc((south + north) / 2)];
  return {
    width: Math.trunc(east - west) + 2 * MARGIN,
    depth: Math.trunc(north - south) + 2 * MARGIN,
    diagram: true,
    pieces: pieces.map((p) => ({ ...p, x: p.x - x, y: p.y - y })),
  };
}
