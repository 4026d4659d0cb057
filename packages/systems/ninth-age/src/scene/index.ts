import { usualEdition } from "../state/usual-edition.ts";
import { type JsonObject, type Names, type Scenario, type Scenes, isOneOf } from "@tercio/kernel";
import { type Edition, isEdition } from "../book/row.ts";
import { rulings } from "../rulings/rulings.ts";
import type { NinthAge } from "../state/state.ts";
import type { Problem } from "@tercio/rosters";
import { buildScene, namesOf } from "./build.ts";
import { stackAt, startOf } from "./stack.ts";
import { phases, type Scene } from "./types.ts";
import { writeScene } from "./write.ts";

const editionIn = (scene: unknown): Edition =>
  typeof scene === "object" && scene !== null && "edition" in scene && isEdition(scene.edition)
    ? scene.edition
    : usualEdition();

/** A scenario that starts from a scene; what is wrong with it `checkScenario` says. */
export const scenarioOf = (scene: JsonObject): Scenario => ({
  edition: editionIn(scene),
  rulings: Object.fromEntries(rulings.map((r) => [r.id, r.default])),
  setup: { scene: scene },
});

/** What a checked scenario's scene calls its units, with their ids; nothing where it has no scene. */
function unitNames(scenario: Scenario): Names {
  const { scene } = scenario.setup as { readonly scene?: Scene };
  return scene === undefined ? {} : Object.fromEntries(namesOf(scene).map((name, id) => [name, id]));
}

/** What is wrong with the situation of a game, wherever in a phase it stands; null where it could be, or nothing has begun. */
export function sceneProblem(game: NinthAge): Problem | null {
  if (game.gameTurn === 0) return null;
  const phase = isOneOf(phases, game.phase) ? game.phase : "turn";
  const { contact = [], ...told } = writeScene({ ...game, stack: stackAt(phase) });
  const touching = contact.map(({ apart: _, ...c }) => c);
  const built = buildScene({ ...told, contact: touching }, game.edition);
  return "problem" in built ? built.problem : null;
}

export const scenes: Scenes<NinthAge> = {
  scenario: scenarioOf,
  names: unitNames,
  startsAt: (top) => startOf(top) !== null,
  write: (game) => writeScene(game),
};
