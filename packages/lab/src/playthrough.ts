import {
  answer,
  type Battle,
  type Core,
  type GameEvent,
  type Names,
  openSituation,
  type Request,
  type RuleSystem,
  say,
  type ScriptLine,
  stackPath,
  withIds,
  there,
} from "@tercio/kernel";
import {
  type BoardView,
  edgeOf,
  isStanding,
  type Piece,
  type PieceKey,
  type System,
  type Texture,
} from "@tercio/board";
import { holdsPoint, type Point } from "@tercio/tabletop";

/** One reply of a situation's script: what was asked where, and what followed. */
export interface Told<G extends Core = Core> {
  readonly before: Battle<G>;
  readonly request: Request;
  readonly line: ScriptLine;
  readonly events: readonly GameEvent[];
}

/** Plays a situation's script; throws where a line does not fit, and says which, and what is asked there. */
export function played<G extends Core>(
  system: RuleSystem<G>,
  file: unknown,
): {
  readonly start: readonly GameEvent[];
  readonly told: readonly Told<G>[];
  readonly end: Battle<G>;
  readonly names: Names;
} {
  const before: { readonly battle: Battle<G>; readonly line: ScriptLine }[] = [];
  const opened = openSituation(system, file, {
    chained: false,
    visit: (battle, line) => before.push({ battle, line }),
  });
  if (!opened.ok) {
    const { where, message } = opened.problem;
    const at = opened.upTo === null ? "" : ` (at ${stackPath(opened.upTo.game.stack)})`;
    throw new Error(`${where}: ${say(system, message, "en")}${at}`);
  }
  const told = before.map(({ battle, line }, i) => ({
    before: battle,
    request: there(battle.request),
    line,
    events: opened.events[i + 1] ?? [],
  }));
  return { start: opened.events[0] ?? [], told, end: opened.battle, names: opened.names };
}

const letterOf = (p: Piece): string => String.fromCharCode((p.seat === 0 ? 65 : 97) + Number(p.key));

const COLUMNS = 72;
const ROWS = 24;
const MARKER = "+";
const grounds: { readonly [texture in Texture]: string } = {
  furrows: '"',
  trees: "%",
  contours: "(",
  hatched: "@",
  rubble: "#",
  bricks: "=",
  ripples: "~",
  swirls: "*",
};

/** Where a row or a column of the field stands that a point lies in. */
const cell = (n: number, length: number, cells: number): number =>
  Math.min(cells - 1, Math.max(0, Math.floor((n / length) * cells)));

/** Draws the ground that is something else than the field: a row is as deep as two columns are wide, so it is asked twice. */
function drawGround(grid: readonly string[][], view: BoardView, { outline, texture, x, y }: Piece): void {
  if (outline === null || texture === undefined) return;
  const edge: readonly Point[] = edgeOf(outline).map((p) => ({ x: p.x + x, y: p.y + y }));
  for (const [r, line] of grid.entries())
    for (const c of line.keys())
      if (
        [0.25, 0.75].some((part) =>
          holdsPoint(edge, {
            x: Math.round(((c + 0.5) * view.width) / COLUMNS - view.width / 2),
            y: Math.round(view.depth / 2 - ((r + part) * view.depth) / ROWS),
          }),
        )
      )
        line[c] = grounds[texture];
}

