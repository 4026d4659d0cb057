import { type ChoiceRequest, engineOf, type Json, silent } from "@tercio/kernel";
import { type RuleCase, verdict } from "@tercio/testkit";
import { moveTool } from "../../src/choice/tools/move.ts";
import { ninthAge } from "../../src/index.ts";
import { movesOf } from "../../src/computer/moves.ts";
import { like } from "./combat-scenes.ts";
import { block, type Played, played } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const MM = 1 / 25.4;
/** Behind thirty men who look north from the middle: five ranks of 20 mm. */
const REAR = -100 * MM;
const captain = like({ adv: 4, mar: 8, dis: 9, hp: 3 });
/** The Character, who is second in the scene. */
const HE = 1;

/** He stands four inches behind A; the flank of D, whom he could join as well, is so many inches beside his way to A. */
const between = (inches: number): Played =>
  played(
    {
      phase: "movement",
      units: {
        A: block("first", [0, 0], "north"),
        C: {
          ...{ side: "first", profile: captain, models: 1, files: 1, facing: "north" },
          ...{ character: true, cost: 150, at: [0, REAR - 4] },
        },
        D: block("first", [110 * MM + inches, REAR - 1.9], "north", { models: 10, files: 10 }),
        Far: block("second", [-30, 20], "south"),
      },
    },
    [],
    { until: { choice: "move" } },
  );
const rule = (run: Played, answer: Json): string | null => {
  const said = verdict(run, answer as never);
  return said.legal ? null : (said.rule ?? "?");
};
const walks: Json = {
  ...{ unit: "C", move: "advance", join: "A" },
  path: [{ kind: "straight", distance: Math.round(4 * INCH) }],
};
/** Whom an answer has him join, by place in the scene. */
const whom = (answer: Json | null): Json => (answer as { readonly join?: number } | null)?.join ?? null;

export const joiningWaysCases: readonly RuleCase[] = [
  one(
    "t9a.rule.joining",
    "whoever he could have joined keeps him away as others do, and neither a hand nor a computer leads him past them",
    () => {
      const [close, clear] = [between(0.49), between(0.51)];
      assert.legality(
        [close, clear].map((run) => rule(run, walks)),
        ["t9a.rule.unit-spacing", null],
      );
      const led = ({ game, request }: Played): Json | null => {
        const { about } = request as ChoiceRequest;
        return moveTool.preview(game, about as never, { do: "to", piece: HE, way: "advance", x: 0, y: 0 }, null).answer;
      };
      assert.number(
        [close, clear].map((run) => whom(led(run))),
        [null, 0],
      );
      const thought = ({ game }: Played): readonly Json[] => movesOf(game, HE, 3).filter((a) => whom(a) !== null);
      assert.number(
        [close, clear].map((run) => thought(run).map(whom)),
        [[2], [0, 2]],
      );
      for (const run of [close, clear])
        for (const answer of [led(run), ...movesOf(run.game, HE, 3)]) assert.legality(rule(run, answer), null);
    },
  ),
  one(
    "t9a.rule.joining",
    "who steps out by hand is shown outside, and is a piece of the board once that is answered",
    () => {
      const run = played(
        {
          phase: "movement",
          units: {
            A: block("first", [0, 0], "north", { characters: [{ profile: captain, file: 2, cost: 150 }] }),
            Far: block("second", [-30, 20], "south"),
          },
        },
        [],
        { until: { choice: "move" } },
      );
      // Records of those who joined stand behind those of all units.
      const his = 2;
      const { about } = run.request as ChoiceRequest;
      const gesture = { do: "to", piece: 0, way: `leave-march-${his}`, x: 0, y: 6 * INCH } as const;
      const { answer, ghosts } = moveTool.preview(run.game, about as never, gesture, null);
      assert.number(
        ghosts.map((g) => g.key),
        [his],
      );
      assert.legality(rule(run, answer), null);
      const stands = (game: Played["game"]): boolean => ninthAge.views.board(game).pieces.some((p) => p.key === his);
      const after = engineOf(ninthAge).reply(run.game, answer, silent).game;
      assert.place([run.game, after].map(stands), [false, true]);
    },
  ),
  one(
    "t9a.rule.joining",
    "who steps out by hand and joins the next unit is whom the answer names, and no piece of the board before or after",
    () => {
      const run = played(
        {
          phase: "movement",
          units: {
            A: block("first", [0, 0], "north", { characters: [{ profile: captain, file: 2, cost: 150 }] }),
            B: block("first", [0, 9], "north"),
            Far: block("second", [-30, 20], "south"),
          },
        },
        [],
        { until: { choice: "move" } },
      );
      const his = 3;
      const { about } = run.request as ChoiceRequest;
      const gesture = { do: "to", piece: 0, way: `leave-march-${his}`, x: 0, y: 5 * INCH } as const;
      const { answer, ghosts } = moveTool.preview(run.game, about as never, gesture, null);
      assert.number(
        ghosts.map((g) => g.key),
        [his],
      );
      assert.legality(rule(run, answer), null);
      const { unit, join } = answer as { readonly unit: number; readonly join?: number };
      assert.number([unit, join], [his, 1]);
      const after = engineOf(ninthAge).reply(run.game, answer, silent).game;
      const stands = (game: Played["game"]): boolean => ninthAge.views.board(game).pieces.some((p) => p.key === his);
      assert.place([run.game, after].map(stands), [false, false]);
    },
  ),
];
