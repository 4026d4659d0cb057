import { type Frame, message, type OddsQuestion, type Request } from "@tercio/kernel";
import { groupsOf, type Packet } from "../calculation/attacks.ts";
import { inches } from "../calculation/reach.ts";
import { bestCharge, soonCharge } from "../battlefield/fighting.ts";
import { chargers, DICE as chargeDice } from "../sequence/charge.ts";
import { fighters } from "../sequence/combat.ts";
import { type About, type Damage, frameAt } from "../sequence/flow.ts";
import { named } from "../state/named.ts";
import { change, other, type Seat, type Sigmar, type Unit, unit } from "../state/state.ts";
import { stands } from "../state/steps.ts";

type G = Sigmar;

/** The question what a unit's attacks do to another. */
export const attackId = (by: Unit, at: Unit): string => `attack-${by.id}-${at.id}`;

/** The game in which a unit is about to make these attacks, and nothing comes after. */
export function attacking(game: G, by: Unit, packets: readonly Packet[]): G {
  return { ...game, stack: [frameAt("fight", "targets", { unit: by.id, groups: [], packets, damage: [] })] };
}

/** A frame without what nothing hangs on any more where damage is known, and where it is about to be negated. */
function forgetful(frame: Frame): Frame {
  const { vars, loop } = frame;
  if (loop === undefined && stands(frame, "attack", "total") && Number(vars["points"]) > 0)
    return { ...frame, vars: { ...vars, wounds: 0 } };
  if (stands(frame, "allocate")) return { ...frame, vars: { ...vars, wounds: 0, mortal: 0 } };
  // The damage that is being allocated is the other frame’s; what is still to be allocated waits in the loop.
  if (!stands(frame, "fight", "allocate") || loop === undefined) return frame;
  return {
    ...frame,
    vars: { ...vars, damage: [] },
    loop: { ...loop, item: { ...(loop.item as Damage), wounds: 0, mortal: 0 } },
  };
}

/**
 * Where attacks meet that do the same from there on: once the damage has been rolled, however many it was rolled for; and once it
 * is to be negated, whatever it was made of.
 */
export const meeting: NonNullable<OddsQuestion<G>["rest"]> = {
  again: true,
  at: (top) => top.loop === undefined && (stands(top, "attack", "total") || stands(top, "allocate", "negate")),
  like: (g) => ({ ...g, stack: g.stack.map(forgetful) }),
};

/** How many models of `at` will the blows of `by` slay? Plays all its attacks against that unit. */
export const attackQuestion = (game: G, by: Unit, at: Unit, packets: readonly Packet[]): OddsQuestion<G> =>
  slainQuestion(attacking(game, by, packets), by, at);

/** How many models of `at` does it cost, what of the attacks of `by` lies on the stack? */
function slainQuestion(start: G, by: Unit, at: Unit): OddsQuestion<G> {
  const most = at.models.length;
  return {
    rest: meeting,
    id: attackId(by, at),
    label: message("odds.attack", { unit: named(by), foe: named(at) }),
    start,
    stop: () => false,
    result: (g) => (g.stack.length > 0 ? null : `${at.models.length - unit(g, at.id).models.length}`),
    results: Array.from({ length: most + 1 }, (_, n) => ({
      id: `${n}`,
      value: n,
      label: n === most ? message("odds.all-slain") : message("odds.slain", { models: n }),
    })),
    pieces: [by.id, at.id],
  };
}

/** The attacks of a unit upon another if all of its models that reach it strike it. */
export function allUpon(game: G, by: Unit, at: Unit): readonly Packet[] {
  const packets: Packet[] = [];
  for (const { weapon, models, targets } of groupsOf(game, by)) {
    if (!targets.includes(at.id)) continue;
    const before = packets.findIndex((p) => p.weapon === weapon);
    const known = packets[before];
    if (known === undefined) packets.push({ weapon, models, target: at.id });
    else packets[before] = { ...known, models: known.models + models };
  }
  return packets;
}

