import type { RuleCase } from "@tercio/testkit";
import type { UnitEntry } from "../../src/state/state.ts";
import { assert, one, round, strikes, table } from "./table.ts";

const name = { en: "Mine", fr: "Miens" };
/** What a blow of the enemy's at such a unit must save on. */
const saves = (mine: Partial<UnitEntry>): number | null | undefined =>
  strikes(round(table({ units: [{ ...mine, name }, {}] }))).find((s) => s.by === "Plain")?.needs[2];

export const specialRuleCases: readonly RuleCase[] = [
  one("tow.rule.armoured-hide", "Armoured Hide (X) improves the armour value by X, with armour and without", () => {
    const hide = (value: number) => ({ rules: [{ rule: "armoured-hide" as const, value }] });
    assert.equal(
      [saves({}), saves(hide(1)), saves(hide(2)), saves({ ...hide(2), armour: "light", shield: true })],
      [null, 6, 5, 3],
    );
    assert.number(saves(hide(1)), 6);
    assert.number(saves({ ...hide(6), armour: "full-plate" }), 2);
  }),
  one("tow.rule.furious-charge", "Furious Charge: an Attack more after a charge of 3 inches, and not of 2", () => {
    const furious: Partial<UnitEntry> = { name, rules: ["furious-charge"] };
    const dice = (mine: Partial<UnitEntry>, inches: number, turn: number, charger: 0 | 1 = 0): number | undefined =>
      strikes(
        round(
          table({ units: [mine, {}], contacts: [{ charger, charged: 1 - charger, turn, inches }], first: charger }),
        ),
      ).find((s) => s.by === "Mine")?.dice;
    assert.number(
      [dice(furious, 3, 1), dice(furious, 2, 1), dice(furious, 3, 0), dice(furious, 3, 1, 1), dice({ name }, 3, 1)],
      [10, 5, 5, 5, 5],
    );
  }),
];
