import { type ChoiceKind, type Fields } from "@tercio/kernel";
import type { Choice, PickTool, PieceKey, ShareTool, Tool } from "@tercio/board";
import { placeIn } from "../../calculation/joining.ts";
import type { Packet } from "../../calculation/attacks.ts";
import type { About, ChargePair, ChoiceId, OneCast } from "../../sequence/asked.ts";
import { whyNotPoint } from "../../battlefield/spell-points.ts";
import type { NinthAge } from "../../state/state.ts";
import { chargeUnder } from "../charge.ts";
import { deploymentChoices } from "../objectives.ts";
import { reformChoices } from "../reform.ts";
import { aimTool, castTool, diceTool, dispelTool, panels, pieceOf, selectTool } from "./casting.ts";
import { chargePlaceTool } from "./charge-place.ts";
import { deployTool } from "./deploy.ts";
import { moveTool } from "./move.ts";
import { pointTool } from "./point.ts";
import { randomMovementTool } from "./random-movement.ts";
import { combatReformTool, reformTool } from "./reform.ts";
import { makeWayTool, zoneTool } from "./spots.ts";

type G = NinthAge;

/** Answers that name units in these fields, one after another. */
const picks = (...fields: readonly string[]): PickTool<G> => ({
  kind: "pick",
  picks: (_, __, answer: Fields) => fields.flatMap((f) => (typeof answer[f] === "number" ? [answer[f]] : [])),
});

interface Pairs {
  readonly pairs: readonly ChargePair[];
}
/** What a piece that goes for another stands for: its own answer, else that of the first who charges out of it. */
const pairOf = (game: G, { pairs }: Pairs, unit: unknown, target: unknown): ChargePair | undefined =>
  pairs.find((p) => p.unit === unit && p.target === target) ??
  pairs.find((p) => p.target === target && placeIn(game, p.unit)?.host.id === unit);

const pair: PickTool<G> = {
  kind: "pick",
  // Who charges out of a unit is taken in hand with it. Of several answers of the same pieces the first is theirs.
  picks(game, about: Pairs, { unit: own, target, air }: Fields) {
    if (typeof own !== "number" || typeof target !== "number") return [];
    const piece = placeIn(game, own)?.host.id ?? own;
    const theirs = pairOf(game, about, piece, target);
    return theirs?.unit === own && theirs.air === air ? [piece, target] : [];
  },
  // First one's own, then an enemy, within reach or not: the rules say why not. Whoever can fly there does.
  answer(game, about: Pairs, [unit, target]) {
    const own = game.units.find((u) => u.id === unit)?.seat;
    const other = game.units.find((u) => u.id === target)?.seat;
    if (own !== game.active || other === undefined || other === own) return null;
    return pairOf(game, about, unit, target) ?? { unit: unit as number, target: target as number };
  },
  done: { done: true },
  weighed: true,
};

const charge: PickTool<G> = { ...pair, under: (game, _, answer: ChargePair) => chargeUnder(game, answer) };

/** First who shoots, then at whom: the rules say why not. */
const shoot: PickTool<G> = {
  ...pair,
  done: { done: true },
};

/** A number, and the answer that takes none of it, kept apart so that nobody gives it by a slip. */
const orNone: PickTool<G> = { kind: "pick", picks: () => [], done: { dice: 0 } };

const allocate: ShareTool<G> = {
  kind: "share",
  shares: (_, { packet }: { readonly packet: Packet }) => ({
    count: packet.dice,
    targets: packet.aims.length,
    answer: (dice) => ({ dice: [...dice] }),
  }),
};

const shareHits: ShareTool<G> = {
  kind: "share",
  shares: (_, { hits, pools }: { readonly hits: number; readonly pools: readonly unknown[] }) => ({
    count: hits,
    targets: pools.length,
    answer: (dice) => ({ dice: [...dice] }),
  }),
};

