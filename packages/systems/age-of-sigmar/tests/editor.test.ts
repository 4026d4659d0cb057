import { editedAtRandom } from "@tercio/testkit";
import { expect, test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";
import type { Scene } from "../src/index.ts";

const editor = await (ageOfSigmar.editor as NonNullable<typeof ageOfSigmar.editor>)();
const INCH = 2540;

test("a unit put by hand is moved and turned as one, arranged anew, and stands or says why not", () => {
  let scene = editor.put(editor.empty, "own", "shieldguard", 0, { x: 0, y: -6 * INCH }).scene;
  expect(editor.stands(scene)).toMatchObject({ wrong: { message: { key: "setup.units" } } });
  scene = editor.put(scene, "own", "barrow-dead", 1, { x: 0, y: 6 * INCH }).scene;
  expect(editor.stands(scene).wrong).toBeNull();
  const before = editor.stands(scene).game?.units[0]?.models ?? [];
  const body = ageOfSigmar.views.board(editor.stands(scene).game as never).pieces.find((p) => p.key === 0);
  const to = { x: (body?.x ?? 0) + 5 * INCH, y: body?.y ?? 0, facing: 32768 };
  const moved = editor.move(scene, 0, to);
  const after = editor.stands(moved).game?.units[0]?.models ?? [];
  // Turned by half about its middle: what was left of it is as far right, and looks the other way.
  const middle = { x: body?.x ?? 0, y: body?.y ?? 0 };
  before.forEach((m, i) => {
    const n = after[i];
    expect([(n?.x ?? 0) - to.x, (n?.y ?? 0) - to.y]).toEqual([middle.x - m.x, middle.y - m.y]);
    expect(n?.facing).toBe((m.facing + 32768) % 65536);
  });
  const line = editor.change(moved, 0, "arrangement", "line").scene as unknown as Scene;
  expect(Object.values(line.units)[0]?.places).toBeUndefined();
  const three = editor.change(moved, 0, "models", 3).scene;
  expect(editor.stands(three).game?.units[0]?.models).toHaveLength(3);
  const upon = editor.move(three, 0, { x: 0, y: 6 * INCH, facing: 0 });
  expect(editor.stands(upon).wrong?.message.key).toBe("scene.broken");
});

test("random edits: what stands can be begun and taken up again, what does not says why", async () => {
  const { stood, wrong } = await editedAtRandom(ageOfSigmar, 5, 4, 40);
  expect(wrong).toEqual([]);
  expect(stood).toBeGreaterThan(30);
});
