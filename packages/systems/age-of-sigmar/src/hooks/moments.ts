import { message, type Modifier, type Moment, type Moments, type Roles } from "@tercio/kernel";
import { wordOfId } from "../entries/define.ts";
import type { RuleId } from "../state/names.ts";
import { unitOf } from "../state/held.ts";
import type { Count, Sigmar, Unit, Weapon } from "../state/state.ts";

/** A unit attacks another with one of its weapons. */
export interface Attack {
  readonly by: Unit;
  readonly at: Unit;
  readonly weapon: Weapon;
}
type Striking = Moment<Attack, "by" | "at">;

/** Dice that are rolled once more: those that show a 1, or those below the number that is printed. */
export interface Again {
  readonly roll: "hit" | "wound" | "save";
  readonly which: "ones" | "failed";
}
/** What an unmodified 6 does: mortal wounds, instead of what the attack does else or besides it; or two hits. */
export type Six =
  | { readonly roll: "hit" | "wound"; readonly mortal: Count; readonly instead: boolean }
  | { readonly roll: "hit"; readonly hits: 2 };
/** A roll for each wound that is allocated; on `need` or more it is negated. */
export interface Negation {
  readonly need: number;
  readonly mortalOnly: boolean;
}

/** All moments at which a rule may speak, and the roles in which it is held there. */
export interface SigmarMoments extends Moments {
  modify: {
    "hit roll": Striking;
    "wound roll": Striking;
    "save roll": Striking;
    rend: Striking;
  };
  offer: {
    "re-rolls": Moment<Attack, "by" | "at", Again>;
    sixes: Moment<Attack, "by", Six>;
    negations: Moment<{ readonly unit: Unit }, "unit", Negation>;
  };
}

const striking = { by: ({ by }: Attack) => unitOf(by), at: ({ at }: Attack) => unitOf(at) };

/** Who holds the rules that speak at a moment. */
export const roles: Roles<Sigmar, SigmarMoments> = {
  modify: { "hit roll": striking, "wound roll": striking, "save roll": striking, rend: striking },
  allow: {},
  on: {},
  offer: {
    "re-rolls": striking,
    sixes: { by: striking.by },
    negations: { unit: ({ unit }: { readonly unit: Unit }) => unitOf(unit) },
  },
};

/** A change by `value`; `because`: where the rule’s name alone does not say why. */
export const add = (value: number, rule: RuleId, because = message(`rule.${wordOfId(rule)}`)): Modifier => ({
  operation: "add",
  value,
  because,
  rule,
});
