import { PLAYERS, type PlayerWord, playerWord } from "@tercio/bots";
import { gameOf, games } from "@tercio/games";
import { briefly, type Core, type Json, type JsonObject, nearest, type Scenario, there } from "@tercio/kernel";
import { optionName, type System, withOption } from "@tercio/board";
import { Wrong } from "./wrong.ts";

export { Wrong } from "./wrong.ts";

const ids = (): string => games.map((s) => s.id).join(", ");

export function systemOf(id: string): System<Core> {
  const found = gameOf(id);
  if (found === null) throw new Wrong(`no system "${briefly(id)}"; there is: ${ids()}`);
  return found;
}

/** The system of this id, or where none was given the usual one that has army books. */
export const bookedSystem = (id: string | undefined): System<Core> =>
  systemOf(id ?? there(games.find((s) => s.rosters !== undefined)).id);

/** A battle that the system knows by name. */
export function scenarioOf(system: System<Core>, id: string): Scenario {
  const all = system.rules.scenarios();
  const found = all.find((s) => s.id === id);
  if (found === undefined)
    throw new Wrong(
      `${system.id} has no scenario "${briefly(id)}"; similar ones: ${nearest(
        id,
        all.map((s) => s.id),
      ).join(", ")}`,
    );
  return found.scenario;
}

/** The edition that was asked for, as options of a battle. @throws Wrong where the game has none of that id */
export function editionOf(system: System<Core>, id: string | undefined): { readonly edition?: string } {
  if (id === undefined) return {};
  const { editions } = system.rules;
  if (!editions.includes(id))
    throw new Wrong(`${system.id} has no edition "${briefly(id)}"; there is: ${editions.join(", ")}`);
  return { edition: id };
}

/** The fields of a set-up as "field=value" chooses them. @throws Wrong where the system has no such field or value */
export function chosenOf(system: System<Core>, given: readonly string[]): JsonObject {
  const options = system.views.options ?? [];
  const answersOf = (o: (typeof options)[number]): string =>
    o.kind === "number" ? "a whole number" : o.answers.map((a) => a.id).join(", ");
  let chosen: JsonObject = {};
  for (const text of given) {
    const [field = "", value = ""] = text.split(/=(.*)/s);
    const option = options.find((o) => optionName(o) === field);
    if (option === undefined) {
      const there = options.map((o) => `${optionName(o)} (${answersOf(o)})`);
      throw new Wrong(
        `--set ${briefly(text)}: ${system.id} lets ${there.length === 0 ? "nothing" : there.join("; ")} be chosen, as field=value`,
      );
    }
    if (option.kind === "one" && !option.answers.some((a) => a.id === value))
      throw new Wrong(`--set ${briefly(text)}: ${field} is one of ${answersOf(option)}`);
    const meant: Json = option.kind === "number" ? wholeNumber(field, 1, 100_000)(value) : value;
    // One place of a list: the others stay what they usually are.
    const usual = system.rules.starter().setup[option.field] ?? null;
    const before = option.at === undefined || option.field in chosen ? chosen : { ...chosen, [option.field]: usual };
    chosen = withOption(before, option, meant);
  }
  return chosen;
}

export function wholeNumber(name: string, low: number, high: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    // As it is written in every language: no “0x10”, no “1e3”, and nothing is no number.
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(n) || n < low || n > high)
      throw new Wrong(`--${name} takes a whole number from ${low} to ${high}, not "${briefly(text)}"`);
    return n;
  };
}

/** "3-20", or "5" for always so many. */
export function piecesOf(text: string): readonly [number, number] {
  const [, low, high] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [least, most] = [Number(low), Number(high ?? low)];
  if (!(least >= 1 && most <= 30 && least <= most))
    throw new Wrong(
      `--random-armies takes a number of units from 1 to 30, or two such as 3-20, not "${briefly(text)}"`,
    );
  return [least, most];
}

/** The system, if it can draw armies by chance. */
export function drawsArmies(system: System<Core>): System<Core> {
  if (system.rules.randomScenario === undefined) throw new Wrong(`${system.id} has no random armies yet`);
  return system;
}

export const languageOf = (text: string): "en" | "fr" => {
  if (text !== "en" && text !== "fr") throw new Wrong(`--lang takes en or fr, not "${briefly(text)}"`);
  return text;
};
export const botsOf = (text: string): PlayerWord => {
  const word = playerWord(text);
  if (word === null) throw new Wrong(`--bots takes ${BOTS}, not "${briefly(text)}"`);
  return word;
};
/** The players that there are, in a sentence. */
export const BOTS = `${PLAYERS.slice(0, -1).join(", ")} or ${PLAYERS[PLAYERS.length - 1]}`;
