import { asKind, type Kind, kindOf } from "@tercio/files";
import { gameOf, games } from "@tercio/games";
import {
  type Battle,
  briefly,
  type Core,
  isSituation,
  load,
  openSituation,
  type SaveProblem,
  say,
  there,
  fieldsOf,
} from "@tercio/kernel";
import type { System } from "@tercio/board";
import { inFile, readJson, shownPath } from "./files.ts";
import { Wrong } from "./wrong.ts";

type Language = "en" | "fr";

/** What to do with a file that is something else. */
const elsewhere = (found: Kind | null): string =>
  found === null
    ? ": it has neither “entries” nor “scene”; choose a file that “tercio battle --out FILE” or the app saved"
    : found === "snapshot"
      ? ": it hands a battle over to another seat, and holds no answers to play again"
      : ": “tercio battle --army FILE” plays it, “tercio army check FILE” looks it over";

/** A file that tells a battle, and the system that it names. @throws Wrong where it names none */
export function battleFile(path: string): { readonly system: System<Core>; readonly file: object } {
  const read = readJson(path);
  const is = kindOf(read);
  // Of what is a battle or a scene the game comes first: without it nothing else can be judged.
  const named = fieldsOf(read)["system"];
  const system = gameOf(named);
  if ((is === "save" || is === "scene") && system === null)
    throw new Wrong(
      `${shownPath(path)}: its “system” must be one of ${games.map((s) => s.id).join(", ")}, and is ${named === undefined ? "missing" : `“${briefly(named)}”`}`,
    );
  const file = asKind(read, ["save", "scene"]);
  if (!file.ok) throw new Wrong(`${inFile(path, file.problem)}${elsewhere(file.problem.found)}`);
  return { system: there(system), file: file.value.value };
}

/** What is wrong with a saved battle, with its place; in English with what the dice say of an outcome that they cannot show. */
export const problemIn = (
  system: System<Core>,
  { entry, where, problem, message }: SaveProblem,
  lang: Language,
): string =>
  `${entry === null ? where : `entry ${entry}, ${where}`}: ${lang === "en" ? problem : say(system, message, lang)}`;

/**
 * A saved battle, played up to `until` answers. Every die and hash of it is checked: with `verify` one that does not fit is
 * refused, without it a line says so. @throws Wrong where the file is none, or does not hold
 */
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
  const upTo = until === undefined ? {} : { until };
  const verified = load(system, file, { verify: true, ...upTo });
  // A battle that was opened from a scene has the dice of its script, which no seed gives: it can be read, not vouched for.
  const loaded = verified.ok || verify ? verified : load(system, file, upTo);
  if (!loaded.ok) throw new Wrong(`${path}: ${problemIn(system, loaded.problem, lang)}`);
  if (!verified.ok)
    console.error(`${path}: not verified, its dice or hashes do not fit: ${problemIn(system, verified.problem, lang)}`);
  return { system, battle: loaded.battle, events: loaded.events };
}

/** Where a saved battle stands after `until` answers, or where a scene does after its script. @throws Wrong */
export function openedBattle(
  path: string,
  { until, lang }: { readonly until?: number | undefined; readonly lang: Language },
): Battle<Core> {
  const { system, file } = battleFile(path);
  if (!isSituation(file)) return savedBattle(path, { until, lang }).battle;
  if (until !== undefined)
    throw new Wrong("--until counts the answers of a saved battle: a scene has none to leave out");
  const opened = openSituation(system, file);
  if (!opened.ok) throw new Wrong(`${path}: ${opened.problem.where}: ${say(system, opened.problem.message, lang)}`);
  return opened.battle;
}
