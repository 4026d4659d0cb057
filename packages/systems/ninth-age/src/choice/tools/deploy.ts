import { message, refuse, there } from "@tercio/kernel";
import { type Body, type Gesture, type PlaceTool, type Preview, untried } from "@tercio/board";
import { distanceToPoint } from "@tercio/tabletop";
import { rectangleOf } from "../../calculation/formation.ts";
import { baseIn, joined, placeIn } from "../../calculation/joining.ts";
import { bodyOf } from "../../battlefield/body.ts";
import { ahead, plan } from "../../battlefield/deploying.ts";
import { type Placing, putDownBy, STYLES } from "@tercio/regiments";
import { joinable } from "../../battlefield/joining.ts";
import type { Joining } from "../../sequence/asked.ts";
import { named } from "../../sequence/emit.ts";
import { put } from "../../sequence/special-deployment.ts";
import { type NinthAge, unit } from "../../state/state.ts";
import { edgeNear } from "../../battlefield/arrivals.ts";
import { type About, answerOf, elsewhere, placesElsewhere, problem, STEP } from "../deploy.ts";
import { EIGHTH } from "../move.ts";
import { abreast } from "../../state/rooms.ts";
import { led, seeksUnit } from "./led.ts";

type G = NinthAge;
type Style = (typeof STYLES)[string];
const LINE = there(STYLES["line"]);

/** The unit where an even line would have it, beside those that are put down already. */
function suggested(game: G, about: About, id: number, list: readonly Placing[]): readonly Placing[] {
  if (elsewhere(about)) return placesElsewhere(game, about, id).slice(0, 1);
  const ids = about.units.filter((other) => !list.some((p) => p.unit === other));
  return plan(game, about.player, ids, STYLES.line, list).filter((p) => p.unit === id);
}

/** Not a whole army at once: one unit in this turn, or each where such units come. */
const oneByOne = (about: About): boolean => about.single === true || elsewhere(about);

/** The first of the units that finds a place, there. */
function nextOne(game: G, about: About): readonly Placing[] {
  for (const id of about.units) {
    const found = suggested(game, about, id, []);
    if (found.length > 0) return found;
  }
  return [];
}

/** Units on the table, and Characters put into units. */
type Down = { readonly units: readonly Placing[]; readonly joins: readonly Joining[] };
const NOTHING: Down = { units: [], joins: [] };

/** The unit on which a Character is put down, to join it. */
function hostThere(game: G, about: About, g: Gesture, before: readonly Placing[]): Joining | null {
  if (g.do !== "to" || oneByOne(about)) return null;
  const id = about.units.find((n) => n === g.piece);
  if (id === undefined) return null;
  const now = before.filter((p) => p.unit !== id).reduce(put, game);
  const host = joinable(now, unit(game, id)).find((n) => distanceToPoint(rectangleOf(unit(now, n)), g) === 0);
  return host === undefined ? null : { unit: id, host };
}

/** A whole army at once: regiments, Characters in them as far as they find their like, and who is left beside them. */
function wholeArmy(game: G, about: About, style: Style): Down {
  const seat = about.player;
  const regiments = plan(
    game,
    seat,
    about.units.filter((id) => !seeksUnit(game, id)),
    style,
  );
  const joins = led(game, about, regiments);
  const left = about.units.filter((id) => seeksUnit(game, id) && !joins.some((j) => j.unit === id));
  const down = { units: [...regiments, ...plan(game, seat, left, style, regiments)], joins };
  // Who stands alone may have taken the room of a unit that has grown.
  return problem(game, about, down.units, joins) === true
    ? down
    : { units: plan(game, seat, about.units, style), joins: [] };
}

/** What a gesture makes of all that was put down. */
function after(game: G, about: About, g: Gesture, { units, joins }: Down): Down {
  if (g.do === "preset" && !oneByOne(about)) return wholeArmy(game, about, STYLES[g.preset] ?? LINE);
  const into = hostThere(game, about, g, units);
  if (into === null) {
    const now = putDown(game, about, g, units);
    return { units: now, joins: joins.filter((j) => !now.some((p) => p.unit === j.unit)) };
  }
  const rest = joins.filter((j) => j.unit !== into.unit);
  return { units: units.filter((p) => p.unit !== into.unit), joins: [...rest, into] };
}

/** Characters in the units into which they are put. */
function bodiesOf(game: G, { units, joins }: Down): readonly Body[] {
  let now = units.reduce(put, game);
  for (const { unit: id, host } of joins) now = joined(now, id, host, "none");
  return joins.flatMap(({ unit: id }) => {
    const place = placeIn(now, id);
    return place === null ? [] : [bodyOf(game, unit(game, id), baseIn(now, place))];
  });
}

/** What lies on the table after a gesture: one unit more, elsewhere or otherwise. */
function putDown(game: G, about: About, g: Gesture, before: readonly Placing[]): readonly Placing[] {
  if (g.do === "preset") return nextOne(game, about);
  const u = "piece" in g ? game.units.find((v) => v.id === g.piece) : undefined;
  if (u === undefined) return before;
  const { edges } = about;
  const others = about.single === true || edges !== undefined ? [] : before.filter((p) => p.unit !== u.id);
  return putDownBy(g, before, {
    ...{ unit: u.id, files: u.files, most: abreast(u), ahead: ahead(game, about.player), others },
    suggested: () => suggested(game, about, u.id, others),
    ...(edges === undefined ? {} : { edge: (near, files) => edgeNear(game, u, edges, near, files) }),
  });
}

/** Units put down where the hand has them, several in one deployment turn. */
export const deployTool: PlaceTool<G> = {
  kind: "place",
  presets: (_, about: About) =>
    oneByOne(about)
      ? [{ id: "next", label: message("preset.next"), single: true }]
      : Object.keys(STYLES).map((id) => ({ id, label: message(`preset.${id}`) })),
  handling: (_, about: About, piece) =>
    about.units.some((id) => id === piece) ? { ways: [], turn: EIGHTH, spreads: true, shifts: "anywhere" } : null,
  preview(game, about: About, gesture, tried: Down | null): Preview {
    const down = after(game, about, gesture, tried ?? NOTHING);
    const { units, joins } = down;
    if (units.length + joins.length === 0) return untried(refuse("refuse.deploy-none", STEP));
    const verdict = problem(game, about, units, joins);
    // Of one unit a turn, the others wait for theirs: room is not what they lack.
    const off = gesture.do === "preset" && !oneByOne(about) ? about.units.length - units.length - joins.length : 0;
    const answer = answerOf(units, joins);
    return {
      answer: verdict === true ? answer : null,
      verdict,
      tried: down,
      ghosts: [
        ...units.map((p) => bodyOf(game, unit(game, p.unit), p)),
        ...(verdict === true ? bodiesOf(game, down) : []),
      ],
      ways: [],
      notes: [
        ...joins.map((j) =>
          message("note.joined", { unit: named(unit(game, j.unit)), host: named(unit(game, j.host)) }),
        ),
        ...(off > 0 ? [message("note.no-room", { count: off })] : []),
      ],
    };
  },
};
