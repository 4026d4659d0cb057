import {
  type Answer,
  type ChoiceKind,
  exactly,
  isRecord,
  listing,
  message,
  type Refusal,
  refuse,
  there,
  type Verdict,
} from "@tercio/kernel";
import { overlap } from "@tercio/loose";
import { type Placing, STYLES } from "@tercio/regiments";
import { normalise, type Rectangle } from "@tercio/tabletop";
import { isLoose, modelsOf, shapesOf } from "../calculation/models.ts";
import { whyNotStand } from "../battlefield/loose.ts";
import { isPlace } from "./move.ts";
import {
  edgePlaces,
  narrowPlaces,
  roomForScouts,
  scoutPlaces,
  whyNotArrive,
  whyNotScout,
} from "../battlefield/arriving.ts";
import { crowds, drawnUp, type Placed, placedAt, plan, roomFinder, spotNear } from "../battlefield/deploying.ts";
import { blocks, coveredBy } from "../battlefield/world.ts";
import { inZone } from "../battlefield/zones.ts";
import { formations } from "../entries/rules/skirmish.ts";
import { ordersOf } from "../state/orders.ts";
import { named } from "../sequence/emit.ts";
import type { About, Choices } from "../sequence/flow.ts";
import { fieldOf, type OldWorld, type Order, type Place, type Unit, unit } from "../state/state.ts";

type G = OldWorld;
export const RULE = "tow.rule.deployment";
type Deploying = About<"deploy">;
const listed = listing<G, Choices>();

const isOrder = (v: unknown): v is Order => v === "close" || v === "open" || v === "skirmish";
function isPlacing(p: unknown): p is Placed {
  if (!isRecord(p)) return false;
  const extra = [...("to" in p ? ["to"] : []), ...("order" in p ? ["order"] : [])];
  return (
    exactly(p, ["unit", "x", "y", "facing", "files", ...extra]) &&
    (!("to" in p) || (Array.isArray(p["to"]) && p["to"].every(isPlace))) &&
    (!("order" in p) || isOrder(p["order"]))
  );
}

/** Why a unit may not be put down so; null where it may. */
function whyNotThere(game: G, about: Deploying, u: Unit, p: Placed, before: readonly Rectangle[]): Refusal | null {
  if (p.files < 1 || p.files > u.models)
    return refuse("refuse.files", RULE, { unit: named(u), most: u.models }, "files");
  if (p.order !== undefined && !ordersOf(u.entry).includes(p.order))
    return refuse(
      "refuse.formation",
      formations.id,
      { unit: named(u), formation: message(`formation.${p.order}`) },
      "order",
    );
  const there = placedAt(u, p);
  const shapes = shapesOf(there);
  const astray = p.to === undefined ? null : whyNotModels(game, u, there, p.to);
  if (astray !== null) return astray;
  const elsewhere =
    about.from === "scout" ? whyNotScout(game, u, p) : about.from === "edge" ? whyNotArrive(game, u, p) : null;
  if (elsewhere !== null) return elsewhere;
  if (about.from === undefined && !shapes.every((r) => inZone(game, u.entry.seat, r))) {
    const battle = fieldOf(game).battle ?? "open-battle";
    return refuse("refuse.zone", `tow.rule.${battle}`, { unit: named(u) });
  }
  return [...blocks(game, u), ...before].some((b) => shapes.some((r) => crowds(b, r)))
    ? refuse("refuse.on-another", RULE, { unit: named(u) })
    : null;
}

/** Why models may not stand so; null where they may. */
function whyNotModels(game: G, u: Unit, there: Unit, to: readonly Place[]): Refusal | null {
  if (!isLoose(there)) return refuse("refuse.in-ranks", "tow.rule.skirmishers", { unit: named(u) }, "to");
  if (to.length !== u.models) return refuse("refuse.shape", RULE, {}, "to");
  const bases = modelsOf(there);
  const twice = bases.findIndex((b, i) => bases.slice(0, i).some((other) => overlap(b, other)));
  return twice < 0
    ? whyNotStand(game, there, to)
    : refuse("refuse.model-on-another", "tow.rule.skirmishers", { unit: named(u), model: twice + 1 }, "to");
}

