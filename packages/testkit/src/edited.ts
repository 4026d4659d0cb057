import { counterSource } from "@tercio/dice";
import { type Core, type JsonObject, startBattle, there } from "@tercio/kernel";
import { type PieceKey, pieceOf, type System } from "@tercio/board";

/** What came of random edits of scenes: how many stood, and what went wrong; nothing should. */
export interface Edited {
  readonly edits: number;
  readonly stood: number;
  readonly wrong: readonly string[];
}

/**
 * Puts scenes together at random: pieces put down, moved, changed in every field, removed. Whatever stands can be begun;
 * whatever does not says why, in a sentence that the game has.
 */
export async function editedAtRandom(system: System, seed: number, scenes: number, each: number): Promise<Edited> {
  const editor = there(await system.editor?.());
  const source = counterSource(seed, 0);
  const any = <T>(all: readonly T[]): T | undefined =>
    all.length === 0 ? undefined : all[source.next(all.length) - 1];
  const about = (inches: number): number => (source.next(inches * 20 + 1) - 1 - inches * 10) * 254;
  const wrong: string[] = [];
  let [edits, stood] = [0, 0];
  for (let n = 0; n < scenes; n++) {
    let scene: JsonObject = editor.empty;
    for (let k = 0; k < each; k++) {
      edits++;
      const { game } = editor.stands(scene);
      const keys: PieceKey[] =
        game === null
          ? []
          : system.views
              .board(game)
              .pieces.filter((p) => p.place === "field")
              .map((p) => p.key);
      const piece = any(keys);
      const what = k < 4 ? 1 : source.next(8);
      const before = scene;
      if (what <= 2 || piece === undefined) {
        const from = any(editor.armies);
        const ground = editor.ground.length > 0 && source.next(5) === 1;
        const unit = any(ground ? editor.ground : editor.units(from?.army ?? null));
        const seat = source.next(2) === 1 ? 0 : 1;
        if (unit !== undefined)
          scene = editor.put(scene, ground ? null : (from?.army ?? null), unit.id, seat, {
            x: about(20),
            y: about(12),
          }).scene;
      } else if (what <= 4)
        scene = editor.move(scene, piece, { x: about(20), y: about(12), facing: (source.next(16) - 1) * 4096 });
      else if (what === 5 && keys.length > 3) scene = editor.without(scene, piece);
      else {
        const on = source.next(5) === 1 ? null : piece;
        const field = any(editor.fields(scene, on));
        if (field !== undefined) {
          const value =
            field.kind === "flag"
              ? !field.now
              : field.kind === "one"
                ? (any(field.options)?.id ?? "")
                : field.least + source.next(Math.min(12, field.most - field.least + 1)) - 1;
          scene = editor.change(scene, on, field.id, value).scene;
        }
      }
      const now = editor.stands(scene);
      const said = now.wrong === null ? null : system.messages.en[now.wrong.message.key];
      if (now.wrong !== null && said === undefined) wrong.push(`no sentence ${now.wrong.message.key}`);
      if (now.wrong !== null) {
        // What cannot stand is taken back now and then, as a player would.
        if (now.game === null || source.next(2) === 1) scene = before;
        continue;
      }
      const scenario = system.rules.scenes?.scenario(scene);
      const problem = scenario === undefined ? null : system.rules.checkScenario(scenario);
      if (scenario === undefined || problem !== null) {
        wrong.push(`stands, but is refused: ${JSON.stringify(problem)} ${JSON.stringify(scene)}`);
        continue;
      }
      stood++;
      if (stood % 10 !== 0) continue;
      const { battle } = startBattle<Core>(system, scenario, seed);
      const again = editor.of(battle.game);
      const there = again === null ? null : editor.stands(again);
      for (const p of now.game === null ? [] : system.views.board(now.game).pieces) {
        const q = there?.game == null ? undefined : pieceOf(system.views.board(there.game), p.key);
        if (p.kind === "body" && (q === undefined || Math.hypot(p.x - q.x, p.y - q.y) > 2))
          wrong.push(`piece ${p.key} stands elsewhere when it is taken up again: ${JSON.stringify(scene)}`);
      }
    }
  }
  return { edits, stood, wrong };
}
