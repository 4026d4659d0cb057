import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Build, builds, folderOf, short } from "./builds.ts";

/** A kept app as the list beside it names it: its place, what it plays, and every file that it consists of. */
export interface KeptApp {
  /** The folder that it is served from, below `kept/`. */
  readonly name: string;
  readonly day: string;
  readonly rules: Build["rules"];
  readonly content: readonly string[];
}

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile());

/** Which kept apps have been built here, without building one. */
const built = (): readonly Build[] => builds().filter((b) => existsSync(join(folderOf(b.commit), "app")));

/** Puts every kept app that has been built here beside an app of today, with the list by which that finds them. */
export function putBeside(app: string): void {
  const list = built().map(({ commit, day, rules }): KeptApp => {
    const name = short(commit);
    const from = join(folderOf(commit), "app");
    if (!existsSync(join(app, "kept", name))) cpSync(from, join(app, "kept", name), { recursive: true });
    return { name, day, rules, content: filesIn(from) };
  });
  mkdirSync(join(app, "kept"), { recursive: true });
  writeFileSync(join(app, "kept/index.json"), JSON.stringify(list));
}
