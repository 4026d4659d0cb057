import { needs, play, type SceneLine, type SceneOptions, type SceneReply, type SceneRun } from "@tercio/testkit";
import type { Chain } from "@tercio/dice";
import type { Frame } from "@tercio/kernel";
import { ninthAge, type Scene } from "../../src/index.ts";
import type { Packet } from "../../src/calculation/attacks.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { NinthAge } from "../../src/state/state.ts";
import { man } from "./combat-scenes.ts";
import { type Steps, stands } from "../../src/state/steps.ts";

export type Played = SceneRun<NinthAge>;

/** Thirty men, six wide: 120 mm by 100 mm; a unit set flush stands nowhere itself. */
export const block = (
  side: SceneUnit["side"],
  at?: readonly [number, number],
  facing?: SceneUnit["facing"],
  more: Partial<SceneUnit> = {},
): SceneUnit => ({
  side,
  profile: man,
  models: 30,
  files: 6,
  ...(at === undefined ? {} : { at }),
  ...(facing === undefined ? {} : { facing }),
  ...more,
});

/** Plays a scene by a script, or by replies to what is asked. */
export const played = (
  scene: Scene,
  script: readonly SceneLine[] | SceneReply<NinthAge> = [],
  options: SceneOptions<Steps> = {},
): Played => play(ninthAge, ninthAge.rules.scenes?.scenario(scene as never) as never, script, options);

/** Everything as quietly as can be: no blow wounds, tests are passed, choices time out; a few replies are told by what is asked. */
export const quiet =
  (told: { readonly [asked: string]: SceneLine | SceneReply<NinthAge> } = {}): SceneReply<NinthAge> =>
  (request, game, names) => {
    const line = told[request.type === "choice" ? request.choice : request.label.key];
    if (line !== undefined) return typeof line === "function" ? line(request, game, names) : line;
    if (request.type === "choice" && request.choice === "charge") return { choice: "charge", answer: { done: true } };
    if (request.type === "choice") return "usual";
    return request.dice.kind === "chains"
      ? { show: { points: request.dice.chains.map(() => 0) } }
      : { show: request.dice.kind === "pool" ? {} : { total: 2 } };
  };

/** Winner A in the south has charged B and breaks it: B flees `flee` inches and A pursues `pursuit`. */
export const breaking = (flee: number, pursuit: number) => ({
  "roll.break": { show: { total: 12 } },
  pursue: { choice: "pursue", answer: { pursue: true, prey: "B" } },
  "roll.flee": { show: { total: flee } },
  "roll.pursuit": { show: { total: pursuit } },
});

/** A looks north at B; both stand in the middle, front to front. */
export const melee = (
  others: { readonly [name: string]: SceneUnit } = {},
  a: Partial<SceneUnit> = {},
  b: Partial<SceneUnit> = {},
  more: Partial<Scene> = {},
): Scene => ({
  phase: "melee",
  units: {
    A: block("first", [0, 0], "north", { standard: true, state: { charging: true }, ...a }),
    B: block("second", undefined, undefined, b),
    ...others,
  },
  contact: [{ of: "B", at: "A", facing: "front" }],
  ...more,
});

/** Played until a step of the Round of Combat. */
export const at = (step: Steps["round-of-combat"]) => ({ until: { step: `round-of-combat/${step}` } }) as const;

/** What stands in the frame of the round, or of a part of it. */
export function vars(
  run: { readonly game: Played["game"] },
  sequence: keyof Steps = "round-of-combat",
): { readonly [name: string]: unknown } {
  const frame = run.game.stack.find((f: Frame) => stands(f, sequence));
  if (frame === undefined) throw new Error(`no ${sequence} is being played`);
  return frame.vars;
}

/** The dice of one side's blows, as rolled, with the least faces to hit, to wound and to save. */
export type Rolled = readonly (readonly [of: string, dice: number, ...needs: (number | null)[]])[];
export const rolls = (run: Played): readonly Rolled[] =>
  run.requests.flatMap(({ request, game }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return [];
    const packets = vars({ game }, "initiative-step").packets as readonly Packet[];
    const chains = (request.dice as { readonly chains: readonly Chain[] }).chains;
    const name = (id: number): string => Object.entries(run.names).find(([, x]) => x === id)?.[0] ?? "?";
    return [
      packets.map((p, i): Rolled[number] => [
        `${name(p.unit)}${p.pool > 0 ? "*" : ""}${p.special?.rule === "stomp-attacks" ? " stomp" : ""}`,
        chains[i]?.dice ?? 0,
        ...(needs(request)[i] ?? []),
      ]),
    ];
  });
