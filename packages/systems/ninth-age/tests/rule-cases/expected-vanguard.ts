import type { RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { throughEnemies } from "../../src/sequence/dangerous-terrain.ts";
import type { Unit } from "../../src/state/state.ts";
import {
  dangerousDice,
  vanguardAfter,
  vanguardMoves,
  vanguardReformed,
  vanguardTurns,
} from "../expected/vanguard-chariot.ts";
import { chariots, dangerous } from "./passing.ts";
import { assert, barbarians, cavalry, feldraks, griffons, guard, horsemen, hounds, INCH, one } from "./table.ts";
import { ahead, refusedBy, RULE, scouts, stepped, straight } from "./vanguard.ts";

/** What somebody wrote from the sheet who had not seen the engine, played. */
const START = -20;
const moves = vanguardMoves.map((m) =>
  one(RULE, m.what, () => {
    const foe =
      m.gap === null
        ? {}
        : { [barbarians]: { x: 0, y: (START + m.gap) * INCH, facing: 32768, vanguarded: m.enemyMoved } };
    const game = ahead(foe, {}, m.vanguard ? [scouts] : []);
    assert.legality(refusedBy(game, straight(scouts, m.inches, m.move)) === null, m.legal);
  }),
);

/** Three of either side that may be Vanguards, and where they stand. */
const sides = [
  [scouts, guard, griffons],
  [horsemen, hounds, feldraks],
] as const;
const places = Object.fromEntries(
  sides.flatMap((ids, seat) =>
    ids.map(
      (id, i) => [id, { x: (i - 1) * 16 * INCH, y: (seat === 0 ? -16 : 16) * INCH, facing: seat * 32768 }] as const,
    ),
  ),
);
const turns = vanguardTurns.map((t) =>
  one("t9a.sequence.pre-game.deployment-phase.6", t.what, () => {
    const led = sides.flatMap((ids, seat) => ids.slice(0, t.vanguards[seat]));
    const game = ahead(places, { finishedFirst: t.finishedFirst }, led);
    assert.number(
      stepped(
        game,
        led.map(() => 1),
      ).told.map(([player]) => player),
      [...t.asked],
    );
  }),
);

/** Does the Vanguard's rule bar a charge, and Scoring? Other rules may. */
function bars(
  stand: Partial<Unit>,
  playerTurn: number,
  gameTurn: number,
): readonly [charge: boolean, scoring: boolean] {
  const game = ahead({ [scouts]: stand }, { phase: "charge", playerTurn, gameTurn });
  const facts = { unit: game.units[cavalry] as Unit };
  const by = (list: readonly { readonly rule: string | null }[]): boolean => list.some((r) => r.rule === RULE);
  return [by(book.refusals("declare a charge", game, facts)), by(book.refusals("count as scoring", game, facts))];
}
const after = vanguardAfter.map((a) =>
  one(RULE, a.what, () => {
    assert.legality(bars({ vanguarded: a.moved }, a.playerTurn, a.gameTurn), [!a.mayDeclareCharge, !a.scores]);
  }),
);
// That the Reform itself bars a charge in Player Turn 2 is another rule's reading; in Player Turn 3 it is the enemy's turn.
const reformed = vanguardReformed.map((a) =>
  one(RULE, a.what, () => {
    const [charge, scoring] = bars({ vanguarded: true, noChargeIn: 2 }, a.playerTurn, a.gameTurn);
    assert.legality([charge, scoring], [false, !a.scores]);
  }),
);

const DICE = "t9a.terrain.dangerous-terrain-test.dice";
const dice = dangerousDice.map((d) =>
  one(
    `${DICE}.${d.type === "Construct" ? "chariot" : (d.height.toLowerCase() as "standard" | "large" | "gigantic")}`,
    d.what,
    () => {
      const [rolled] = dangerous(chariots({ type: d.type, height: d.height }, 3, d.models), 7);
      assert.number(rolled?.dice, d.dice);
      // A flight through the enemy is the only such test without terrain.
      if (d.x === 3) assert.number(throughEnemies(0, [barbarians])[0]?.vars.fails, d.fails);
    },
  ),
);

export const expectedVanguard: readonly RuleCase[] = [...moves, ...turns, ...after, ...reformed, ...dice];
