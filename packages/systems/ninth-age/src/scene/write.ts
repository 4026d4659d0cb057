import { EDITIONS } from "../book/row.ts";
import { usualEdition } from "../state/usual-edition.ts";
import { type Effect, there } from "@tercio/kernel";
import { contactOf } from "@tercio/mass-battle";
import { INCH, roundHalfAway, TURN } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { championSlot, charactersOf, mainPool } from "../state/pools.ts";
import { isLed, centreFile, type NinthAge, onField, type Pool, type Unit, unit } from "../state/state.ts";
import { costOf, inContact, TABLE } from "./build.ts";
import { magicLines } from "./magic.ts";
import { objectiveLines } from "./objective.ts";
import { builtIn, toScene } from "./profile.ts";
import { startOf } from "./stack.ts";
import { stateFields } from "./state-fields.ts";
import { featureLine } from "./terrain.ts";
import type { Compass, Scene, SceneCharacter, SceneContact, SceneUnit } from "./types.ts";

type Loose = { [field: string]: unknown };

/** Only what is not as it is where nothing is said. */
const unless = (field: string, value: unknown, usual: unknown): Loose => (value === usual ? {} : { [field]: value });

const decimals = (n: number, places: number): number => roundHalfAway(n * places) / places;
/** 0.0001 inches and 0.001 degrees are finer than the 0.01 mm and 1/65536 turns that the game counts in. */
export const inches = (n: number): number => decimals(n / INCH, 10_000);
const compass: { readonly [facing: number]: Compass } = { 0: "north", 16384: "east", 32768: "south", 49152: "west" };
export const degrees = (facing: number): Compass | number => compass[facing] ?? decimals((facing * 360) / TURN, 1000);

/** What the units are called: by their own names, numbered where two share one. */
export function sceneNames(game: NinthAge): readonly string[] {
  const all = game.units.map((u) => (u.place === "joined" ? "" : u.entry.name.en));
  return all.map((n, i) =>
    all.indexOf(n) === all.lastIndexOf(n) ? n : `${n} ${all.slice(0, i + 1).filter((x) => x === n).length}`,
  );
}

/** How it came, if it joined the unit in this Player Turn. */
const cameBy = (game: NinthAge, { self }: Pool): Pick<SceneCharacter, "moved"> => {
  const moved = self === null ? "none" : unit(game, self).moved;
  return moved === "advance" || moved === "march" ? { moved } : {};
};

/** Characters that have joined a unit, the fallen too: their points count. */
function characterLines(game: NinthAge, u: Unit): Loose {
  const characters = u.pools.slice(1).flatMap((p): readonly SceneCharacter[] =>
    p.kind !== "character"
      ? []
      : [
          {
            profile: toScene(p.profile),
            ...(p.slot === null ? {} : { file: p.slot }),
            ...unless("lost", p.lost, 0),
            ...(p.weapon === null ? {} : { weapon: p.weapon }),
            ...unless("cost", p.cost, 100),
            ...(p.count === 0 ? { fallen: true } : {}),
            ...cameBy(game, p),
          },
        ],
  );
  return characters.length === 0 ? {} : { characters };
}

function unitLines(game: NinthAge, u: Unit, names: readonly string[]): SceneUnit {
  const { entry } = u;
  const profile = toScene(entry);
  const listed = typeof profile === "string" ? builtIn.get(profile) : undefined;
  const champion = u.pools.find((p) => p.kind === "champion");
  const men = mainPool(u);
  const own = men.count + (champion?.count ?? 0);
  const command = { champion: isLed(u), standard: u.standard, musician: u.musician };
  const started = { champion: entry.champion, standard: entry.standard, musician: entry.musician };
  const gone = Object.entries(started).filter(([who, was]) => was !== command[who as keyof typeof command]);
  const state: Loose = {};
  for (const [field, { usual, fleeting }] of stateFields) {
    if (fleeting === true) continue;
    const standard = field === "nextSide" ? game.chirality : usual;
    if (u[field] !== standard) state[field] = field === "declared" ? names[there(u.declared)] : u[field];
  }
  const weapon = men.weapon ?? champion?.weapon ?? null;
  if (weapon !== null) state.weapon = weapon;
  const place = u.place === "gone" ? "destroyed" : u.place;
  return {
    side: u.seat === 0 ? "first" : "second",
    profile,
    models: own,
    files: u.files,
    ...(onField(u) || u.place === "pursued-off" ? { at: [inches(u.x), inches(u.y)], facing: degrees(u.facing) } : {}),
    ...Object.fromEntries(Object.entries(command).filter(([, there]) => there)),
    ...unless("scoring", entry.scoring, listed?.scoring ?? true),
    ...unless("lost", men.lost, 0),
    ...unless("championLost", champion?.lost ?? 0, 0),
    ...(isLed(u) ? unless("championFile", championSlot(u), centreFile(u.files, game.chirality)) : {}),
    ...characterLines(game, u),
    ...(entry.character === true && listed?.character !== true ? { character: true } : {}),
    ...unless("startModels", entry.models, own),
    ...(gone.length > 0 ? { startCommand: Object.fromEntries(gone) } : {}),
    ...unless("listFiles", entry.files, u.files),
    ...unless("cost", entry.pointCost, listed?.pointCost ?? 100),
    ...(Object.keys(state).length > 0 ? { state } : {}),
    ...unless("place", place, "field"),
  } as SceneUnit;
}