/** What is wrong with a deployment turn. */
export function problem(game: G, about: Deploying, list: readonly Placed[]): Verdict {
  if (!about.together && list.length > 1) return refuse("refuse.deploy-one", RULE, {}, "units");
  const before: Rectangle[] = [];
  for (const [i, p] of list.entries()) {
    const where = `units.${i}`;
    const u = about.units.includes(p.unit) ? game.units[p.unit] : undefined;
    if (u === undefined || list.findIndex((q) => q.unit === p.unit) !== i)
      return refuse("refuse.not-to-deploy", RULE, {}, where);
    if (![p.x, p.y, p.facing, p.files].every((n) => Number.isInteger(n)) || p.facing !== normalise(p.facing))
      return refuse("refuse.shape", RULE, {}, where);
    const why = whyNotThere(game, about, u, p, before);
    if (why !== null) return { ...why, where };
    before.push(...coveredBy(placedAt(u, p)));
  }
  return true;
}

/** Why so many of those that go down together are too few: there is room for all of them. */
const tooFew = (game: G, about: Deploying, list: readonly Placing[]): Refusal | null =>
  about.together && list.length < about.units.length && together(game, about).length === about.units.length
    ? refuse("refuse.deploy-together", RULE, { count: about.units.length }, "units")
    : null;

/** Those that go down together in an even line, as many of them as find room. */
function together(game: G, about: Deploying): readonly Placing[] {
  const list = plan(game, about.player, about.units);
  return problem(game, about, list) === true ? list : [];
}

/** What is wrong with an answer that is well formed. */
export function wrongWith(game: G, about: Deploying, list: readonly Placing[]): Verdict {
  const verdict = problem(game, about, list);
  return verdict === true ? (tooFew(game, about, list) ?? true) : verdict;
}

/** Places to try for a unit that does not come to its zone. */
const placesTried = (game: G, about: Deploying, id: number): readonly Placing[] =>
  about.from === "edge" ? edgePlaces(game, unit(game, id)) : scoutPlaces(game, unit(game, id));

/** The first legal place for a unit that does not come to its zone; null where there is none. */
export function placeElsewhere(game: G, about: Deploying, id: number): Placing | null {
  const legal = (p: Placing): boolean => problem(game, about, [p]) === true;
  const found = placesTried(game, about, id).find(legal);
  if (found !== undefined) return found;
  const u = unit(game, id);
  if (about.from === "edge") return narrowPlaces(game, u).find(legal) ?? null;
  const room = roomForScouts(game, u);
  return room !== null && legal(room) ? room : null;
}

/** So many places are tried at random for a unit that does not come to its zone. */
const TRIES = 12;

/** The first of the units that has any room at all. */
function anywhere(game: G, about: Deploying): Placing | null {
  if (about.from !== undefined) {
    for (const id of about.units) {
      const p = placeElsewhere(game, about, id);
      if (p !== null) return p;
    }
    return null;
  }
  const planned = plan(game, about.player, about.units)[0];
  if (planned !== undefined) return planned;
  const room = roomFinder(game, about.player);
  for (const id of about.units) {
    const p = room(unit(game, id));
    if (p !== null) return p;
  }
  return null;
}

const answerOf = (list: readonly Placed[]): Answer => ({ units: list });

