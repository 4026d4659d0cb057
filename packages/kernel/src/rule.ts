import type { Effect } from "./effect.ts";
import type { Held, Holder } from "./holder.ts";
import type { Bilingual, JsonObject, Refusal } from "./json.ts";
import type { Modifier } from "./modifier.ts";
import { type FactsOf, type Kind, kinds, type Moments, type RoleOf, type ValueOf } from "./moment.ts";
import { inForce } from "./trace.ts";

export { type Held, type Holder, holds } from "./holder.ts";
export type { Moment, Moments } from "./moment.ts";

const NO_PARAMS: JsonObject = {};

/** The word of rules that everybody holds. */
export const EVERYBODY = "everybody";
/** The piece of a role that no single piece plays, such as a side. */
export const NOBODY = -1;

type Hooks<G, T, Kinds> = {
  readonly [K in keyof T]?: {
    readonly [R in RoleOf<T[K]>]?: (
      game: G,
      facts: FactsOf<T[K]>,
      held: Held,
    ) => Kinds extends "gives" ? readonly ValueOf<T[K]>[] : Kinds;
  };
};

/**
 * A rule as one typed object. It is asked only when somebody in one of its roles holds it, by nature or by an effect, and
 * never looks for that itself. A misspelt moment or role does not compile.
 */
export interface Rule<G, M extends Moments> {
  readonly id: string;
  readonly name: Bilingual;
  /** Ledger ids that this object enforces; switching one off switches the rule off. */
  readonly enforces: readonly string[];
  /** By what it is held: a word among a holder's rules, or {@link EVERYBODY}. Its own id where nothing is said. */
  readonly heldBy?: string;
  /** The editions of the game in which it stands; in all where nothing is said. */
  readonly editions?: readonly string[];
  /** Counts anew for each effect that gives it. Without this it counts once in a role, however often it is held. */
  readonly each?: true;
  /** How strong it is as it is held: of several that hold it in a role the strongest counts. Without this the first counts. */
  readonly strength?: (params: JsonObject) => number;
  readonly modify?: Hooks<G, M["modify"], Modifier | readonly Modifier[] | null>;
  readonly allow?: Hooks<G, M["allow"], true | Refusal>;
  readonly on?: Hooks<G, M["on"], "gives">;
  readonly offer?: Hooks<G, M["offer"], "gives">;
}

/** Who stands in each role of each moment; several where the role is one of many (all enemies in contact). */
export type Roles<G, M extends Moments> = {
  readonly [kind in Kind]: {
    readonly [K in keyof M[kind]]: {
      readonly [R in RoleOf<M[kind][K]>]: (facts: FactsOf<M[kind][K]>, game: G) => Holder | readonly Holder[];
    };
  };
};

/** What a rule offers or brings about, and how it is held. */
export interface Given<T> {
  readonly value: T;
  readonly rule: string;
  readonly held: Held;
}

export interface RuleBook<G, M extends Moments> {
  readonly rules: readonly Rule<G, M>[];
  readonly roles: Roles<G, M>;
  /** Says once which rules there are. */
  gather(rules: readonly Rule<G, M>[]): void;
  modifiers<K extends keyof M["modify"]>(moment: K, game: G, facts: FactsOf<M["modify"][K]>): readonly Modifier[];
  /** All reasons why not; empty = allowed. */
  refusals<K extends keyof M["allow"]>(moment: K, game: G, facts: FactsOf<M["allow"][K]>): readonly Refusal[];
  /** What follows. */
  follows<K extends keyof M["on"]>(
    moment: K,
    game: G,
    facts: FactsOf<M["on"][K]>,
  ): readonly Given<ValueOf<M["on"][K]>>[];
  offers<K extends keyof M["offer"]>(
    moment: K,
    game: G,
    facts: FactsOf<M["offer"][K]>,
  ): readonly Given<ValueOf<M["offer"][K]>>[];
  /** Would any rule be asked there? Where none would, nothing need be worked out for the question. */
  offering<K extends keyof M["offer"]>(moment: K, game: G, facts: FactsOf<M["offer"][K]>): boolean;
  /** Runs `body` with further rules in the book. Not across an `await`. */
  also<T>(rules: readonly Rule<G, M>[], body: () => T): T;
}

type Hook = (game: unknown, facts: object, held: Held) => unknown;
interface Listener {
  readonly rule: Pick<Rule<unknown, Moments>, "id" | "enforces" | "each" | "strength">;
  readonly heldBy: string;
  readonly hook: Hook;
}
/** A role of a moment that at least one rule listens in. */
interface RoleListeners {
  readonly who: (facts: object, game: unknown) => Holder | readonly Holder[];
  readonly listeners: readonly Listener[];
  readonly known: WeakMap<ReadonlySet<string>, readonly Listener[]>;
  /** The rules of the last two holders that were asked, and who of these listens: mostly the same again, one after the other. */
  rules: ReadonlySet<string> | null;
  listenersOf: readonly Listener[];
  before: ReadonlySet<string> | null;
  listened: readonly Listener[];
}
type Index = { readonly [kind in Kind]: ReadonlyMap<PropertyKey, readonly RoleListeners[]> };
type LooseRoles = {
  readonly [kind in Kind]: { readonly [moment: string]: { readonly [role: string]: RoleListeners["who"] } };
};
type LooseRule = Listener["rule"] & {
  readonly heldBy?: string;
} & { readonly [kind in Kind]?: { readonly [moment: string]: { readonly [role: string]: Hook } } };

