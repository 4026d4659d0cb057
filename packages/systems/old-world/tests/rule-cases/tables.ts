import type { RuleCase } from "@tercio/testkit";
import { hits, wounds } from "../charts.ts";
import { assert, one, plain, round, type Strike, strikes, table } from "./table.ts";

const need = (digit: string): number | null => (digit === "-" ? null : Number(digit));

/** The attack of unit 0, or null if it rolls nothing. */
function struck(mine: Partial<typeof plain>, theirs: Partial<typeof plain>): Strike | null {
  const name = { en: "Mine", fr: "Miens" };
  return strikes(round(table({ units: [{ ...mine, name }, theirs] }))).find((s) => s.by === "Mine") ?? null;
}

const chart = (
  ids: readonly string[],
  title: string,
  rows: readonly string[],
  ask: (a: number, b: number) => number | null,
): RuleCase[] =>
  rows.map((row, i) =>
    one([`${ids[0]}`, `${ids[0]}.${ids[1]}${i + 1}`], `${title} ${i + 1} as printed`, () => {
      assert.equal(
        Array.from(row, (_, j) => ask(i + 1, j + 1)),
        Array.from(row, need),
      );
    }),
  );

const saves = (theirs: Partial<typeof plain>): number | null => struck({ strength: 4 }, theirs)?.needs[2] ?? null;

export const tableCases: readonly RuleCase[] = [
  ...chart(["tow.table.to-hit.combat", "ws"], "to hit with Weapon Skill", hits, (a, b) => {
    const s = struck({ weaponSkill: a }, { weaponSkill: b });
    return s?.needs[0] ?? null;
  }),
  ...chart(["tow.table.to-wound", "s"], "to wound with Strength", wounds, (a, b) => {
    const s = struck({ strength: a }, { toughness: b });
    return s?.needs[1] ?? null;
  }),
  one("tow.armour.light", "light armour saves on 6", () => assert.equal(saves({ armour: "light" }), 6)),
  one("tow.armour.heavy", "heavy armour saves on 5", () => assert.equal(saves({ armour: "heavy" }), 5)),
  one("tow.armour.full-plate", "full plate saves on 4", () => assert.equal(saves({ armour: "full-plate" }), 4)),
  one("tow.armour.shield", "a shield improves the save by 1, alone and with armour", () => {
    assert.equal([saves({ shield: true }), saves({ shield: true, armour: "heavy" })], [6, 4]);
  }),
  one("tow.armour.best-save", "nothing improves it beyond 2+", () =>
    assert.equal(saves({ shield: true, armour: "full-plate", armourBonus: 3 }), 2),
  ),
  one("tow.keyword.requires-two-hands", "a shield does not count with both hands on the weapon", () => {
    const held = (
      weapon: "great-weapon" | "hand-weapon" | "halberd" | "flail" | "additional-hand-weapon" | "morningstar",
    ) => saves({ armour: "heavy", shield: true, weapon });
    assert.equal(
      [
        held("hand-weapon"),
        held("great-weapon"),
        held("halberd"),
        held("flail"),
        held("additional-hand-weapon"),
        held("morningstar"),
      ],
      [4, 5, 5, 5, 5, 4],
    );
  }),
];
