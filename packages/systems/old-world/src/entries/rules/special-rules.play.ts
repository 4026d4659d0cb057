import { add } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./special-rules.ts";

export const specialRules: readonly Play[] = [
  play(entry.armouredHide, {
    modify: { armour: { unit: (_, __, { params }) => add(-Number(params.value), "tow.rule.armoured-hide") } },
  }),
];
