import type { Bilingual, Refusal } from "./json.ts";
import type { Modifier } from "./modifier.ts";
import type { Frame } from "./sequence.ts";
import { inForce } from "./trace.ts";

/**
 * A rule as one typed object with up to four kinds of hook. A system declares its moments once, as a type:
 * what is asked at which moment, with which facts. A misspelt moment does not compile.
 */
export interface Moments {
  modify: object;
  allow: object;
  on: object;
  instead: object;
}

export interface Rule<G, M extends Moments> {
  readonly id: string;
  readonly name: Bilingual;
  /** Ledger ids that this object enforces; switching one off switches the rule off. */
  readonly enforces: readonly string[];
  readonly modify?: { readonly [K in keyof M["modify"]]?: (game: G, facts: M["modify"][K]) => Modifier | null };
  readonly allow?: { readonly [K in keyof M["allow"]]?: (game: G, facts: M["allow"][K]) => true | Refusal };
  readonly on?: { readonly [K in keyof M["on"]]?: (game: G, facts: M["on"][K]) => readonly Frame[] };
  readonly instead?: { readonly [K in keyof M["instead"]]?: (game: G, facts: M["instead"][K]) => Frame | null };
}

export interface RuleBook<G, M extends Moments> {
  readonly rules: readonly Rule<G, M>[];
  modifiers<K extends keyof M["modify"]>(moment: K, game: G, facts: M["modify"][K]): Modifier[];
  /** All reasons why not; empty = allowed. */
  refusals<K extends keyof M["allow"]>(moment: K, game: G, facts: M["allow"][K]): Refusal[];
  frames<K extends keyof M["on"]>(moment: K, game: G, facts: M["on"][K]): Frame[];
  /** The frame that stands in for a step; throws when two rules claim it. */
  replacement<K extends keyof M["instead"]>(moment: K, game: G, facts: M["instead"][K]): Frame | null;
}

interface Indexed<F> {
  readonly rule: { readonly id: string; readonly enforces: readonly string[] };
  readonly hook: F;
}

function index<F>(
  rules: readonly { readonly id: string; readonly enforces: readonly string[] }[],
  pick: (rule: never) => object | undefined,
): Map<PropertyKey, Indexed<F>[]> {
  const by = new Map<PropertyKey, Indexed<F>[]>();
  for (const rule of rules) {
    const hooks = pick(rule as never) ?? {};
    for (const [moment, hook] of Object.entries(hooks)) {
      const list = by.get(moment) ?? [];
      list.push({ rule, hook: hook as F });
      by.set(moment, list);
    }
  }
  return by;
}

const active = (rule: { readonly enforces: readonly string[] }): boolean => {
  for (const id of rule.enforces) if (!inForce(id)) return false;
  return true;
};

/** Indexes the rules by moment once, so that a question touches only rules that have it. */
export function ruleBook<G, M extends Moments>(rules: readonly Rule<G, M>[]): RuleBook<G, M> {
  type R = Rule<G, M>;
  const modify = index<(game: G, facts: unknown) => Modifier | null>(rules, (r: R) => r.modify);
  const allow = index<(game: G, facts: unknown) => true | Refusal>(rules, (r: R) => r.allow);
  const on = index<(game: G, facts: unknown) => readonly Frame[]>(rules, (r: R) => r.on);
  const instead = index<(game: G, facts: unknown) => Frame | null>(rules, (r: R) => r.instead);
  return {
    rules,
    modifiers(moment, game, facts) {
      const result: Modifier[] = [];
      for (const { rule, hook } of modify.get(moment) ?? []) {
        const m = hook(game, facts);
        if (m !== null && active(rule)) result.push(m);
      }
      return result;
    },
    refusals(moment, game, facts) {
      const result: Refusal[] = [];
      for (const { rule, hook } of allow.get(moment) ?? []) {
        const verdict = hook(game, facts);
        if (verdict !== true && active(rule)) result.push(verdict);
      }
      return result;
    },
    frames(moment, game, facts) {
      const result: Frame[] = [];
      for (const { rule, hook } of on.get(moment) ?? []) {
        const frames = hook(game, facts);
        if (frames.length > 0 && active(rule)) result.push(...frames);
      }
      return result;
    },
    replacement(moment, game, facts) {
      let found: Frame | null = null;
      for (const { rule, hook } of instead.get(moment) ?? []) {
        const frame = hook(game, facts);
        if (frame === null || !active(rule)) continue;
        if (found !== null) throw new Error(`two rules replace the step "${String(moment)}"; one is ${rule.id}`);
        found = frame;
      }
      return found;
    },
  };
}