const deploy: ChoiceKind<G> = {
  id: "deploy",
  rule: RULE,
  describe: (game, about: Deploying) =>
    about.from === "edge"
      ? message("ask.arrive", { units: about.units.map((id) => named(unit(game, id))) })
      : message(about.from === "scout" ? "ask.deploy-scouts" : about.together ? "ask.deploy-together" : "ask.deploy", {
          player: about.player + 1,
          count: about.units.length,
        }),
  accept(game, about: Deploying, answer) {
    if (!exactly(answer, ["units"]) || !Array.isArray(answer.units) || answer.units.length === 0)
      return refuse("refuse.deploy-none", RULE, {}, "units");
    return answer.units.every(isPlacing)
      ? wrongWith(game, about, answer.units)
      : refuse("refuse.shape", RULE, {}, "units");
  },
  sample(game, about: Deploying, source) {
    if (about.together) return deploy.timeout(game, about);
    const u = unit(game, there(about.units[source.next(about.units.length) - 1]));
    if (about.from !== undefined) {
      const places = placesTried(game, about, u.id);
      for (let i = 0; i < TRIES; i++) {
        const p = places[source.next(Math.max(1, places.length)) - 1];
        if (p !== undefined && problem(game, about, [p]) === true) return answerOf([p]);
      }
      return deploy.timeout(game, about);
    }
    const half = Math.floor(fieldOf(game).width / 2);
    const x = (source.next(half) - 1) * (source.next(2) === 1 ? 1 : -1);
    const p = spotNear(game, about.player, u, x, u.files);
    const rest = about.units.filter((id) => id !== u.id);
    // No place that leaves fewer of the others room than there was.
    if (p === null || plan(game, about.player, rest, STYLES["line"], [p]).length < rest.length)
      return deploy.timeout(game, about);
    const spread = isLoose(placedAt(u, p)) ? drawnUp(game, u, p, "spread") : p;
    const put = [spread, p].find((q) => problem(game, about, [q]) === true);
    return put === undefined ? deploy.timeout(game, about) : answerOf([put]);
  },
  answerable: (game, about: Deploying) => anywhere(game, about) !== null,
  timeout(game, about: Deploying) {
    if (about.together) {
      const list = together(game, about);
      if (list.length > 0) return answerOf(list);
    }
    const p = anywhere(game, about);
    return p === null ? null : answerOf([p]);
  },
};

export const setUpChoices: readonly ChoiceKind<G>[] = [
  listed(
    "choose-zone",
    RULE,
    () => message("ask.choose-zone"),
    () => [{ zone: "south" }, { zone: "north" }],
    (_, __, a) => message(`answer.zone.${a.zone}`),
  ),
  listed(
    "first-deployer",
    RULE,
    () => message("ask.first-deployer"),
    () => [{ seat: 0 }, { seat: 1 }],
    (_, __, a) => message("answer.first-deployer", { player: a.seat + 1 }),
  ),
  listed(
    "hold-back",
    RULE,
    (_, about) => message("ask.hold-back", { player: about.player + 1 }),
    (_, about) => [{ done: true }, ...about.may],
    (game, _, a) =>
      "done" in a
        ? message("answer.hold-back.done")
        : message(`answer.hold-back.${a.arrival}${"side" in a ? `-${a.side}` : ""}`, {
            unit: named(unit(game, a.unit)),
          }),
    {
      // Units that can come otherwise mostly do; of those that may only wait on a flank, few.
      pick(_, about, source) {
        const own = about.may.filter((m) => m.arrival !== "flank");
        const list = own.length > 0 && source.next(4) > 1 ? own : source.next(3) === 1 ? about.may : [];
        return list[source.next(Math.max(1, list.length)) - 1] ?? { done: true };
      },
    },
  ),
  listed(
    "come-on",
    "tow.rule.reinforcements",
    (game, about) => message("ask.come-on", { unit: named(unit(game, about.unit)) }),
    () => [{ comes: true }, { comes: false }],
    (_, __, a) => message(a.comes ? "answer.come-on" : "answer.come-on-later"),
    { pick: (_, __, source) => ({ comes: source.next(6) > 1 }) },
  ),
  deploy,
];
