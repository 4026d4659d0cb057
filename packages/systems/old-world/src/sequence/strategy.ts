import { message } from "@tercio/kernel";
import { withField } from "../state/state.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";

/** The four sub-phases of the Strategy phase. */
export const strategyPhase = sequence(
  "strategy-phase",
  { en: "Strategy Phase", fr: "Phase de Stratégie" },
  {},
  ({ act }) => [
    act(
      "start",
      { en: "Strategy Phase", fr: "Phase de Stratégie" },
      (g, _, context) => {
        tell(context, "phase", "tow.phase.strategy", { phase: message("phase.strategy") });
        return { game: withField(beginPhase(g), { phase: "strategy" }) };
      },
      "tow.phase.strategy",
    ),
  ],
);
