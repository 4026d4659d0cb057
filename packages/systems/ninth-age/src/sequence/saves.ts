import { settled } from "@tercio/kernel";
import { type Apart, aimOfAttack, apart, type Attack, counted, stageDice } from "../calculation/saves-apart.ts";
import { wardSpent } from "../calculation/hits-first.ts";
import { reasonsFor } from "../calculation/strikes.ts";
import { ruleId } from "../state/ids.ts";
import { poolOf } from "../state/pools.ts";
import { type NinthAge, type Seat, unit } from "../state/state.ts";
import { message } from "../words/message.ts";
import { doer, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

type G = NinthAge;
const STEP = "t9a.sequence.attacks.attack";

export interface SavesGiven {
  readonly attack: Attack;
  /** Whose dice they are that wound. */
  readonly seat: Seat;
}
export interface SavesOwn {
  /** Wounds that armour may stop, and those that go past it. */
  readonly wounds: number;
  readonly pierced: number;
  /** Armour Saves failed, and whether one is made again. */
  readonly failed: number;
  readonly again: boolean;
  /** Wounds that no save has stopped. */
  readonly left: number;
  readonly healed: number;
}
export type SavesResult = Pick<SavesOwn, "left" | "healed">;
type Vars = SavesGiven & SavesOwn;

const of = (game: G, { attack }: SavesGiven): Apart => {
  const found = apart(game, attack);
  if (found === null) throw new Error("nothing looks at these saves one by one");
  return found;
};
const owner = (game: G, { attack }: SavesGiven): Seat => unit(game, aimOfAttack(attack).unit).seat;
/** Special saves to be made. */
const tried = (a: Apart, v: Vars): number =>
  a.special === null ? 0 : v.failed + (a.pierces === "armour" ? v.pierced : 0);

/** Dice of one kind for whoever is struck. */
function dice(game: G, v: SavesGiven, player: Seat, count: number, stage: "wound" | "armour" | "special") {
  const a = of(game, v);
  const row = a[stage];
  if (row === null || row.need === null || count === 0) return null;
  const ref = aimOfAttack(v.attack);
  return {
    type: "roll" as const,
    player,
    label: message(`roll.apart.${stage}`, { unit: doer(game, ref), dice: count, need: row.need }),
    dice: stageDice(row, count),
    rule: `${STEP}.${stage === "wound" ? 4 : stage === "armour" ? 5 : 6}`,
    get breakdowns() {
      return reasonsFor(a.numbers);
    },
  };
}

/** Hits on one Health Pool of whose saves something looks at each: to wound, armour, special saves, each for itself. */
export const saves = sequence(
  "saves",
  { en: "Saves one by one", fr: "Sauvegardes une à une" },
  { wounds: 0, pierced: 0, failed: 0, again: false, left: 0, healed: 0 },
  ({ act, choose, roll }) => [
    roll(
      "a",
      { en: "Roll to wound", fr: "Jets pour blesser" },
      (game, v) => {
        const { hits } = of(game, v);
        return dice(game, v, v.seat, hits, "wound") ?? settled({ counts: [0, hits, 0] });
      },
      (game, v, { counts }) => {
        const { pierces } = of(game, v);
        const { plain, sixes } = counted(counts);
        return pierces === null ? { vars: { wounds: plain + sixes } } : { vars: { wounds: plain, pierced: sixes } };
      },
    ),
    roll(
      "b",
      { en: "Armour Saves", fr: "Sauvegardes d’armure" },
      (game, v) => dice(game, v, owner(game, v), v.wounds, "armour") ?? settled({ counts: [v.wounds, 0, 0] }),
      (_, __, { counts }) => ({ vars: { failed: counted(counts).failed } }),
    ),
    choose(
      "c",
      { en: "Make an Armour Save again", fr: "Relancer une sauvegarde d’armure" },
      "use-item",
      (game, v) => {
        const { again } = of(game, v);
        if (again === null || v.failed === 0) return null;
        const ref = aimOfAttack(v.attack);
        const bearer = poolOf(game, ref).self ?? ref.unit;
        return { player: owner(game, v), about: { items: [{ unit: bearer, item: again.item }] } };
      },
      (game, v, answer, context) => {
        if ("done" in answer) return {};
        tell(context, "usesItem", ruleId("one-use"), {
          unit: named(unit(game, answer.unit)),
          item: message(`rule.${answer.item}`),
        });
        return { vars: { again: true } };
      },
      ruleId("one-use"),
    ),
    roll(
      "d",
      { en: "One Armour Save again", fr: "Une sauvegarde d’armure relancée" },
      (game, v) => (v.again ? dice(game, v, owner(game, v), 1, "armour") : null),
      (_, v, { counts }) => ({ vars: { failed: v.failed - 1 + counted(counts).failed } }),
    ),
    roll(
      "e",
      { en: "Special saves", fr: "Sauvegardes spéciales" },
      (game, v) => {
        const a = of(game, v);
        return dice(game, v, owner(game, v), tried(a, v), "special") ?? settled({ counts: [tried(a, v), 0, 0] });
      },
      (game, v, { counts }) => {
        const a = of(game, v);
        const { failed, sixes } = counted(counts);
        const past = v.failed + v.pierced - tried(a, v);
        return { vars: { left: past + failed, healed: sixes * (a.heals?.points ?? 0) } };
      },
    ),
    act("f", { en: "An item used up", fr: "Un objet épuisé" }, (game, v) => {
      const { again } = of(game, v);
      return v.again && again !== null ? { game: wardSpent(game, aimOfAttack(v.attack), again.item) } : {};
    }),
  ],
  (_, { left, healed }) => ({ left, healed }),
);
