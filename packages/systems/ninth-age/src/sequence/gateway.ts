import { bilingual, there } from "@tercio/kernel";
import { gateAt, gatesOf, GATEWAY, nearGate, oldGates, sendable, withGate } from "../calculation/gateway.ts";
import { struckPools } from "../calculation/shots.ts";
import { change, onField, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { destroyUnit } from "./panic.ts";
import { put } from "./special-deployment.ts";
import { freeShots } from "./spell-hits.ts";
import { wentAnew } from "./ways.ts";

const RULE = "t9a.rule.gateway";
const [DICE, SIDES] = [2, 3];

export interface GatewayGiven {
  readonly unit: number;
}
export interface GatewayOwn {
  readonly act: "none" | "mark" | "send";
  readonly sent: number;
  /** Whom the end of a marker strikes. */
  readonly struck: readonly number[];
}

/** Before the battle: one marker of each of those who have them, where there is room. */
export const firstGate = sequence(
  "first-gate",
  { en: "The first Gateway Marker", fr: "Le premier marqueur de portail" },
  {},
  ({ choose }) => [
    choose(
      "a",
      { en: "Lay the first Gateway Marker", fr: "Poser le premier marqueur de portail" },
      "gateway-point",
      (game, v) => ({ player: unit(game, v.unit).seat, about: { unit: v.unit, before: true } }),
      (game, v, answer) => ({ game: withGate(game, unit(game, v.unit).seat, answer) }),
      RULE,
      () => ({}),
    ),
  ],
);

/** What somebody does with its gates at the start of its Magic Phase: one more, or a friend sent through. */
export const gateway = sequence(
  "gateway",
  { en: "Gateway", fr: "Portail" },
  { act: "none", sent: 0, struck: [] },
  ({ choose, each }) => [
    choose(
      "a",
      { en: "A marker, or a friendly unit", fr: "Un marqueur, ou une unité alliée" },
      "gateway",
      (game, v) => {
        const u = unit(game, v.unit);
        const marks = gatesOf(game, u.seat).length < GATEWAY.mostMarkers || oldGates(game, u.seat).length > 0;
        const units = sendable(game, u);
        return marks || units.length > 0 ? { player: u.seat, about: { unit: v.unit, marks, units } } : null;
      },
      (_, __, answer) =>
        "done" in answer
          ? {}
          : "send" in answer
            ? { vars: { act: "send" as const, sent: answer.send } }
            : { vars: { act: "mark" as const } },
      RULE,
    ),
    choose(
      "b",
      { en: "Take a marker away", fr: "Retirer un marqueur" },
      "gateway-close",
      (game, v) => {
        const { seat } = unit(game, v.unit);
        const gates = v.act === "mark" ? oldGates(game, seat).map((g) => g.id) : [];
        const must = gatesOf(game, seat).length >= GATEWAY.mostMarkers;
        return gates.length === 0 ? null : { player: seat, about: { unit: v.unit, gates, must } };
      },
      (game, _, { gate }, context) => {
        const g = gate === null ? null : gateAt(game, gate);
        if (g === null) return {};
        tell(context, "gateCloses", RULE, {});
        const effects = game.effects.filter((e) => e.id !== g.id);
        return { game: { ...game, effects }, vars: { struck: nearGate(game, g) } };
      },
      RULE,
    ),
    each((_, v) => v.struck).roll(
      "c",
      { en: "What comes out of it", fr: "Ce qui en sort" },
      (game, _, id) =>
        onField(unit(game, id))
          ? {
              type: "roll",
              player: game.active,
              label: message("roll.gateway", { unit: named(unit(game, id)) }),
              dice: { kind: "sum", dice: DICE, sides: SIDES },
              rule: RULE,
            }
          : null,
      (game, v, id, { total }) => {
        const pools = struckPools(unit(game, id));
        const at: PoolRef = pools.length === 1 ? there(pools[0]) : { unit: id, pool: -1 };
        const free = {
          ...{ name: "gateway", rule: RULE, strength: null, armourPenetration: 0, woundsOn: null, wounds: false },
          ...{ againstDiscipline: false, attributes: ["toxic-attacks"], multipleWounds: null },
          ...{ specialSaves: true, again: null },
        };
        const shots = [freeShots({ unit: v.unit, pool: 0 }, at, total, free)];
        return { enter: enter("volley", { by: v.unit, target: id, shots }) };
      },
    ),
    choose(
      "d",
      { en: "Lay a marker", fr: "Poser un marqueur" },
      "gateway-point",
      (game, v) =>
        v.act === "mark" && onField(unit(game, v.unit))
          ? { player: unit(game, v.unit).seat, about: { unit: v.unit } }
          : null,
      (game, v, answer, context) => {
        const u = unit(game, v.unit);
        tell(context, "gateOpens", RULE, { unit: named(u) });
        return { game: withGate(game, u.seat, answer) };
      },
      RULE,
    ),
    choose(
      "e",
      { en: "Come out of a gate", fr: "Sortir d’un portail" },
      "deploy",
      (game, v) => {
        const { seat } = unit(game, v.unit);
        const gates = oldGates(game, seat).map(({ x, y }) => ({ x, y }));
        return v.act === "send"
          ? { player: seat, about: { player: seat, units: [v.sent], gates, single: true } }
          : null;
      },
      (game, v, answer, context) => {
        const [p] = answer.units;
        if (p === undefined) return {};
        const u = unit(game, v.sent);
        const next = change(put(game, p), u.id, { arrivedIn: game.playerTurn });
        tell(context, "sentThrough", RULE, { unit: bilingual(u.entry.name) }, wentAnew(u, next));
        return { game: next };
      },
      RULE,
      (game, v, context) => {
        const lost = destroyUnit(game, v.sent, context);
        return { game: lost.game, enter: lost.frames };
      },
    ),
  ],
);
