import { buildFor, type Kept, NotKept, openedBy } from "@tercio/keeper";
import { type Core, isShown, type Shown, fieldsOf } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { Wrong } from "./wrong.ts";

/** What came of it, by which build and which version of the rules. */
type ByKept = Kept & { readonly build: string; readonly version: string };

/**
 * A saved battle of older rules, played by the build of Tercio that was kept for them; null where today's build plays it, or
 * where no build was kept.
 * @throws Wrong where that build cannot be had here
 */
export async function byKeptBuild(
  path: string,
  system: System<Core>,
  file: object,
  asked: { readonly until?: number | undefined; readonly verify: boolean; readonly language: "en" | "fr" },
): Promise<ByKept | null> {
  const { version } = fieldsOf(file);
  const build = version === system.version ? null : buildFor(system.id, version);
  if (build === null) return null;
  try {
    const kept = await openedBy(build, file, asked);
    return { ...kept, build: `${build.commit.slice(0, 8)} of ${build.day}`, version: String(version) };
  } catch (error) {
    if (error instanceof NotKept) throw new Wrong(`${path}: ${error.message}`);
    throw error;
  }
}

/** What is wrong with it by its own build, with its place. */
export const problemOfKept = ({ entry, where, problem }: Extract<Kept, { ok: false }>): string =>
  `${entry === null ? where : `entry ${entry}, ${where}`}: ${problem}`;

/** What a file shows of itself where no build plays it: where it stood and what had happened, as it was when it was saved. */
export function shownIn(file: object): Shown | null {
  const { shown } = fieldsOf(file);
  return isShown(shown) ? shown : null;
}
