import { type Message, message, type Names, type Scenario, type Scenes, isRecord } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import type { Sigmar } from "../state/state.ts";
import { buildScene } from "./build.ts";
import type { Scene } from "./types.ts";
import { writeScene } from "./write.ts";
import { standsIn } from "../state/steps.ts";

export const EDITION = "standard";

type Wrong = { readonly where: string; readonly message: Message } | null;
const bad = (where: string, key: string, values?: Message["values"]): Wrong => ({
  where,
  message: message(key, values),
});

export function checkScenario(value: unknown): Wrong {
  if (!isRecord(value)) return bad("scenario", "setup.not-scenario");
  if (value.edition !== EDITION) return bad("edition", "setup.edition", { known: EDITION });
  if (!isRecord(value.rulings)) return bad("rulings", "setup.rulings");
  for (const [id, chosen] of Object.entries(value.rulings))
    if (!rulings.some((r) => r.id === id && r.options.some((o) => o.id === chosen)))
      return bad(`rulings.${id}`, "setup.ruling", { id });
  const s = value.setup;
  if (!isRecord(s) || Object.keys(s).length !== 1 || !Object.hasOwn(s, "scene"))
    return bad("setup", "setup.not-scenario");
  const built = buildScene(s.scene);
  return "game" in built ? null : built;
}

export function setup(scenario: Scenario): Sigmar {
  const wrong = checkScenario(scenario);
  if (wrong !== null) throw new Error(`this set-up cannot be used: ${wrong.where} (${wrong.message.key})`);
  const built = buildScene(scenario.setup.scene);
  if (!("game" in built)) throw new Error("a scene that was checked cannot be built");
  const { game } = built;
  // What the scene says about rulings goes before what the set-up says.
  const said = (scenario.setup.scene as Scene).rulings ?? {};
  return { ...game, rulings: { ...game.rulings, ...scenario.rulings, ...said } };
}

export const scenes: Scenes<Sigmar> = {
  scenario: (scene): Scenario => ({
    edition: EDITION,
    rulings: Object.fromEntries(rulings.map((r) => [r.id, r.default])),
    setup: { scene },
  }),
  names({ setup: { scene } }): Names {
    return Object.fromEntries(Object.keys((scene as Scene).units).map((name, id) => [name, id]));
  },
  startsAt: (top) => standsIn(top, "game", ["", "battle-round"]),
  write: (game) => writeScene(game),
};