/** Gathers by moment and role who listens there, once: a question touches no other rule. */
function indexed(rules: readonly LooseRule[], roles: LooseRoles): Index {
  const listenersByMoment = (kind: Kind): ReadonlyMap<PropertyKey, readonly RoleListeners[]> => {
    const by = new Map<PropertyKey, readonly RoleListeners[]>();
    for (const [moment, parts] of Object.entries(roles[kind])) {
      const list = Object.entries(parts).flatMap(([role, who]): readonly RoleListeners[] => {
        const listeners = rules.flatMap((rule): readonly Listener[] => {
          const hook = rule[kind]?.[moment]?.[role];
          return hook === undefined ? [] : [{ rule, heldBy: rule.heldBy ?? rule.id, hook }];
        });
        return listeners.length === 0
          ? []
          : [
              {
                who,
                listeners,
                known: new WeakMap(),
                rules: null,
                listenersOf: NOTHING,
                before: null,
                listened: NOTHING,
              },
            ];
      });
      if (list.length > 0) by.set(moment, list);
    }
    return by;
  };
  const [modify, allow, on, offer] = kinds.map(listenersByMoment) as [
    Index["on"],
    Index["on"],
    Index["on"],
    Index["on"],
  ];
  return { modify, allow, on, offer };
}

/** Those of a role whose rules such a holder has by nature. */
function listening(ear: RoleListeners, rules: ReadonlySet<string>): readonly Listener[] {
  if (ear.rules === rules) return ear.listenersOf;
  let found = ear.before === rules ? ear.listened : ear.known.get(rules);
  if (found === undefined) {
    found = ear.listeners.filter((l) => l.heldBy === EVERYBODY || rules.has(l.heldBy));
    ear.known.set(rules, found);
  }
  ear.before = ear.rules;
  ear.listened = ear.listenersOf;
  ear.rules = rules;
  ear.listenersOf = found;
  return found;
}

const active = (rule: { readonly enforces: readonly string[] }): boolean => {
  for (const id of rule.enforces) if (!inForce(id)) return false;
  return true;
};

interface HookResult {
  readonly said: unknown;
  readonly rule: string;
  readonly held: Held;
}
const NOTHING: readonly never[] = [];
const saysNothing = (said: unknown): boolean =>
  said === null || said === true || (Array.isArray(said) && said.length === 0);

/** Lets one rule speak and adds what it says to what was said from `from` on in this role. */
function callHook(
  all: HookResult[] | null,
  from: number,
  { rule, hook }: Listener,
  held: Held,
  once: boolean,
  game: unknown,
  facts: object,
): HookResult[] | null {
  let weaker = -1;
  if (once && rule.each !== true && all !== null)
    for (let i = from; i < all.length; i++) {
      const before = all[i];
      if (before?.rule !== rule.id) continue;
      if (rule.strength === undefined || rule.strength(held.params) <= rule.strength(before.held.params)) return all;
      weaker = i;
    }
  const said = hook(game, facts, held);
  if (saysNothing(said) || !active(rule)) return all;
  const one = { said, rule: rule.id, held };
  if (all !== null && weaker >= 0) {
    all[weaker] = one;
    return all;
  }
  if (all === null) return [one];
  all.push(one);
  return all;
}

/** Lets all rules speak that one piece holds in a role: first its own, then those of effects. */
function collectFrom(
  said: HookResult[] | null,
  from: number,
  ear: RoleListeners,
  { piece, also, rules, params }: Holder,
  effects: readonly Effect[],
  once: boolean,
  game: unknown,
  facts: object,
): HookResult[] | null {
  let all = said;
  const listeners = listening(ear, rules);
  if (listeners.length > 0) {
    // All rules without parameters are held alike.
    let plain: Held | null = null;
    for (const listener of listeners) {
      const own = params?.[listener.heldBy];
      const held: Held =
        own === undefined
          ? (plain ??= { piece, effect: null, params: NO_PARAMS })
          : { piece, effect: null, params: own };
      all = callHook(all, from, listener, held, once, game, facts);
    }
  }
  for (const effect of effects) {
    if (effect.on !== null && effect.on !== piece && effect.on !== also) continue;
    for (const listener of ear.listeners)
      if (listener.heldBy === effect.rule)
        all = callHook(all, from, listener, { piece, effect, params: effect.params }, once, game, facts);
  }
  return all;
}

