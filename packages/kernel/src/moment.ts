/**
 * A moment at which rules may speak: the facts it is asked with, the roles that pieces play in it, and, where a rule
 * gives something other than a modifier or a refusal, what that is.
 */
export interface Moment<Facts extends object, Role extends string, Gives = never> {
  readonly facts: Facts;
  readonly role: Role;
  readonly value: Gives;
}
type AnyMoment = Moment<object, string, unknown>;

/**
 * A system declares its moments once, as a type, by the kind of hook that speaks there. `modify`: reasons that change a
 * number. `allow`: reasons why not. `on`: what follows from something that happened. `offer`: what a piece may do besides.
 */
export interface Moments {
  modify: object;
  allow: object;
  on: object;
  offer: object;
}
export type Kind = keyof Moments;
/** All of them, in an order that stays. */
export const kinds = ["modify", "allow", "on", "offer"] as const satisfies readonly Kind[];

export type FactsOf<T> = T extends AnyMoment ? T["facts"] : never;
export type RoleOf<T> = T extends AnyMoment ? T["role"] : never;
export type ValueOf<T> = T extends AnyMoment ? T["value"] : never;
