import printed from "./tow.json" with { type: "json" };
import rules from "./tow-rules.json" with { type: "json" };
import words from "./tow-words.json" with { type: "json" };
import { together } from "./together.ts";

export const ids = together(printed, rules, words);
