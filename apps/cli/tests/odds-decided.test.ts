import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decisionLines } from "../src/commands/decided.ts";
import { run } from "./command.ts";
import { inProof } from "@tercio/testkit/in-proof";

let folder: string;
let scene: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tercio-decided-"));
  scene = join(folder, "scene.json");
  const unit = { profile: "imperial-guard", models: 10, files: 5, champion: true };
  const units = { A: { ...unit, side: "first", at: [0, 0] }, B: { ...unit, side: "second" } };
  const contact = [{ of: "B", at: "A", facing: "front" }];
  writeFileSync(scene, JSON.stringify({ system: "ninth-age", scene: { phase: "melee", units, contact } }));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly probability: number;
  readonly questions: readonly {
    readonly numbers: readonly string[];
    readonly sought: readonly object[];
    readonly decisions: readonly {
      readonly name: string;
      readonly player: number;
      readonly options: readonly { readonly answer: string; readonly share: number }[];
    }[];
  }[];
}
const told = async (...args: readonly string[]): Promise<Told> =>
  JSON.parse((await run("odds", "combat", scene, "--json", ...args)).out) as Told;
/** Which of the answers of a decision is taken, from 1; 0 where nobody decides it. */
const taken = ({ questions: [q] }: Told, name: string): number =>
  (q?.decisions.find((d) => d.name === name)?.options.findIndex((o) => o.share === 1) ?? -1) + 1;

test("how often an answer is given is told as never or always only where it is", () => {
  const options = [0.9996, 0.0004, 0].map((share, i) => ({ answer: `answer ${i}`, share }));
  expect(decisionLines([{ name: "stay", player: 1, asked: "Stay?", options }])).toEqual([
    "  --assume stay=… (player 1): Stay?",
    "     * 1 answer 0 (>99% of the time)",
    "     * 2 answer 1 (<1% of the time)",
    "       3 answer 2",
  ]);
});

describe("odds with decisions answered otherwise", () => {
  test("each decision is told with its answers, and can be answered by number or by words", async () => {
    const granted = await told();
    expect(granted.questions[0]?.decisions.map((d) => [d.name, d.player, d.options.length])).toEqual([
      ["issue-duel", 1, 2],
      ["issue-duel-2", 2, 2],
      ["allocate", 1, 2],
      ["allocate-2", 2, 2],
    ]);
    expect([taken(granted, "issue-duel"), taken(granted, "allocate")]).toEqual([1, 1]);
    const [byNumber, byWords] = [
      await told("--assume", "allocate=2"),
      await told("--assume", "allocate=the champion of"),
    ];
    expect(taken(byNumber, "allocate")).toBe(2);
    expect(byWords).toEqual(byNumber);
    expect(granted.probability - byNumber.probability).toBeGreaterThan(0.01);
  });

  test("what one answer leads to can be answered after it", async () => {
    const fought = await told("--assume", "issue-duel=2", "--assume", "accept-duel=2");
    expect([taken(fought, "issue-duel"), taken(fought, "accept-duel"), taken(fought, "allocate")]).toEqual([2, 2, 0]);
  });

  test("the best and the worst of all answers, and of which number", async () => {
    const granted = (await told()).probability;
    const [best, worst] = [await told("--seek", "1=most"), await told("--seek", "1=least")];
    expect(best.probability).toBeGreaterThanOrEqual(granted - 1e-12);
    expect(worst.probability).toBeLessThan(granted - 0.01);
    expect(worst.questions[0]?.sought).toEqual([
      { player: 1, aim: "least", number: "winner-0", value: expect.closeTo(worst.probability, 12) as number },
    ]);
    const line = (await run("odds", "combat", scene, "--seek", "2=most")).out;
    expect(line).toContain(
      "player 2 answers so that the chance that player 2 is the better for it (winner-1) is greatest: 0.",
    );
    expect(line).toContain(
      "player 2 answers so that the mean of “Health Points lost by Player 1” (tally-0) is greatest: ",
    );
    expect(line).toContain("--assume issue-duel=… (player 1): Does one of your champions or Characters issue a Duel?");
    expect(line).toContain("* 1 No Duel");
  });

  inProof(
    "with too many states to look through it is said that nobody looked, in words and in JSON",
    async () => {
      const unit = { profile: "imperial-guard", models: 20, files: 5, champion: true };
      const foe = { ...unit, side: "second" };
      const units = { A: { ...unit, side: "first", at: [0, 0] }, B: foe, C: foe, D: foe };
      const contact = [
        { of: "B", at: "A", facing: "front" },
        { of: "C", at: "A", facing: "left" },
        { of: "D", at: "A", facing: "right" },
      ];
      const many = join(folder, "many.json");
      writeFileSync(many, JSON.stringify({ system: "ninth-age", scene: { phase: "melee", units, contact } }));
      const questions = async (...args: readonly string[]) =>
        (JSON.parse((await run("odds", "combat", many, "--json", ...args)).out) as Told).questions;
      const [granted] = await questions();
      const [searched] = await questions("--seek", "1=most");
      expect(granted?.sought).toEqual([]);
      expect(searched?.sought).toEqual([{ player: 1, aim: "most", number: "winner-0", value: null, givenUp: true }]);
      expect({ ...searched, sought: [] }).toEqual(granted);
      expect((await run("odds", "combat", many, "--seek", "1=most")).out).toContain(
        "--seek 1=most was given up: at most 150,000 states are looked through",
      );
    },
    120_000,
  );

  test("what is wrong is said, with what there is", async () => {
    const fails = async (...args: readonly string[]) => {
      const { code, err } = await run("odds", "combat", scene, ...args);
      expect(code).toBe(2);
      return err;
    };
    expect(await fails("--assume", "weapon=2")).toContain("no such decision here; there is issue-duel, issue-duel-2");
    expect(await fails("--assume", "issue-duel=7")).toContain("there are 1 No Duel; 2 The champion of Imperial Guard");
    expect(await fails("--assume", "issue-duel")).toContain("DECISION=ANSWER");
    expect(await fails("--seek", "3=most")).toContain("--seek takes 1=most");
    expect(await fails("--seek", "1=most:luck")).toContain("there are winner-0, winner-1");
    expect(await fails("--seek", "1=most", "--seek", "1=least")).toContain("each player looks for one thing");
  });
});