/**
 * What the rules of one moment say. `once`: in each role a rule counts once, however many hold it and however often, so
 * that an effect adds nothing to whoever has the rule already; rules that count for `each` effect do so here too.
 */
function collect(
  ears: readonly RoleListeners[] | undefined,
  effects: readonly Effect[],
  once: boolean,
  game: unknown,
  facts: object,
): readonly HookResult[] {
  if (ears === undefined) return NOTHING;
  let all: HookResult[] | null = null;
  for (const ear of ears) {
    const from = all === null ? 0 : all.length;
    const who = ear.who(facts, game);
    if (!Array.isArray(who)) all = collectFrom(all, from, ear, who as Holder, effects, once, game, facts);
    else for (const holder of who) all = collectFrom(all, from, ear, holder, effects, once, game, facts);
  }
  return all ?? NOTHING;
}

/** Does any rule listen that somebody in a role holds? No rule speaks. */
function anyListens(
  ears: readonly RoleListeners[] | undefined,
  effects: readonly Effect[],
  game: unknown,
  facts: object,
): boolean {
  const holds = (ear: RoleListeners, { piece, also, rules }: Holder): boolean =>
    listening(ear, rules).length > 0 ||
    effects.some(
      (e) =>
        (e.on === null || e.on === piece || e.on === also) && ear.listeners.some(({ heldBy }) => heldBy === e.rule),
    );
  return (
    ears?.some((ear) => {
      const who = ear.who(facts, game);
      return Array.isArray(who) ? who.some((h) => holds(ear, h)) : holds(ear, who as Holder);
    }) === true
  );
}

let times = 0;
/** How many times any book has been given other rules: what was remembered of one holds as long as this is the same. */
export const ruleTimes = (): number => times;

/**
 * The rules of a system: `roles` says who stands in each role of each moment, `effects` which are at work in a game,
 * `editionOf` by which edition it is played. An
 * effect gives its rule, by the word that it is held by, to the piece that it is on, or to everybody. The rules stand above
 * what asks the book and may themselves ask it: they are gathered into it once, where the system is put together.
 */
export function ruleBook<G, M extends Moments>(
  roles: Roles<G, M>,
  effects: (game: G) => readonly Effect[],
  editionOf: (game: G) => string = () => "",
): RuleBook<G, M> {
  let list: readonly Rule<G, M>[] | null = null;
  /** By edition: a question touches no rule of another one. */
  let known: Map<string, Index> = new Map();
  const all = (): readonly Rule<G, M>[] => {
    if (list === null) throw new Error("the rules were not gathered: import the system before you ask its book");
    return list;
  };
  /** Of the edition that was asked about last: mostly it is the next one too. */
  let last: Index | null = null;
  let lately = "";
  const index = (game: G): Index => {
    const edition = editionOf(game);
    if (last !== null && edition === lately) return last;
    let found = known.get(edition);
    if (found === undefined) {
      const own = all().filter((r) => r.editions?.includes(edition) !== false);
      found = indexed(own as unknown as readonly LooseRule[], roles as unknown as LooseRoles);
      known.set(edition, found);
    }
    lately = edition;
    last = found;
    return found;
  };
  // Put together by hand: a `flatMap` is dear, and this is asked for every state of a walk.
  const given = <T>(said: readonly HookResult[]): readonly Given<T>[] => {
    if (said.length === 0) return NOTHING;
    const list: Given<T>[] = [];
    for (const { said: gives, rule, held } of said)
      for (const one of gives as readonly T[]) list.push({ value: one, rule, held });
    return list;
  };
  return {
    get rules() {
      return all();
    },
    roles,
    gather(rules) {
      times++;
      list = rules;
      known = new Map();
      last = null;
    },
    modifiers(moment, game, facts) {
      const said = collect(index(game).modify.get(moment), effects(game), true, game, facts);
      if (said.length === 0) return NOTHING;
      if (said.length === 1) {
        const given = said[0]?.said as Modifier | readonly Modifier[];
        return Array.isArray(given) ? given : [given as Modifier];
      }
      const list: Modifier[] = [];
      for (const { said: given } of said)
        if (Array.isArray(given)) list.push(...(given as readonly Modifier[]));
        else list.push(given as Modifier);
      return list;
    },
    refusals(moment, game, facts) {
      const said = collect(index(game).allow.get(moment), effects(game), true, game, facts);
      return said.length === 0 ? NOTHING : said.map((s) => s.said as Refusal);
    },
    follows: (moment, game, facts) => given(collect(index(game).on.get(moment), effects(game), false, game, facts)),
    offering: (moment, game, facts) => anyListens(index(game).offer.get(moment), effects(game), game, facts),
    offers: (moment, game, facts) => given(collect(index(game).offer.get(moment), effects(game), false, game, facts)),
    also(more, body) {
      const before = all();
      const was = known;
      times++;
      list = [...before, ...more];
      known = new Map();
      last = null;
      try {
        return body();
      } finally {
        times++;
        list = before;
        known = was;
        last = null;
      }
    },
  };
}