/** The field as letters: one letter a piece (capitals for the first seat), its front marked by where it looks. */
export function sketch(view: BoardView, letter: (piece: Piece) => string = letterOf): string[] {
  const grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => "."));
  for (const p of view.pieces) drawGround(grid, view, p);
  for (const p of view.pieces) {
    if (!isStanding(p) && p.kind !== "marker") continue;
    const column = cell(p.x + view.width / 2, view.width, COLUMNS);
    const line = there(grid[cell(view.depth / 2 - p.y, view.depth, ROWS)]);
    line[column] = p.kind === "marker" ? MARKER : letter(p);
    const looks = Math.floor(((p.facing + 8192) % 65536) / 16384);
    if (p.kind === "body" && column + 1 < COLUMNS) line[column + 1] = there(["^", ">", "v", "<"][looks]);
  }
  return grid.map((line) => line.join(""));
}

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}...` : text);

/** What was replied: the dice as they fell, an answer as it was given. */
function replyText({ line, events }: Told): string {
  const fell = events.find((e) => e.kind === "roll")?.data?.["faces"] as readonly (readonly number[])[] | undefined;
  if (fell !== undefined) return `dice ${fell.map((f) => f.join(" ")).join(" | ")}`;
  if (typeof line !== "object") return JSON.stringify(line);
  return JSON.stringify("answer" in line ? line.answer : "refused" in line ? line.refused : line);
}

function* eventLines<G extends Core>(system: RuleSystem<G>, events: readonly GameEvent[]): Generator<string> {
  for (const e of events)
    if (e.kind !== "roll") yield `     ${say(system, e.message, "en")}${e.rule === null ? "" : `  [${e.rule}]`}`;
}

/** Why the answer of a line that must be refused is refused. */
function* refusal<G extends Core>(system: RuleSystem<G>, { before, line }: Told<G>, names: Names): Generator<string> {
  if (typeof line !== "object" || !("refused" in line)) return;
  const tried = answer(before, withIds(line.refused, names));
  if (!tried.ok) yield `     refused: ${say(system, tried.refusal.message, "en")}  [${line.by}]`;
}

function* asked<G extends Core>(system: RuleSystem<G>, { request: r, before }: Told): Generator<string> {
  if (r.type === "choice") {
    const described = system.rules.choices[r.choice]?.describe(before.game as G, r.about) ?? { key: r.choice };
    yield `   ? ${say(system, described, "en")}`;
    return;
  }
  yield `   ? ${say(system, r.label, "en")}`;
  for (const b of r.breakdowns ?? []) {
    const parts = b.breakdown.lines.map((l) =>
      l.operation === "base" ? String(l.by) : `${l.operation} ${l.by} (${say(system, l.because, "en")})`,
    );
    if (parts.length > 1) yield `     ${say(system, b.name, "en")} ${b.breakdown.value}: ${parts.join(", ")}`;
  }
}

/** A readable account of a situation: where all stand, then what was asked, what came, which numbers and why, what followed. */
export function account<G extends Core>(system: System<G>, title: string, file: unknown): string {
  const { start, told, end, names } = played(system, file);
  const first = (told[0]?.before ?? end).game;
  const view = system.views.board(first);
  const bodies = view.pieces.filter((p) => p.kind === "body");
  const places = view.pieces.filter((p) => p.kind !== "body" && (p.kind === "marker" || p.texture !== undefined));
  const called = (id: PieceKey): string => Object.keys(names).find((n) => names[n] === id) ?? "";
  // Where the situation's own names are letters, they are those of the field.
  const short = Object.keys(names).every((n) => n.length === 1);
  const letter = (p: Piece): string =>
    !short || called(p.key) === ""
      ? letterOf(p)
      : p.seat === 0
        ? called(p.key).toUpperCase()
        : called(p.key).toLowerCase();
  const lines = [
    `# ${title}`,
    `# ${system.id}, ${told.length} ${told.length === 1 ? "reply" : "replies"}`,
    "",
    ...sketch(view, letter),
    "",
    ...bodies.map((p) => `${letter(p)}  ${short ? "" : `${called(p.key)}, `}${say(system, p.spoken, "en")}`),
    ...places.map((p) => `${p.texture === undefined ? MARKER : grounds[p.texture]}  ${say(system, p.spoken, "en")}`),
    "",
    ...eventLines(system, start),
  ];
  for (const [i, step] of told.entries())
    lines.push(
      `${i + 1}. ${stackPath(step.before.game.stack)}`,
      ...asked(system, step),
      `   > ${shortened(replyText(step))}`,
      ...refusal(system, step, names),
      ...eventLines(system, step.events),
    );
  // Where nobody stood at the start, a referee wants to see who came where.
  if (!bodies.some(isStanding)) lines.push("", ...sketch(system.views.board(end.game), letter));
  return `${lines.join("\n")}\n`;
}

/** Who is who in a topic: letters to names. */
type Cast = ReadonlyMap<string, string>;

/**
 * Does the event fit "kind field=X ..."? Capital letters stand for whoever first plays that part: the same name each
 * time, different letters for different names; digits are a number, other values keys of messages. A list needs to have
 * it among it, and `rule=` is the id of the event.
 */
function fits(pattern: string, event: GameEvent, cast: Cast): Cast | null {
  const [kind, ...parts] = pattern.split(" ");
  if (event.kind !== kind) return null;
  const now = new Map(cast);
  for (const part of parts) {
    const [field, wanted] = part.split("=") as [string, string];
    if (field === "rule") {
      if (event.rule !== wanted) return null;
      continue;
    }
    const value = event.message.values?.[field];
    const said = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((v) => JSON.stringify(v));
    if (!/^[A-Z]$/.test(wanted)) {
      if (!said.includes(/^\d+$/.test(wanted) ? wanted : JSON.stringify({ key: wanted }))) return null;
      continue;
    }
    const known = now.get(wanted);
    if (known !== undefined ? !said.includes(known) : said.length !== 1) return null;
    if (known === undefined) {
      if ([...now.values()].includes(there(said[0]))) return null;
      now.set(wanted, there(said[0]));
    }
  }
  return now;
}

/** From `start` on: do all kinds happen in this order, each fitted by the first event that can? */
function follows(events: readonly GameEvent[], start: number, kinds: readonly string[]): boolean {
  let cast: Cast = new Map();
  let k = 0;
  for (let j = start; j < events.length; j++) {
    const next = fits(there(kinds[k]), there(events[j]), cast);
    if (next === null && j === start) return false;
    if (next === null) continue;
    cast = next;
    if (++k === kinds.length) return true;
  }
  return false;
}

/** Does a situation's script show all kinds of event, in this order? */
export function shows<G extends Core>(system: RuleSystem<G>, kinds: readonly string[], file: unknown): boolean {
  const { start, told } = played(system, file);
  const events = [...start, ...told.flatMap((t) => t.events)];
  return events.some((_, from) => follows(events, from, kinds));
}
