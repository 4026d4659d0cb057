import { say, startBattle } from "@tercio/kernel";
import type { PieceKey } from "@tercio/board";
import { editedAtRandom } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import type { Scene } from "../src/index.ts";

const INCH = 2540;
const editor = await (ninthAge.editor as NonNullable<typeof ninthAge.editor>)();
const scenes = ninthAge.rules.scenes as NonNullable<typeof ninthAge.rules.scenes>;
type Json = ReturnType<typeof editor.move>;
/** Puts down the first unit of that name of any army. */
function put(scene: Json, name: string, seat: 0 | 1, x: number, y: number): Json {
  for (const { army } of editor.armies) {
    const unit = editor.units(army).find((u) => say(ninthAge, u.label, "en").startsWith(name));
    if (unit !== undefined) return editor.put(scene, army, unit.id, seat, { x: x * INCH, y: y * INCH }).scene;
  }
  throw new Error(`no unit ${name}`);
}
const read = (scene: Json): Scene => scene as unknown as Scene;
const field = (scene: Json, piece: PieceKey | null, id: string) => editor.fields(scene, piece).find((f) => f.id === id);
const two = (): Json =>
  put(put(editor.empty, "Heavy Infantry with Spears", 0, 0, -6), "Barbarians with Spears", 1, 0, 6);

describe("a position put together by hand", () => {
  test("an empty table can be drawn and says what it lacks", () => {
    const { game, wrong } = editor.stands(editor.empty);
    expect(game?.units).toEqual([]);
    expect(say(ninthAge, wrong?.message ?? { key: "" }, "en")).toBe("must name 1 to 60 units");
  });

  test("an empty table is empty: nothing is fought for before a Secondary Objective is chosen, and what is chosen can be taken away", () => {
    const things = (scene: Json): number => {
      const { game } = editor.stands(scene);
      return game === null ? -1 : ninthAge.views.board(game).pieces.filter((p) => p.kind === "marker").length;
    };
    expect(things(editor.empty)).toBe(0);
    expect(editor.stands(two()).wrong).toBeNull();
    const held = editor.change(two(), null, "objective", "hold-the-ground").scene;
    expect([things(two()), things(held)]).toEqual([0, 1]);
    const none = editor.change(held, null, "objective", "none").scene;
    expect(things(none)).toBe(0);
    // Kept as a scene and told from a game it is the same.
    const { game } = editor.stands(none);
    expect(game === null ? null : editor.of(game)).toMatchObject({ objective: "none" });
  });

  test("a unit that is put within an inch of an enemy is in contact; an inch away it is not", () => {
    // 25 models in 5 files of 20 mm: the front of the one lies at y -6, that of the other where it is put.
    const at = (inches: number) => read(editor.move(two(), 1, { x: 0, y: (-6 + inches) * INCH, facing: 32768 }));
    expect(at(1).contact ?? []).toEqual([]);
    expect(at(0.99).contact).toEqual([
      { of: "Barbarians with Spears", at: "Heavy Infantry with Spears", facing: "front" },
    ]);
    expect(at(0.99).units["Barbarians with Spears"]?.at).toEqual([0, -6]);
    // Led away, it has none.
    const back = editor.move(at(0.5) as unknown as Json, 1, { x: 0, y: 0, facing: 32768 });
    expect(read(back).contact).toEqual([]);
  });

  test("a contact by name: with which facing of which enemy; the fight has its odds", () => {
    const scene = editor.change(editor.change(two(), 0, "contact", "1 rear").scene, null, "phase", "melee").scene;
    expect(read(scene).contact).toEqual([
      { of: "Heavy Infantry with Spears", at: "Barbarians with Spears", facing: "rear" },
    ]);
    expect(editor.stands(scene).wrong).toBeNull();
    const { battle } = startBattle(ninthAge, scenes.scenario(scene), 1);
    const asked = battle.request === null ? [] : ninthAge.views.questions(battle.game, battle.request).map((q) => q.id);
    expect(asked).toContain("combat-0-1");
  });

  test("ranks that are lost keep a contact flush", () => {
    const met = editor.move(two(), 1, { x: 0, y: -5.5 * INCH, facing: 32768 });
    const fewer = editor.change(met, 0, "models", 11).scene;
    expect(editor.stands(fewer).wrong).toBeNull();
    expect(read(fewer).contact).toHaveLength(1);
  });

  test("units in one another cannot stand so; which two is said", () => {
    const scene = put(two(), "Imperial Guard", 0, 1, -6.5);
    expect(say(ninthAge, editor.stands(scene).wrong?.message ?? { key: "" }, "en")).toBe(
      "Heavy Infantry with Spears and Imperial Guard overlap; move one of them",
    );
  });

  test("a Character joins a unit of its side and leaves it again; spells and what names units by number go along", () => {
    let scene = put(put(two(), "Wizard Master", 0, 12, -10), "Marshal", 0, -12, -10);
    const spell = editor.fields(scene, 2).find((f) => f.id.startsWith("spell 2 "));
    expect(spell?.kind).toBe("flag");
    scene = editor.change(scene, 2, spell?.id ?? "", true).scene;
    const known = read(scene).magic?.known?.["2"];
    expect(known).toHaveLength(1);
    const joined = editor.change(scene, 2, "joins", "0");
    expect(joined.piece).toBe(0);
    expect(read(joined.scene).units["Heavy Infantry with Spears"]?.characters).toHaveLength(1);
    // Three units are left: the Wizard comes behind them.
    expect(read(joined.scene).magic?.known).toEqual({ 3: known });
    expect(editor.stands(joined.scene).wrong).toBeNull();
    const more = put(joined.scene, "Warriors", 1, 14, 8);
    expect(read(more).magic?.known).toEqual({ 4: known });
    const left = editor.change(more, 0, "with 0", false).scene;
    expect(read(left).magic?.known).toEqual({ 4: known });
    expect(Object.keys(read(left).units)[4]).toBe("Wizard Master");
    expect(field(left, 1, "joins")).toBeUndefined();
  });

  test("ground is put down, moved, resized and removed", () => {
    const put1 = editor.put(two(), null, "forest", 0, { x: -10 * INCH, y: 0 });
    expect(put1.piece).toBe("feature-0");
    const moved = editor.move(put1.scene, "feature-0", { x: -12 * INCH, y: INCH, facing: 0 });
    const sized = editor.change(moved, "feature-0", "width", 9).scene;
    expect(read(sized).terrain).toEqual([{ kind: "forest", rectangle: { at: [-12, 1], size: [9, 5] } }]);
    expect(read(editor.without(sized, "feature-0")).terrain).toEqual([]);
  });

  test("a battle under way is taken up as its pieces stand", () => {
    const { battle } = startBattle(ninthAge, scenes.scenario(two()), 1);
    const again = editor.of(battle.game);
    expect(read(again ?? editor.empty).units["Barbarians with Spears"]?.at).toEqual([0, 6]);
    expect(editor.of(startBattle(ninthAge, ninthAge.rules.starter(), 1).battle.game)).toBeNull();
  });

  test("a scene of another writing is no reason to break off", () => {
    for (const strange of [{}, { units: null }, { units: {}, table: "x" }, { units: { A: 3 } }])
      expect(editor.stands(strange as never)).toMatchObject({ game: null });
  });

  test("random edits: what stands can be begun and taken up again, what does not says why", async () => {
    const { stood, wrong } = await editedAtRandom(ninthAge, 5, inject("fully") ? 8 : 4, 40);
    expect(wrong).toEqual([]);
    expect(stood).toBeGreaterThan(inject("fully") ? 100 : 50);
  });
});
