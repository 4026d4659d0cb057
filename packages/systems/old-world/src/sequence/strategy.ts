import { inForce, message, settled } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import { ambushers } from "../entries/rules/arrivals.ts";
import { change, changeAll, type OldWorld, onField, unit, withField } from "../state/state.ts";
import { commandsLeft } from "./commanding.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { ambushRoll, inAmbush } from "./arriving.ts";
import { beginPhase } from "./phases.ts";

const START = "tow.phase.strategy.start-of-turn";
const COMMAND = "tow.phase.strategy.command";
const RALLY = "tow.phase.strategy.rally";
const STUPIDITY = "tow.keyword.stupidity";
const CRY = "tow.rule.rallying-cry";

/** Units of the active player that flee. */
const fleeing = (game: OldWorld): readonly number[] =>
  inForce(RALLY)
    ? game.units.filter((u) => u.entry.seat === game.active && onField(u) && u.fleeing).map((u) => u.id)
    : [];

/** Units of the active player that are tested for this as their turn begins. */
const tested = (game: OldWorld, test: "stupidity"): readonly number[] =>
  game.units
    .filter((u) => u.entry.seat === game.active && onField(u))
    .filter((u) => book.offers("start of turn", game, { unit: u }).some((o) => o.value === test))
    .map((u) => u.id);

/** The four sub-phases of the Strategy phase. */
export const strategyPhase = sequence(
  "strategy-phase",
  { en: "Strategy Phase", fr: "Phase de Stratégie" },
  { used: [], cry: null, done: false },
  ({ act, call, choose, each, repeat }) => [
    act(
      "start",
      { en: "Strategy Phase", fr: "Phase de Stratégie" },
      (g, _, context) => {
        tell(context, "phase", "tow.phase.strategy", { phase: message("phase.strategy") });
        return { game: withField(beginPhase(g), { phase: "strategy" }) };
      },
      "tow.phase.strategy",
    ),
    // What a failed test of the last own turn did lasts until now.
    act(
      "start-of-turn",
      { en: "Start of Turn", fr: "Début de tour" },
      (g) => ({
        game: changeAll(
          g,
          (u) => u.entry.seat === g.active && u.stupid,
          () => ({ stupid: false }),
        ),
      }),
      START,
    ),
    each((g) => tested(g, "stupidity")).call(
      "stupidity",
      { en: "Stupidity tests", fr: "Tests de Stupidité" },
      "leadership-test",
      (_, __, id) => ({ unit: id, test: "stupidity", rule: STUPIDITY }),
      (g, _, id, passed, context) => {
        if (passed) return {};
        tell(context, "stupid", STUPIDITY, { unit: named(unit(g, id)) });
        return { game: change(g, id, { stupid: true }) };
      },
      START,
    ),
    each(inAmbush, { still: (game, _, id) => inAmbush(game).includes(id) }).roll(
      "ambushers",
      { en: "Start of Turn: Ambushers", fr: "Début du tour : embusqués" },
      (game, _, id) => ambushRoll(game, id),
      (game, _, id, outcome, context) => {
        const comes = outcome.total >= ambushers.figures.arrives;
        tell(context, comes ? "ambushCalled" : "ambushWaits", "tow.rule.ambushers", { unit: named(unit(game, id)) });
        return comes ? { game: change(game, id, { arrival: "called" }) } : { game };
      },
      "tow.rule.ambushers",
    ),
    choose(
      "command",
      { en: "Command", fr: "Commandement" },
      "give-command",
      (g, v) => {
        const commands = commandsLeft(g, v.used);
        return commands.length === 0
          ? settled({ done: true })
          : { player: g.active, about: { commands, used: v.used } };
      },
      (g, v, answer, context) => {
        if ("done" in answer) return { vars: { done: true } };
        const [u, friend] = [unit(g, answer.unit), unit(g, answer.target)];
        tell(context, "rallyingCry", CRY, { unit: named(u), foe: named(friend) });
        return { vars: { used: [...v.used, u.id], cry: friend.id } };
      },
      COMMAND,
    ),
    call(
      "rallying-cry",
      { en: "Rallied by a character", fr: "Ralliée par un personnage" },
      "rally-test",
      (_, v) => (v.cry === null ? null : { unit: v.cry }),
      () => ({ vars: { cry: null } }),
      CRY,
    ),
    repeat("next-command", { en: "Next command", fr: "Commandement suivant" }, "command", (_, v) => !v.done, COMMAND),
    // Conjuration comes with magic.
    each(fleeing, { still: (game, _, id) => fleeing(game).includes(id) }).call(
      "rally",
      { en: "Rally Fleeing Troops", fr: "Ralliement des fuyards" },
      "rally-test",
      (_, __, id) => ({ unit: id }),
      undefined,
      RALLY,
    ),
  ],
);
