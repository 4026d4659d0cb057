import type { JsonObject, Scenario } from "@tercio/kernel";
import { withOption } from "@tercio/board";
import { useState } from "react";
import { newSeed } from "../../device/chance.ts";
import { fairArmies, type Made, madeArmy } from "../../lists/model/armies.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { useSession } from "../../session/store.ts";
import { isArmy, isMade, withoutArmies } from "./chosen.ts";
import { remembered, type Sitting } from "./Players.tsx";
import type { Setup } from "./setup.ts";

/**
 * Begins what has been set up: armies that are drawn or fetched first, then the rules' own check.
 * @param seed digits that the dice come from; empty: chance
 * @param onBegun the battle is there
 */
export function useBegin(setup: Setup, sitting: Sitting, seed: string, onBegun: () => void) {
  const { t } = useTranslation();
  const begin = useSession((s) => s.begin);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { game, system, armies, options, value, size, sizeOption, offered, language } = setup;

  const startWith = (chosen: JsonObject, scenario: Scenario): void => {
    const rulings = Object.fromEntries(system.rules.rulings.map((r) => [r.id, setup.ruling(r)]));
    const whole = { ...scenario, rulings, setup: chosen };
    const problem = system.rules.checkScenario(whole);
    if (problem !== null) {
      setWrong(setup.words(problem.message));
      return;
    }
    remembered(sitting);
    begin(sitting.seats, whole, seed === "" ? undefined : Number(seed), game);
    onBegun();
  };
  /** Does it while the buttons wait: armies are fetched and drawn. */
  const busily = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setWrong(null);
    // The button says so before the drawing holds the page.
    await new Promise((done) => setTimeout(done, 30));
    await act().catch(() => setWrong(t("outOfReach")));
    setBusy(false);
  };
  const chance = (): number => (seed === "" ? newSeed() : Number(seed));
  const start = (): void => {
    const table = withoutArmies(setup.scenario.setup, options, value);
    // Armies of the game itself stand ready.
    if (!armies.some((o) => isMade(value(o))))
      return startWith(
        armies.reduce((all, o) => withOption(all, o, value(o)), table),
        setup.scenario,
      );
    void busily(async () => {
      const first = chance();
      let whole = table;
      let not: string | null = null;
      for (const o of armies) {
        const made: Made = await madeArmy(value(o), { game, offered, size, language, not, seed: first + (o.at ?? 0) });
        if (!("army" in made)) return setWrong(made.why ?? t("outOfReach"));
        not = made.book;
        whole = withOption(whole, o, made.army);
      }
      startWith(whole, setup.scenario);
    });
  };
  /** Two legal armies by chance of so many points, on a table by chance. */
  const fair = (points: number): Promise<void> =>
    busily(async () => {
      const made = await fairArmies(game, points, chance());
      const scenario = setup.first();
      const all = system.views.options ?? [];
      let whole = scenario.setup;
      for (const o of all) {
        const army = isArmy(o) ? made[o.at ?? 0] : null;
        if (army === null || army === undefined) continue;
        if (!("army" in army)) return setWrong(army.why ?? t("outOfReach"));
        whole = withOption(whole, o, army.army);
      }
      for (const o of all) if (o.kind === "one" && o.chance !== undefined) whole = withOption(whole, o, o.chance);
      if (sizeOption !== undefined) whole = withOption(whole, sizeOption, points);
      startWith(whole, scenario);
    });
  return { start, fair, busy, wrong };
}
