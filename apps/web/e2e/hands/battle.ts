import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { until } from "../until.ts";
import { kept as written } from "../kept.ts";
import { faultsOf, type Kept, lost, record, small, stateOf } from "./audit.ts";
import { Unreachable, type Hand } from "./hands.ts";
import { act, chanceOf, covered, newMemory, putsAway, regards } from "./player.ts";
import { look, type Seen } from "./seen.ts";

export interface Played {
  readonly result: string;
  readonly deeds: number;
  readonly answers: number;
  readonly reloads: number;
  /** Of these, how many while a computer was at it, and how many the moment after an answer. */
  readonly during: number;
  readonly abrupt: number;
  /** Kinds of states that were looked at for what bars somebody. */
  readonly states: readonly string[];
  readonly asked: { readonly [kind: string]: number };
  /** What is smaller than a fingertip, and how small. */
  readonly small: { readonly [name: string]: number };
  readonly wrong: readonly string[];
}

export interface Course {
  readonly seed: number;
  /** How often the page is opened again on the way. */
  readonly reloads: number;
  /** Of a hundred moments, how many somebody looks something up. */
  readonly curious: number;
  /** Where pictures of what is wrong go. */
  readonly folder: string;
  /** A battle that takes longer than so many deeds has come to no end. */
  readonly most?: number;
  /** Does the computer's pace change on the way, as one chooses it in the menu? */
  readonly paces?: boolean;
  /** Looks for what bars somebody. */
  readonly looks?: boolean;
  readonly tell?: (line: string) => void;
}

/** Until somebody here is asked, or it is over. */
const MINE = `document.querySelector(".prompt .prompt-foot button:enabled, .prompt .answers button:enabled, .spot, #rematch, #end-as-it-stands") !== null`;

/** A hand plays the battle that is open to its end. */
export async function playOut(page: Page, hand: Hand, course: Course): Promise<Played> {
  const chance = chanceOf(course.seed);
  const memory = newMemory();
  const states = new Set<string>();
  const asked: { [kind: string]: number } = {};
  const tiny: { [name: string]: number } = {};
  const wrong: string[] = [];
  mkdirSync(course.folder, { recursive: true });
  let [deeds, reloads, during, abrupt, next] = [0, 0, 0, 0, 4 + chance.below(12)];
  const fault = async (told: string): Promise<void> => {
    const about = `${hand.name}, deed ${deeds}: ${told}`;
    wrong.push(about);
    course.tell?.(`WRONG ${about}`);
    const name = `${hand.name}-${course.seed}-${wrong.length}.png`;
    if (wrong.length < 40) await page.screenshot({ path: join(course.folder, name) }).catch(() => undefined);
  };
  const opened = async (seed: string): Promise<void> => {
    await page.waitForSelector(`.app[data-seed="${seed}"] .prompt:not([data-asked="who"])`);
  };
  const again = async (seen: Seen): Promise<void> => {
    reloads++;
    next = deeds + 3 + chance.below(22);
    if (!seen.mine) during++;
    // Now and then the moment after an answer, when nobody has waited until it was written.
    if (seen.mine && chance.percent(40)) {
      abrupt++;
      await page.reload();
      await opened(seen.seed);
      const { answers } = await look(page);
      if (answers < seen.answers) await fault(`opened again, ${answers} of ${seen.answers} replies are there`);
      return;
    }
    const before: Kept = await record(page, seen.mine);
    if (seen.mine) await written(page);
    await page.reload();
    await opened(seen.seed);
    const after = await record(page, seen.mine);
    // Dice that roll by themselves wait for nobody.
    const goesOn = !seen.mine || (seen.asked === "roll" && seen.byItself);
    for (const w of lost(before, after, goesOn)) await fault(`opened again (${seen.asked}): ${w}`);
  };
  const examine = async (seen: Seen): Promise<void> => {
    const state = stateOf(seen);
    if (states.has(state) || course.looks === false) return;
    states.add(state);
    for (const told of await faultsOf(page, seen)) await fault(told);
    if (hand.name === "touch")
      for (const [name, size] of Object.entries(await small(page))) tiny[name] = Math.min(tiny[name] ?? 99, size);
  };
  let seen = await look(page);
  for (; seen.asked !== "over"; seen = await look(page)) {
    if (deeds > (course.most ?? 6000)) throw new Error(`no end after ${deeds} deeds`);
    if (seen.pushed !== 0) await fault(`the window has been pushed by ${seen.pushed}`);
    try {
      if (covered(hand, seen)) {
        await examine(seen);
        await putsAway(page, hand, seen);
        continue;
      }
      if (!seen.mine) {
        if (reloads < course.reloads && deeds > 5 && chance.percent(deeds >= next ? 50 : 6)) await again(seen);
        else if (seen.toTheEnd && chance.percent(30)) await hand.press("#to-the-end");
        const moved = `(document.querySelector(".app")?.dataset.answers ?? "${seen.answers}") !== "${seen.answers}"`;
        await until(page, `${MINE} || ${moved}`, 90_000);
        continue;
      }
      if (seen.answers !== memory.answers) {
        memory.answers = seen.answers;
        memory.idle = 0;
        asked[seen.asked] = (asked[seen.asked] ?? 0) + 1;
      } else memory.idle++;
      if (memory.idle > 80) throw new Error(`nothing leads on from ${seen.asked} after ${seen.answers} replies`);
      deeds++;
      if (course.tell !== undefined && deeds % 40 === 0)
        course.tell(`${hand.name}: ${deeds} deeds, ${seen.answers} replies, ${states.size} states, ${reloads} reloads`);
      if (reloads < course.reloads && deeds >= next) {
        await again(seen);
        continue;
      }
      await examine(seen);
      if (course.paces === true && deeds % 60 === 30) {
        const paces = ["instant", "fast", "instant", "normal"];
        await pace(page, hand, chance.of(paces));
      } else if (chance.percent(course.curious) && memory.idle < 12) await regards(page, hand, seen, chance);
      else if (seen.roll && chance.percent(2)) await hand.press("#auto-roll");
      else await act(page, hand, seen, chance, memory);
      if (hand.name === "keys") {
        // It comes a frame or two after what it goes to.
        await until(page, "document.activeElement !== document.body", 3000).catch(() =>
          fault(`${seen.asked}: the keys go nowhere`),
        );
      }
    } catch (error) {
      if (!(error instanceof Unreachable)) {
        await fault(`${seen.asked}: ${String(error).slice(0, 400)}`);
        throw new Error(wrong.join("\n"));
      }
      // Who is not waited for plays on, and takes what was to be pressed away.
      const now = await look(page);
      if (now.answers === seen.answers && now.mine === seen.mine) await fault(`${seen.asked}: ${error.message}`);
      memory.idle += 5;
    }
  }
  while (reloads < course.reloads) await again(seen);
  await examine(seen);
  const result = await page.locator(".prompt .what").first().innerText();
  return {
    result,
    deeds,
    answers: seen.answers,
    reloads,
    during,
    abrupt,
    states: [...states],
    asked,
    small: tiny,
    wrong,
  };
}

/** Another pace, as one chooses it: in the menu, or by its key. */
async function pace(page: Page, hand: Hand, wanted: string): Promise<void> {
  if (hand.name === "keys") {
    for (let i = 0; i < 6 && (await page.inputValue("#pace")) !== wanted; i++) await page.keyboard.press("o");
    return;
  }
  if (!(await page.locator("#pace").isVisible())) await hand.press(".menu-toggle");
  await hand.choose("#pace", wanted);
}
