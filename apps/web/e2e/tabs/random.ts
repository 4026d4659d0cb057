import type { BrowserContext } from "playwright-core";
import { answerOnce, begin, freeze, missing, openTab, playHere, stands, type Tab } from "./tabs.ts";

/** What a run came to. */
export interface Run {
  readonly counted: { readonly [what: string]: number };
  readonly wrong: readonly string[];
}

/** Numbers that look like chance, the same for the same seed: from 0 to `sides` - 1. */
function chance(seed: number): (sides: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/**
 * Two or three tabs with one battle, in which chance answers, takes over, freezes, wakes, reloads, opens and closes, often before
 * anything is written. At the end every answer that was ever accepted is on the shelf.
 */
export async function randomRun(context: BrowserContext, url: string, seed: number, steps: number): Promise<Run> {
  const next = chance(seed);
  const counted: { [what: string]: number } = {
    runs: 1,
    answers: 0,
    taken: 0,
    frozen: 0,
    reloaded: 0,
    closed: 0,
    lost: 0,
  };
  const count = (what: string): void => void (counted[what] = (counted[what] ?? 0) + 1);
  const accepted = new Set<string>();
  const did: string[] = [];
  const first = await openTab(context, url);
  await begin(first);
  const tabs: Tab[] = [first];
  const answer = async (tab: Tab): Promise<void> => {
    const now = await answerOnce(tab);
    if (now === null) return;
    accepted.add(now.chain);
    count("answers");
  };
  await answer(first);
  await missing(first.page, accepted);
  const most = 2 + next(2);
  while (tabs.length < most) tabs.push(await openTab(context, url));
  for (let step = 0; step < steps; step++) {
    const at = next(tabs.length);
    const tab = tabs[at] as Tab;
    const what = next(12);
    did.push(`${at}:${what}`);
    if (tab.frozen) {
      if (what < 6) await freeze(tab, false);
      continue;
    }
    if (what < 5) await answer(tab);
    else if (what < 8) {
      await playHere(tab);
      count("taken");
      await answer(tab);
    } else if (what === 8) {
      await freeze(tab, true);
      count("frozen");
    } else if (what === 9) {
      await tab.page.reload();
      await tab.page.waitForSelector(".app[data-seed] .prompt[data-asked]");
      count("reloaded");
    } else if (what === 10 && tabs.filter((t) => !t.frozen).length > 1) {
      await tab.page.close({ runBeforeUnload: true });
      tabs[at] = await openTab(context, url);
      count("closed");
    } else await tab.page.waitForTimeout(next(250));
  }
  for (const tab of tabs) if (tab.frozen) await freeze(tab, false);
  for (const tab of tabs) await stands(tab);
  const last = await openTab(context, url);
  const lost = await missing(last.page, accepted);
  counted["lost"] = lost.length;
  const { length } = (await last.page.evaluate(`(async () => {
    const done = (r) => new Promise((told) => { r.onsuccess = () => told(r.result); });
    const store = await done(indexedDB.open("tercio"));
    const all = await done(store.transaction("volumes").objectStore("volumes").getAll());
    store.close();
    return all;
  })()`)) as readonly unknown[];
  counted["battles"] = length;
  await Promise.all([...tabs, last].map((t) => t.page.close()));
  return {
    counted,
    wrong:
      lost.length === 0 ? [] : [`seed ${seed}: ${lost.length} of ${accepted.size} answers lost (${did.join(" ")})`],
  };
}