function contactLines(game: NinthAge, names: readonly string[]): readonly SceneContact[] {
  return game.engagements.map((e): SceneContact => {
    const [a, b] = [there(game.units[e.a]), there(game.units[e.b])];
    const measured = contactOf(rectangleOf(a), e.aFacing, rectangleOf(b), e.bFacing);
    return {
      of: there(names[e.a]),
      ...(e.aFacing === "front" ? {} : { with: e.aFacing }),
      at: there(names[e.b]),
      facing: e.bFacing,
      ...(e.offset === measured ? {} : { offset: (0 - e.offset) / 100 + 0 }),
      // Losses at the back open a gap until the next Melee Phase looks at it.
      ...(inContact(game, a, e.aFacing, b, e.bFacing) ? {} : { apart: true }),
    };
  });
}

/**
 * Does a scene tell this field of the game? A field that is new must be named here: told, or of no more use once a battle
 * has begun.
 */
const fields: { readonly [field in keyof Required<NinthAge>]: boolean } = {
  stack: true,
  edition: true,
  rulings: true,
  width: true,
  depth: true,
  chirality: true,
  armyPoints: true,
  armies: true,
  gameTurn: true,
  playerTurn: true,
  active: true,
  phase: true,
  units: true,
  // What lies on it is told.
  map: false,
  terrain: true,
  engagements: true,
  effects: true,
  magic: true,
  zone: true,
  deployment: true,
  attacker: true,
  diagonal: true,
  shortEdge: true,
  zoneChooser: true,
  objective: true,
  markers: true,
  marked: true,
  hills: true,
  firstDeployer: false,
  finishedFirst: false,
  unitsLeftThen: false,
  intent: false,
  firstTurn: true,
  counters: true,
  // Nothing begins after either.
  conceded: false,
  result: false,
};
export const untold = (Object.keys(fields) as (keyof NinthAge)[]).filter((f) => !fields[f]);

/** The units that have lines of their own: who has joined another is told as one of it. */
const told = (game: NinthAge): readonly Unit[] => game.units.filter((u) => u.place !== "joined");

/** The units in the order in which the scene numbers them: first those with lines of their own, then who joined them. */
function order(game: NinthAge): readonly (number | null)[] {
  const hosts = told(game);
  return [...hosts.map((u) => u.id), ...hosts.flatMap((u) => charactersOf(u).map((p) => p.self))];
}

/** An effect by the numbers that its units have in the scene. */
function renumbered(game: NinthAge, effect: Effect): Effect {
  const ids = order(game);
  const number = (id: number | null): number | null => (id === null ? null : ids.indexOf(id));
  return { ...effect, on: number(effect.on), from: number(effect.from) };
}

/** A game that stands at the start of a phase, in the words of a scene: built from it, it is the same game again. */
export function writeScene(game: NinthAge): Scene {
  const phase = startOf(game.stack.at(-1));
  if (phase === null) throw new Error("a scene is written where a phase begins");
  const names = sceneNames(game);
  const [width, depth] = [game.width / INCH, game.depth / INCH];
  const points = Math.max(costOf(game.units, 0), costOf(game.units, 1), 1);
  const contact = contactLines(game, names);
  return {
    ...(width === TABLE[0] && depth === TABLE[1] ? {} : { table: [width, depth] }),
    // What names none is of the earlier one, wherever it is read.
    ...(game.edition === EDITIONS[0] && usualEdition() === EDITIONS[0] ? {} : { edition: game.edition }),
    ...(Object.keys(game.rulings).length > 0 ? { rulings: game.rulings } : {}),
    turn: game.gameTurn,
    active: game.active === 0 ? "first" : "second",
    ...unless("firstTurn", (game.firstTurn ?? 0) === 0 ? "first" : "second", "first"),
    phase,
    ...unless("chirality", game.chirality, 1),
    ...unless("zone", game.zone[0] === 1 ? "north" : "south", "south"),
    ...objectiveLines(game, names),
    ...(game.counters.some((n) => n > 0) ? { counters: game.counters } : {}),
    ...unless("points", game.armyPoints, points),
    armies: game.armies,
    ...(game.effects.length > 0 ? { effects: game.effects.map((e) => renumbered(game, e)) } : {}),
    ...magicLines(game, order(game)),
    ...(game.terrain.length > 0 ? { terrain: game.terrain.map(featureLine) } : {}),
    units: Object.fromEntries(told(game).map((u) => [there(names[u.id]), unitLines(game, u, names)])),
    ...(contact.length > 0 ? { contact } : {}),
  };
}
