import type { Fields } from "@tercio/kernel";
import type { Choice, PickTool, ShareTool, Tool } from "@tercio/board";
import type { Sigmar } from "../state/state.ts";
import type { About } from "../sequence/flow.ts";
import { movesOf } from "../sequence/movement.ts";
import { casualties } from "./casualties.ts";
import { lists } from "./lists.ts";
import { chargeKind, DECLINE, moveKind, pileInKind, STAY } from "./move.ts";
import { whoStrikesWhom } from "./who-strikes-whom.ts";
import { unitTool } from "./tool.ts";

type G = Sigmar;

/** Answers that name a unit are picked on the board or from the list. */
const picks: PickTool<G> = {
  kind: "pick",
  picks: (_, __, answer: Fields) => (typeof answer.unit === "number" ? [answer.unit] : []),
};
const ending: PickTool<G> = { ...picks, done: { done: true } };
/** A unit that is taken along makes the first move that is open to it. */
const moving: PickTool<G> = {
  ...ending,
  taken: (game, _, id) => {
    const u = game.units.find((x) => x.id === id);
    return u === undefined ? null : { unit: u.id, kind: movesOf(game, u)[0] ?? "move" };
  },
};

const share: ShareTool<G> = {
  kind: "share",
  shares: (_, { group }: About<"who-strikes-whom">) => ({
    count: group.models,
    targets: group.targets.length,
    answer: (given) => ({ models: [...given] }),
  }),
};

/** How each choice is made by hand; the others are lists of answers. */
const tools: { readonly [id: string]: Tool<G> } = {
  "move-unit": moving,
  move: unitTool(moveKind, null, STAY),
  "charge-unit": { ...ending, weighed: true },
  "charge-move": unitTool(chargeKind, "charge", DECLINE),
  "fight-unit": picks,
  "pile-in": unitTool(pileInKind, "pile-in", STAY),
  "who-strikes-whom": share,
};

/** The units that a choice is about. */
const concerned = (about: Fields): readonly number[] => {
  const { group } = about as { readonly group?: { readonly targets: readonly number[] } };
  if (group !== undefined) return group.targets;
  return typeof about.unit === "number" ? [about.unit] : [];
};

export const choices: { readonly [id: string]: Choice<G> } = Object.fromEntries(
  [...lists, moveKind, chargeKind, pileInKind, whoStrikesWhom, casualties].map((kind) => {
    const tool = tools[kind.id];
    return [
      kind.id,
      {
        ...kind,
        pieces: (_: G, about: never) => concerned(about),
        ...(tool === undefined ? {} : { tool }),
      },
    ];
  }),
);
