import { printedTotal } from "@tercio/dice";
import { inForce, type Message } from "@tercio/kernel";
import type { FreeHit } from "../hooks/casting.ts";
import { type MiscastRow, miscasts } from "../book/magic.ts";
import { casterOf } from "../calculation/casting.ts";
import { poolHealth } from "../calculation/health.ts";
import { loseHealth } from "../calculation/losses.ts";
import { freeHit } from "../calculation/spell-effects.ts";
import { withMagic } from "../state/magic.ts";
import type { SpellWord } from "../state/spells.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { doer, named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";
import { freeShots } from "./spell-hits.ts";

type G = NinthAge;
const rows = ["000", "111", "222", "333", "444", "555", "666", "777"] as const;

export interface MiscastGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  /** Of the table, 0 to 7. */
  readonly row: number;
  readonly dice: number;
}

const idOf = ({ row }: Pick<MiscastGiven, "row">) => `t9a.miscast.${rows[row] ?? "000"}` as const;
const factsOf = (v: Pick<MiscastGiven, "row">): MiscastRow => (inForce(idOf(v)) ? miscasts[idOf(v)] : {});
const rowNamed = (row: number): Message => message(`rule.miscast.${rows[row] ?? "000"}`);

/** What a row of the table does to whom, with so many Magic Dice. */
export function miscastSaid(row: number, dice: number): Message {
  const { hits, strength, woundsOn, armourPenetration, on, loses } = factsOf({ row });
  const what = rowNamed(row);
  if (hits === undefined) return message(loses === undefined ? "miscast.removed" : "miscast.forgets", { what });
  const whom = message(on === "Caster's unit" ? "miscast.on-unit" : "miscast.on-caster");
  return strength === undefined
    ? message("miscast.wounds-on", { what, hits: said(hits), need: said(woundsOn), whom })
    : message("miscast.hits", { what, hits: said(hits), strength: dice, penetration: said(armourPenetration), whom });
}
const said = (fact: unknown): string => String(fact ?? "");

/** Hits of this row; their Strength may be the number of dice. */
const hitOf = (v: MiscastGiven): FreeHit => ({
  ...freeHit(`miscast.${rows[v.row]}`, idOf(v), factsOf(v)),
  ...(factsOf(v).strength === undefined ? {} : { strength: v.dice }),
});

const struck = (game: G, v: MiscastGiven): PoolRef | null => {
  const caster = casterOf(game, v.wizard);
  if (caster === null) return null;
  return { unit: caster.unit.id, pool: factsOf(v).on === "Caster's unit" ? -1 : caster.at };
};

/** Three Magic Dice alike, and what comes of it. */
export const miscast = sequence("miscast", { en: "Miscast", fr: "Fiasco" }, { hits: 0 }, ({ act, roll }) => [
  act("a", { en: "Which row", fr: "Quelle ligne" }, (game, v, context) => {
    const caster = casterOf(game, v.wizard);
    if (caster === null) return {};
    tell(context, "miscast", idOf(v), {
      unit: doer(game, { unit: caster.unit.id, pool: caster.at }),
      what: rowNamed(v.row),
    });
    return {};
  }),
  roll(
    "b",
    { en: "Number of hits", fr: "Nombre de touches" },
    (game, v) => {
      const { hits } = factsOf(v);
      if (typeof hits !== "string" || struck(game, v) === null) return null;
      const { dice, sides } = printedTotal(hits);
      return {
        type: "roll",
        player: unit(game, v.wizard).seat,
        label: message("roll.miscast-hits", { what: rowNamed(v.row) }),
        dice: { kind: "sum", dice, sides },
        rule: `t9a.sequence.magic.spell-casting.f`,
      };
    },
    (_, __, { total }) => ({ vars: { hits: total } }),
  ),
  act("c", { en: "What it does", fr: "Ce qu’il fait" }, (game, v, context) => {
    const at = struck(game, v);
    if (at === null) return {};
    const { hits, loses, removedAsCasualty } = factsOf(v);
    if (hits !== undefined) {
      const caster = casterOf(game, v.wizard);
      const by = { unit: at.unit, pool: caster?.at ?? 0 };
      const count = typeof hits === "number" ? hits : v.hits;
      return {
        enter: enter("volley", { by: by.unit, target: at.unit, shots: [freeShots(by, at, count, hitOf(v))] }),
      };
    }
    if (loses !== undefined) {
      const known = (game.magic.known[v.wizard] ?? []).filter((word) => word !== v.spell);
      tell(context, "forgets", idOf(v), { unit: doer(game, at), spell: { key: `rule.${v.spell}` } });
      return { game: withMagic(game, { known: { ...game.magic.known, [v.wizard]: known } }) };
    }
    if (removedAsCasualty !== true) return {};
    const u = unit(game, at.unit);
    const dealt = u.pools.map((p, pool) => (pool === at.pool ? poolHealth(game, u, p) : 0));
    const lost = loseHealth(game, u.id, dealt);
    tell(context, "losses", idOf(v), { unit: named(u), points: lost.points });
    const after = afterLosses(lost.game, game, [u.id], context);
    return { game: after.game, enter: after.frames };
  }),
]);
