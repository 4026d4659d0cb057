export type { RuleCase } from "./rule-case.ts";
