import { gameOf, games } from "@tercio/games";
import { type Battle, type Core, isSituation, load, openSituation, type SaveProblem, say } from "@tercio/kernel";
import type { System } from "@tercio/scene";
import { readJson } from "./files.ts";
import { Wrong } from "./wrong.ts";

type Language = "en" | "fr";

/** A file that tells a battle, and the system that it names. @throws Wrong where it names none */
export function battleFile(path: string): { readonly system: System<Core>; readonly file: object } {
  const file = readJson(path);
  const named = typeof file === "object" && file !== null ? (file as { readonly system?: unknown }).system : undefined;
  const system = gameOf(named);
  if (system === null || typeof file !== "object" || file === null)
    throw new Wrong(
      `${path}: is not a saved battle of a known system, nor a scene: its “system” must be one of ${games.map((s) => s.id).join(", ")}, and is ${named === undefined ? "missing" : JSON.stringify(named).slice(0, 80)}`,
    );
  return { system, file };
}

/** What is wrong with a saved battle, with its place; in English with what the dice say of an outcome that they cannot show. */
export const problemIn = (
  system: System<Core>,
  { entry, where, problem, message }: SaveProblem,
  lang: Language,
): string =>
  `${entry === null ? where : `entry ${entry}, ${where}`}: ${lang === "en" ? problem : say(system, message, lang)}`;

/** A saved battle, played up to `until` answers. @throws Wrong where the file is none, or does not hold */
export function savedBattle(
  path: string,
  {
    lang,
    until,
    verify = false,
  }: { readonly until?: number | undefined; readonly verify?: boolean; readonly lang: Language },
) {
  const { system, file } = battleFile(path);
  if (isSituation(file))
    throw new Wrong(
      `${path}: is a scene, not a saved battle; “tercio battle --scene FILE --out SAVE” plays it out and saves it`,
    );
  if (!("entries" in file)) throw new Wrong(`${path}: is not a saved battle: it has no “entries”`);
  const loaded = load(system, file, { verify, ...(until === undefined ? {} : { until }) });
  if (!loaded.ok) throw new Wrong(`${path}: ${problemIn(system, loaded.problem, lang)}`);
  return { system, battle: loaded.battle, events: loaded.events };
}

/** Where a saved battle stands after `until` answers, or where a scene does after its script. @throws Wrong */
export function openedBattle(
  path: string,
  { until, lang }: { readonly until?: number | undefined; readonly lang: Language },
): Battle<Core> {
  const { system, file } = battleFile(path);
  if ("entries" in file) return savedBattle(path, { until, lang }).battle;
  if (!isSituation(file))
    throw new Wrong(`${path}: is neither a saved battle, for it has no “entries”, nor a scene, for it has no “scene”`);
  if (until !== undefined)
    throw new Wrong("--until counts the answers of a saved battle: a scene has none to leave out");
  const opened = openSituation(system, file);
  if (!opened.ok) throw new Wrong(`${path}: ${opened.problem.where}: ${say(system, opened.problem.message, lang)}`);
  return opened.battle;
}
