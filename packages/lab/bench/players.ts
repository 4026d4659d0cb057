// Players that meet in a contest: those of bots, and greedy ones.
import { playerOf, playerWord, think, type Thought } from "@tercio/bots";
import { counterSource } from "@tercio/dice";
import { type Answer, type Battle, type ChoiceRequest, type Core, type Json, lengthOf } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";

export type Playing = (battle: Battle<Core>, seed: number) => Answer | null;

/** A charge that arrives less often is not declared. */
const LIKELY = 0.2;
/** Faces by which a march is straight at the nearest enemy, and nobody stays to shoot. */
const STRAIGHT: { readonly [sides: number]: number } = { 3: 1, 6: 1, 8: 1 };
/** What it leaves to chance: where it stands, and how it turns. */
const ANYHOW = ["deploy", "zone", "rally-reform", "post-combat"];

type About = { readonly pairs: readonly { readonly unit: number; readonly target: number }[] };

/**
 * Always the likeliest charge of 20% or more, always at the nearest enemy, always the first spell at the first target with
 * as many dice as its sample says, default answers otherwise.
 */
function greedy(battle: Battle<Core>, seed: number): Answer | null {
  if (battle.system.id !== ninthAge.id) throw new Error(`nobody is greedy in ${battle.system.id}`);
  const game = battle.game as NinthAge;
  const request = battle.request as ChoiceRequest;
  const kind = ninthAge.rules.choices[request.choice];
  if (kind === undefined) throw new Error(request.choice);
  const source = counterSource(seed, lengthOf(battle) * 4096);
  switch (request.choice) {
    case "charge": {
      let best: Json | null = null;
      let most = LIKELY;
      for (const q of ninthAge.views.questions(game, request)) {
        if (q.headline !== "arrives" || q.answer === undefined) continue;
        const p = exactOdds(ninthAge, q).results.find((r) => r.id === "arrives")?.probability ?? 0;
        if (p >= most) [most, best] = [p, q.answer];
      }
      const all = kind.enumerate?.(game, request.about) ?? [];
      return (best ?? all[all.length - 1] ?? null) as Answer | null;
    }
    case "move":
      return kind.sample(game, request.about, { next: (sides) => STRAIGHT[sides] ?? source.next(sides) });
    case "shoot": {
      const { pairs } = request.about as About;
      const far = ({ unit, target }: About["pairs"][number]): number => {
        const [u, v] = [game.units[unit], game.units[target]];
        return u === undefined || v === undefined ? Number.POSITIVE_INFINITY : (u.x - v.x) ** 2 + (u.y - v.y) ** 2;
      };
      const [near] = [...pairs].sort((p, q) => far(p) - far(q));
      return (near ?? { done: true }) as Answer;
    }
    case "cast-spell":
    case "spell-target":
      return (kind.enumerate?.(game, request.about)?.[0] ?? kind.timeout(game, request.about)) as Answer | null;
    case "casting-dice":
      return kind.sample(game, request.about, { next: (sides) => (sides === 4 ? 2 : source.next(sides)) });
    default:
      return ANYHOW.includes(request.choice)
        ? kind.sample(game, request.about, source)
        : kind.timeout(game, request.about);
  }
}

/** What was thought for the last answer of a computer, for whoever counts. */
export let last: Thought | null = null;

export function playing(word: string): Playing {
  if (word === "greedy") return greedy;
  if (playerWord(word) === null) throw new Error(`no player "${word}": level1, level2, level3, random or greedy`);
  const player = playerOf(word);
  return (battle, seed) => {
    const thinking = think(battle, { player, seed, after: lengthOf(battle) });
    for (;;) {
      const step = thinking.next();
      if (step.done !== true) continue;
      last = step.value;
      return step.value.answer;
    }
  };
}
