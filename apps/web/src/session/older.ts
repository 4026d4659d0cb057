import { fieldsOf } from "@tercio/kernel";
import { isOwnTab, keep, keepsNothing, type lastPlayed, volumes } from "./saves.ts";
import type { About } from "../kept/about.ts";
import { buildFor, dropUnneeded, ownBuild } from "../kept/builds.ts";

/** Has the player come back from a kept build to today's? Then its battle does not go on by itself. */
let cameBack = false;
export function comeBack(): void {
  cameBack = true;
  window.location.hash = "#/";
}

/** The kept build that plays these rules; null where today's build does, or where none is kept. */
export async function keptBuildOf(of: { readonly system: string; readonly version: string }): Promise<About | null> {
  const own = ownBuild();
  return of.version === "" || own === null || own.rules[of.system] === of.version
    ? null
    : buildFor(of.system, of.version);
}

/** Goes on with a battle of the shelf by a kept build, in this tab. */
export function goOn(battle: string, build: About): void {
  cameBack = false;
  isOwnTab(battle);
  window.location.hash = `#/kept/${build.name}`;
}

/** Where the app is opened: goes on with the battle last played if it is of older rules. @returns whether it does, or did */
export async function goesOn(kept: NonNullable<Awaited<ReturnType<typeof lastPlayed>>>): Promise<boolean> {
  const build = await keptBuildOf(kept.volume);
  if (build === null) return false;
  if (!cameBack) goOn(kept.volume.id, build);
  return true;
}

/** Drops the kept builds that no battle of the shelf needs any more; where the shelf cannot be read, none. */
export async function tidyKept(): Promise<void> {
  const all = await volumes();
  if (!keepsNothing()) await dropUnneeded(all);
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Puts a saved battle of older rules, opened as a file, on the shelf and goes on with it by a kept build. */
export async function goOnWithFile(file: string, build: About): Promise<void> {
  const saved = fieldsOf(JSON.parse(file));
  const id = crypto.randomUUID();
  await keep(
    {
      id,
      played: Date.now(),
      pace: { autoRoll: false, paused: false },
      seed: typeof saved.seed === "number" ? saved.seed : 0,
      answers: Array.isArray(saved.entries) ? saved.entries.length : 0,
      system: text(saved.system),
      moment: null,
      edition: "",
      version: text(saved.version),
      seats: [],
      points: null,
    },
    file,
  );
  goOn(id, build);
}