const kindOf = (list: readonly ChoiceKind<G>[], id: string): ChoiceKind<G> => {
  const found = list.find((c) => c.id === id);
  if (found === undefined) throw new Error(`no kind of choice "${id}"`);
  return found;
};
const reform = (id: string, pivots: boolean): Tool<G> => reformTool(kindOf(reformChoices, id), pivots);
const point = (id: string): Tool<G> => {
  const { accept } = kindOf(deploymentChoices, id);
  return pointTool((game, about, p) => accept(game, about, p));
};

/** How each choice is made by hand; the others are lists of answers. */
const tools: { readonly [id: string]: Tool<G> } = {
  zone: zoneTool,
  "make-way": makeWayTool,
  charge,
  "redirect-target": picks("target"),
  "next-charger": picks("unit"),
  "charge-move": chargePlaceTool,
  deploy: deployTool,
  "random-movement": randomMovementTool,
  move: moveTool,
  shoot,
  "select-spell": selectTool,
  "casting-dice": diceTool,
  "cast-spell": castTool,
  "spell-target": aimTool,
  "spell-point": pointTool((game, about: About<"spell-point">, p) => whyNotPoint(game, about.wizard, about, p) ?? true),
  siphon: orNone,
  dispel: dispelTool,
  "share-hits": shareHits,
  "mark-unit": picks("unit"),
  "pick-up": picks("unit"),
  "place-marker": point("place-marker"),
  "put-down": point("put-down"),
  "gateway-point": point("gateway-point"),
  "next-unit": picks("unit"),
  "flee-from": picks("foe"),
  chase: picks("target"),
  "issue-duel": picks("unit"),
  "accept-duel": picks("unit"),
  "name-refuser": picks("unit"),
  pursue: picks("prey"),
  allocate,
  "rally-reform": reform("rally-reform", false),
  "post-combat": reform("post-combat", true),
  "combat-reform": combatReformTool,
};

/** The units that a choice is about, as its own words name them. */
function concerned(
  game: G,
  about: {
    readonly unit?: number;
    readonly units?: readonly (number | { readonly unit: number })[];
    readonly pairs?: readonly { readonly unit: number }[];
    readonly spells?: readonly (string | OneCast)[];
    readonly wizard?: number;
    readonly targets?: readonly (number | { readonly unit: number })[];
  },
): readonly PieceKey[] {
  // Who has joined a unit is no piece of his own.
  const within = (of: number | { readonly unit: number }): PieceKey => {
    const id = typeof of === "number" ? of : of.unit;
    return placeIn(game, id)?.host.id ?? id;
  };
  if (about.pairs !== undefined) return [...new Set(about.pairs.map(within))];
  // At whom a spell may be aimed.
  const aims = about.targets?.flatMap((t) => (typeof t === "number" ? [] : [t])) ?? [];
  if (about.wizard !== undefined && aims.length > 0) return [...new Set(aims.map(within))];
  const casters = about.spells?.flatMap((s) => (typeof s === "string" ? [] : [pieceOf(game, s.wizard)])) ?? [];
  if (casters.length > 0) return [...new Set(casters)];
  return [...new Set((about.units ?? (about.unit === undefined ? [] : [about.unit])).map(within))];
}

/** Choices as a player makes them at a screen. */
export function byHand(kinds: readonly ChoiceKind<G>[]): { readonly [id: string]: Choice<G> } {
  const strange = Object.keys(tools).find((id) => !kinds.some((k) => k.id === id));
  if (strange !== undefined) throw new Error(`a tool for "${strange}", which nobody asks`);
  return Object.fromEntries(
    kinds.map((kind) => {
      const tool = tools[kind.id];
      const panel = panels[kind.id as ChoiceId];
      return [
        kind.id,
        {
          ...kind,
          pieces: (game, about) => concerned(game, about),
          ...(tool === undefined ? {} : { tool }),
          ...(panel === undefined ? {} : { panel }),
        },
      ];
    }),
  );
}
