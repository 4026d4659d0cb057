import { type Frame, message, varsOf } from "@tercio/kernel";
import type { CombatStep, CombatView } from "@tercio/board";
import { type Fallen, type Fighters, fightersOf, type Packet, packetsAt } from "../calculation/attacks.ts";
import { woundsLeft } from "../calculation/losses.ts";
import { combatResult, numbers, wholeAttack } from "../calculation/numbers.ts";
import { sideOf } from "../sequence/combat.ts";
import { named } from "../sequence/emit.ts";
import { initiatives, reasonsFor } from "../sequence/fight.ts";
import { added, type RoundVars, type Tally } from "../sequence/vars.ts";
import { combatsToFight, type OldWorld, onField, seatOf, unit } from "../state/state.ts";
import { stands, standsIn, type Steps } from "../state/steps.ts";

type G = OldWorld;

const STAGES = ["hit", "wound", "save"].map((s) => message(`stage.${s}`));

function stepOf(game: G, packets: readonly Packet[], step: number | null): readonly CombatStep[] {
  if (packets.length === 0) return [];
  const blows = packets.map((p) => {
    const n = numbers(game, unit(game, p.by), unit(game, p.at));
    return {
      seat: seatOf(game, p.by),
      by: p.by,
      who: named(unit(game, p.by)),
      whom: named(unit(game, p.at)),
      dice: wholeAttack(n, p.dice),
      stages: STAGES,
      reasons: reasonsFor(n),
      most: woundsLeft(unit(game, p.at)),
    };
  });
  return [{ title: step === null ? message("combat.at-once") : message("combat.step", { step }), blows }];
}

const NOTHING: Tally = { wounds: [0, 0], excess: [0, 0] };
type Fought = Tally & { readonly fighters: readonly Fighters[]; readonly fallen: readonly Fallen[] };
const find = (game: G, sequence: keyof Steps): Frame | undefined => game.stack.find((f) => stands(f, sequence));

function combat(game: G, units: readonly number[], round: Frame | null): CombatView {
  const v = round === null ? undefined : varsOf<RoundVars>(round);
  const fight = find(game, "fight");
  const now = find(game, "initiative");
  const fought = fight === undefined ? undefined : varsOf<Fought>(fight);
  const begun = fought !== undefined && fought.fighters.length > 0;
  const fighters = begun
    ? fought.fighters
    : units.filter((id) => onField(unit(game, id))).flatMap((id) => fightersOf(game, id));
  const left = (begun ? fight?.loop?.left : undefined) as readonly (number | null)[] | undefined;
  // Once the fight is over only the result is to come.
  const over = round !== null && fight === undefined && !standsIn(round, "combat", ["", "fight"]);
  const steps = over ? [] : (left ?? initiatives(fighters));
  const rolling = now?.loop?.item as Packet | undefined;
  const rest = (now?.loop?.left ?? []) as readonly unknown[] as readonly Packet[];
  const current =
    now === undefined
      ? []
      : stepOf(game, rolling === undefined ? rest : [rolling, ...rest], fight?.loop?.item as number | null);
  const tally = added(v ?? NOTHING, fought ?? NOTHING);
  const scored = { units, ...tally };
  // Once the score is told the round forgets the wounds.
  const told = round !== null && stands(round, "combat", "break-test");
  return {
    question: `combat-${units.join("-")}`,
    units,
    label: message("event.combatRounds", { units: units.map((id) => named(unit(game, id))) }),
    inProgress: round !== null,
    struck: told || tally.wounds[0] + tally.wounds[1] > 0,
    steps: [...current, ...steps.flatMap((s) => stepOf(game, packetsAt(game, fighters, fought?.fallen ?? [], s), s))],
    // What one has inflicted the other has lost.
    lost: told ? null : [tally.wounds[1], tally.wounds[0]],
    score: told ? null : [combatResult(game, sideOf(scored, 0)), combatResult(game, sideOf(scored, 1))],
  };
}

/** The combats to be told: the one under way up to its Break tests, or all that are to be fought. */
export function combats(game: G): readonly CombatView[] {
  const round = find(game, "combat");
  if (round === undefined) return combatsToFight(game).map((units) => combat(game, units, null));
  const { units } = varsOf<RoundVars>(round);
  return ["", "fight", "calculate-combat-result", "break-test"].includes(round.at) ? [combat(game, units, round)] : [];
}
