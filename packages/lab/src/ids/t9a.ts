import printed from "./t9a.json" with { type: "json" };
import rules from "./t9a-rules.json" with { type: "json" };
import words from "./t9a-words.json" with { type: "json" };
import none from "./t9a-none.json" with { type: "json" };
import { together } from "./together.ts";

export const ids = together(printed, rules, words, none);
