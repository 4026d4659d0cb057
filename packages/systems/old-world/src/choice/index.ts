import { type ChoiceKind, listing, type Message, message, there } from "@tercio/kernel";
import { type Choice, type PickTool, rectangle, type SpotsTool, type Tool } from "@tercio/board";
import { freeReform, freeReformTool } from "./free-reform.ts";
import { chargeTools } from "./charge-tools.ts";
import { chargeChoices } from "./charge.ts";
import { command, commandTool } from "./command.ts";
import { randomMoveChoice, randomMoveTool } from "./random-move.ts";
import { move } from "./move.ts";
import { setUpChoices } from "./set-up.ts";
import { deployTool } from "./tools/deploy.ts";
import { moveTool } from "./tools/move.ts";
import { blockAgainst, diagram } from "../battlefield/diagram.ts";
import { charged } from "../battlefield/form-up.ts";
import { BASE } from "../calculation/formation.ts";
import { named } from "../sequence/emit.ts";
import type { About, Choices } from "../sequence/flow.ts";
import { type OldWorld, unit } from "../state/state.ts";

type G = OldWorld;
const listed = listing<G, Choices>();

const nameOf = (game: G, id: number): Message => named(unit(game, id));

const kinds: readonly ChoiceKind<G>[] = [
  ...chargeChoices,
  command,
  freeReform,
  move,
  randomMoveChoice,
  ...setUpChoices,
  listed(
    "choose-combat",
    "tow.combat.choose",
    () => message("ask.choose-combat"),
    (_, about) => about.combats.map((_c, combat) => ({ combat })),
    (game, about, a) =>
      message("answer.combat", { units: (about.combats[a.combat] ?? []).map((id) => nameOf(game, id)) }),
  ),
  listed(
    "break-again",
    "tow.rule.hold-your-ground",
    (game, { unit: id, total, difference, result }) =>
      message("ask.break-again", { unit: nameOf(game, id), total, difference, result: message(`break.${result}`) }),
    () => [{ again: false }, { again: true }],
    (_, about, a) => message(a.again ? "answer.break-again.yes" : "answer.break-again.no", { total: about.total }),
    // The worst that can come is rolled again, and no more is risked.
    { standard: (_, about) => ({ again: about.result === "breaks" }) },
  ),
  listed(
    "after-combat",
    "tow.phase.combat.follow-up-and-pursuit",
    (game, about) => message("ask.after-combat", { unit: nameOf(game, about.unit) }),
    (_, about) => about.plans,
    (game, _, plan) =>
      "foe" in plan ? message(`answer.${plan.plan}`, { foe: nameOf(game, plan.foe) }) : message(`answer.${plan.plan}`),
  ),
  listed(
    "form-up",
    "tow.rule.form-up",
    (game, about) => message("ask.form-up", { unit: nameOf(game, about.unit) }),
    (_, about) => about.ways.map(({ column }) => ({ column })),
    (_, about, { column }) => {
      const { width, stand, lost } = there(about.ways.find((w) => w.column === column));
      return message(lost > 0 ? "answer.form-up-losing" : "answer.form-up", {
        // Counted from the corner to the left of the enemy's first file.
        place: column + 2,
        files: width,
        models: stand,
        lost,
      });
    },
    {
      // Who comes through with the most; of equal ways the one in the middle.
      standard: (_, about) => {
        const best = about.ways.filter((w) => w.lost === Math.min(...about.ways.map((o) => o.lost)));
        return { column: there(best[(best.length - 1) >> 1]).column };
      },
    },
  ),
  listed(
    "reform",
    "tow.pursuit.restrain-and-reform",
    (game, about) => message("ask.reform", { unit: nameOf(game, about.unit) }),
    (game, about) => Array.from({ length: unit(game, about.unit).models }, (_, i) => ({ files: i + 1 })),
    (_, __, a) => message("answer.reform", { files: a.files }),
    { standard: (game, about) => ({ files: unit(game, about.unit).files }) },
  ),
];

const middlePlace = { shape: rectangle(BASE, BASE), at: { x: 0, y: -BASE / 2 } };
/** The middle of the first rank, drawn on the diagram, and the block that would stand there. */
const ranks: SpotsTool<G> = {
  kind: "spots",
  spots(game, about: About<"form-up">) {
    const front = diagram(game).at(about.unit);
    const columns = charged(game, unit(game, about.unit))?.files ?? 1;
    return about.ways.map(({ column, width, stand }) => {
      const ghost = { ...blockAgainst(front, columns, column, width, stand), key: about.unit };
      const { x, y, facing } = ghost;
      return { x, y, facing, outline: middlePlace, answer: { column }, ghost };
    });
  },
};

/** Answers that name a unit are picked on the board or from the list; the others are lists. */
const foe: PickTool<G> = {
  kind: "pick",
  picks: (_, __, answer: { readonly foe?: number }) => (answer.foe === undefined ? [] : [answer.foe]),
};
const tools: { readonly [id: string]: Tool<G> } = {
  ...chargeTools,
  "free-reform": freeReformTool,
  "give-command": commandTool,
  move: moveTool,
  "random-move": randomMoveTool,
  deploy: deployTool,
  "hold-back": {
    kind: "pick",
    picks: (_: G, __: About<"hold-back">, answer: { readonly unit?: number }) =>
      answer.unit === undefined ? [] : [answer.unit],
    done: { done: true },
  },
  "after-combat": foe,
  "form-up": ranks,
};
/** The units that a choice is about. */
const concerned = (about: {
  readonly unit?: number;
  readonly units?: readonly number[];
  readonly pairs?: readonly { readonly unit: number }[];
  readonly may?: readonly { readonly unit: number }[];
  readonly combats?: readonly (readonly number[])[];
}): readonly number[] =>
  about.combats?.flat() ??
  about.units ??
  (about.may === undefined ? null : [...new Set(about.may.map((p) => p.unit))]) ??
  (about.pairs === undefined ? null : [...new Set(about.pairs.map((p) => p.unit))]) ??
  (about.unit === undefined ? [] : [about.unit]);

export const choices: { readonly [id: string]: Choice<G> } = Object.fromEntries(
  kinds.map((k) => [
    k.id,
    {
      ...k,
      pieces: (_: G, about: Parameters<typeof concerned>[0]) => concerned(about),
      ...(tools[k.id] === undefined ? {} : { tool: tools[k.id] }),
    },
  ]),
);