/** All models of a unit that reach another strike it. */
function against(game: G, by: Unit, at: Unit): OddsQuestion<G> | null {
  const packets = allUpon(game, by, at);
  return packets.length === 0 ? null : attackQuestion(game, by, at, packets);
}

/** Will the charge roll be enough for the first model? */
export function chargeQuestion(game: G, u: Unit): OddsQuestion<G> {
  const asked = (top: Frame | undefined): boolean => stands(top, "charge-phase", "charge-move");
  return {
    id: `charge-${u.id}`,
    label: message("odds.charge", { unit: named(u) }),
    start: { ...game, stack: [frameAt("charge-phase", "charge-roll", { unit: u.id, roll: null })] },
    stop: (top) => asked(top),
    result: (g) => {
      const top = g.stack[g.stack.length - 1];
      if (top === undefined || !asked(top)) return null;
      const { roll } = top.vars as { readonly roll: number };
      // Whether there is a charge; the best is looked for only where none comes to hand.
      const there = unit(g, u.id);
      return (soonCharge(g, there, inches(roll)) ?? bestCharge(g, there, inches(roll))) === null ? "fails" : "arrives";
    },
    results: [
      { id: "arrives", label: message("odds.arrives") },
      { id: "fails", label: message("odds.fails") },
    ],
    // Where to end and who follows is looked for; that nobody finds more is not proven.
    assumes: [message("odds.assume-charge")],
    answer: { unit: u.id },
    headline: "arrives",
    pieces: [u.id],
  };
}

/** How far a charge can come at most, inches. */
const FARTHEST = chargeDice.dice * chargeDice.sides;

/** If a charge arrives with the best roll there is: what all its models in reach do to each enemy, and each enemy to it. */
function charged(game: G, u: Unit): readonly OddsQuestion<G>[] {
  const places = bestCharge(game, u, inches(FARTHEST));
  if (places === null) return [];
  const there = change(game, u.id, { models: places.to, charged: true });
  const own = unit(there, u.id);
  const after = { assumes: [message("odds.assume-best-roll")], answer: { unit: u.id } };
  return there.units.flatMap((foe) => {
    if (foe.entry.seat === u.entry.seat || foe.models.length === 0) return [];
    return [against(there, own, foe), against(there, foe, own)].flatMap((q) =>
      q === null ? [] : [{ ...q, id: `charged-${q.id}`, ...after }],
    );
  });
}

/** What the attacks that are being rolled may still come to. */
function inProgress(game: G): readonly OddsQuestion<G>[] {
  const from = game.stack.findIndex((f) => stands(f, "fight"));
  const fight = game.stack[from];
  if (fight === undefined) return [];
  const { unit: id, packets } = fight.vars as { readonly unit: number; readonly packets: readonly Packet[] };
  const start = { ...game, stack: game.stack.slice(from) };
  return [...new Set(packets.map((p) => p.target))].map((at) => slainQuestion(start, unit(game, id), unit(game, at)));
}

const bySeat = (first: Seat): readonly Seat[] => [first, other(first)];

/** What can be asked now: charges on offer, the attacks of units that may be picked, now or later, or are about to strike. */
export function questions(game: G, request: Request): readonly OddsQuestion<G>[] {
  if (request.type === "roll") return inProgress(game);
  if (request.type !== "choice") return [];
  if (request.choice === "charge-unit")
    return chargers(game).flatMap((u) => [chargeQuestion(game, u), ...charged(game, u)]);
  const striking =
    request.choice === "fight-unit"
      ? bySeat((request.about as About<"fight-unit">).seat).flatMap((seat) => fighters(game, seat))
      : request.choice === "who-strikes-whom" || request.choice === "pile-in"
        ? [unit(game, (request.about as About<"who-strikes-whom">).unit)]
        : [];
  return striking.flatMap((by) =>
    game.units.flatMap((at) => {
      const question = at.entry.seat === by.entry.seat || at.models.length === 0 ? null : against(game, by, at);
      return question === null ? [] : [question];
    }),
  );
}
