import { type Frame, message, type OddsQuestion, type Request, varsOf, there } from "@tercio/kernel";
import { casterRef } from "../calculation/casting.ts";
import { dieToAdd } from "../calculation/relics.ts";
import { hitsOf } from "../calculation/spell-effects.ts";
import { type About, aboutOf, type OneCast } from "../sequence/asked.ts";
import type { Attempted } from "../sequence/casting-rolls.ts";
import { enter } from "../sequence/flow.ts";
import { miscastSaid } from "../sequence/miscast.ts";
import { spellNamed, targetsNamed } from "../sequence/spell-messages.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { ANY_LOSSES, harmed } from "./shooting-questions.ts";
import { stands, placeOf } from "../state/steps.ts";

type G = NinthAge;
/** Rows of the Miscast table that do something to somebody; the first breaks the concentration. */
const BROKEN = 1;
const HARMFUL = [2, 3, 4, 5, 6, 7] as const;

/**
 * What comes of the casting roll with so many dice, before anybody dispels: the very steps of a Casting Attempt. The answers
 * tell their chances themselves, as far as to the enemy's best reply; this tells the Miscasts apart.
 */
export function castingQuestion(game: G, about: About<"casting-dice">, dice: number): OddsQuestion<G> {
  const [below, top] = [there(game.stack[game.stack.length - 2]), there(game.stack[game.stack.length - 1])];
  const begun: Frame = { ...top, ...placeOf("casting-attempt", "2"), vars: { ...top.vars, dice } };
  return {
    id: `casting-${about.wizard}-${about.spell}-${about.way}-${dice}`,
    label: message("odds.casting", { spell: spellNamed(game.edition, about), dice }),
    start: { ...game, stack: [below, begun] },
    pieces: [casterRef(game, about.wizard).unit],
    stop: (frame) => stands(frame, "casting"),
    result(g) {
      const frame = g.stack[g.stack.length - 1];
      if (frame === undefined || !stands(frame, "casting")) return null;
      const { passed, broken, miscast, dice: used } = varsOf<Attempted>(frame);
      if (broken || !passed) return broken ? "broken" : "fails";
      return miscast === null || miscast < BROKEN ? "passes" : `miscast-${miscast}-${used}`;
    },
    results: [
      { id: "passes", label: message("odds.casting.passes") },
      // What a Miscast does hangs on how many dice there were, with one that was added.
      ...(dieToAdd(game, unit(game, about.wizard).seat, about.wizard) === null ? [dice] : [dice, dice + 1]).flatMap(
        (used) =>
          HARMFUL.map((row) => ({
            id: `miscast-${row}-${used}`,
            label: message("odds.casting.miscast", { does: miscastSaid(row, used) }),
          })),
      ),
      { id: "broken", label: message("odds.casting.broken") },
      { id: "fails", label: message("odds.casting.fails") },
    ],
  };
}

/** What the hits of a spell do to these, once it takes effect; null where it deals none. */
export function spellQuestion(
  game: G,
  { wizard, spell, way }: OneCast,
  targets: readonly PoolRef[],
): OddsQuestion<G> | null {
  const [at] = targets;
  if (at === undefined || targets.length > 1 || hitsOf(game.edition, spell, way) === null) return null;
  return {
    id: `spell-${wizard}-${spell}-${way}-${at.unit}-${at.pool}`,
    label: message("odds.spell", {
      spell: spellNamed(game.edition, { spell, way }),
      targets: targetsNamed(game, targets),
    }),
    start: { ...game, stack: [enter("spell", { wizard, spell, way, targets, sacrificed: false })] },
    answer: { unit: at.unit, pool: at.pool },
    headline: ANY_LOSSES,
    pieces: [casterRef(game, wizard).unit, at.unit],
    ...harmed(game, at.unit),
  };
}

/** At whom a spell is aimed, what it does to each; with how many dice, what it does and what comes of each number. */
export function castingQuestions(game: G, request: Request): readonly OddsQuestion<G>[] {
  const aiming = aboutOf(request, "spell-target");
  if (aiming !== null) return aiming.targets.flatMap((target) => spellQuestion(game, aiming, [target]) ?? []);
  const about = aboutOf(request, "casting-dice");
  if (about === null) return [];
  const { answer: _, headline: __, ...does } = spellQuestion(game, about, about.targets) ?? { id: "" };
  const tries = about.bound === undefined ? Array.from({ length: about.most }, (_n, i) => i + 1) : [];
  return [...("start" in does ? [does] : []), ...tries.map((dice) => castingQuestion(game, about, dice))];
}
