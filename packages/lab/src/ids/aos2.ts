import printed from "./aos2.json" with { type: "json" };
import rules from "./aos2-rules.json" with { type: "json" };
import words from "./aos2-words.json" with { type: "json" };
import { together } from "./together.ts";

export const ids = together(printed, rules, words);
