import type { Names, Scenario, Scenes } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import type { OldWorld } from "../state/state.ts";
import type { Scene } from "./types.ts";
import { writeScene } from "./write.ts";
import { standsIn } from "../state/steps.ts";

export const scenesOf = (edition: string): Scenes<OldWorld> => ({
  scenario: (scene): Scenario => ({
    edition,
    rulings: Object.fromEntries(rulings.map((r) => [r.id, r.default])),
    setup: { scene },
  }),
  names({ setup }): Names {
    const names = setup.scene === undefined ? [] : Object.keys((setup.scene as Scene).units);
    return Object.fromEntries(names.map((name, id) => [name, id]));
  },
  startsAt: (top) => standsIn(top, "game", ["", "turn"]),
  write: (game) => writeScene(game),
});
