import type { Page } from "playwright-core";
import { barred } from "../barred.ts";

import { misplaced } from "../walk.ts";
import { look, type Seen } from "./seen.ts";

/** What the page is asked that no player need be asked: is it whole, is it kept, does it bar anybody. */
export interface Kept {
  readonly seed: string;
  readonly answers: number;
  readonly pace: string;
  readonly byItself: string;
  readonly entries: readonly string[];
  readonly rest: string;
  readonly log: readonly string[] | null;
}

/** The file that the menu would save, read without saving it. */
const FILE = `(async () => {
  let text = null;
  const made = URL.createObjectURL;
  const click = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = (blob) => { text = blob.text(); return made.call(URL, blob); };
  HTMLAnchorElement.prototype.click = () => {};
  document.querySelector("#save").click();
  URL.createObjectURL = made;
  HTMLAnchorElement.prototype.click = click;
  return await text;
})()`;

/** The whole log, however long, and then the pane as it was. */
const LOG = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const was = document.querySelector(".tabs [aria-pressed=true]");
  const log = document.querySelector("#tab-log");
  if (was !== log) { log.click(); await frame(); }
  const whole = async () => { while (document.querySelector(".log-box .log[aria-busy=true]") !== null) await frame(); };
  await whole();
  for (let more; (more = document.querySelector(".log-box > button.plain")) !== null; ) { more.click(); await frame(); await whole(); }
  const lines = [...document.querySelectorAll(".log-box .log > li")].map((e) => e.textContent);
  if (was !== log) { (was ?? log).click(); await frame(); }
  return lines;
})()`;

export async function record(page: Page, withLog: boolean): Promise<Kept> {
  const text = (await page.evaluate(FILE)) as string;
  const { entries, ...rest } = JSON.parse(text) as { readonly entries: readonly unknown[]; readonly hash?: unknown };
  const shown = (await page.evaluate(`(() => {
    const { seed, answers } = document.querySelector(".app").dataset;
    return { seed, answers: Number(answers), pace: document.querySelector("#pace")?.value ?? "" };
  })()`)) as { readonly seed: string; readonly answers: number; readonly pace: string };
  return {
    ...shown,
    byItself: await page.evaluate("String(document.querySelector('#auto-roll')?.checked)"),
    entries: entries.map((e) => JSON.stringify(e)),
    rest: JSON.stringify(rest),
    log: withLog ? ((await page.evaluate(LOG)) as readonly string[]) : null,
  };
}

/** What two records do not agree in; where others go on playing the second may have more. */
export function lost(before: Kept, after: Kept, goesOn: boolean): readonly string[] {
  const wrong: string[] = [];
  if (before.seed !== after.seed) wrong.push(`another battle: ${before.seed}, ${after.seed}`);
  const short = before.entries.findIndex((e, i) => after.entries[i] !== e);
  if (short >= 0) wrong.push(`of ${before.entries.length} replies only ${short} are there`);
  if (before.pace !== after.pace) wrong.push(`pace ${before.pace}, ${after.pace}`);
  if (goesOn) return wrong;
  if (before.rest !== after.rest) wrong.push("seats, position or hash differ");
  if (before.entries.length !== after.entries.length)
    wrong.push(`${before.entries.length} replies, ${after.entries.length}`);
  if (before.byItself !== after.byItself) wrong.push(`dice by themselves: ${before.byItself}, ${after.byItself}`);
  const [a, b] = [before.log, after.log];
  if (a !== null && b !== null) {
    const at = a.findIndex((line, i) => b[i] !== line);
    if (at >= 0 || a.length !== b.length)
      wrong.push(`log of ${a.length} and ${b.length} lines, from ${at}: ${a[at]} | ${b[at]}`);
  }
  return wrong;
}

/** Two frames on, the board has taken up its size and names their places. */
const ONCE = (look: string): string =>
  `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done((${look})()))))`;

/** Runs in the page: what can be pressed and is smaller than a fingertip, by what it is, with its size. */
const SMALL = `() => {
  const small = {};
  const open = document.querySelector("dialog[open]") ?? document;
  for (const e of open.querySelectorAll("button:enabled, select, summary, input:not([type=file])")) {
    const r = (e.closest("label") ?? e).getBoundingClientRect();
    if (r.width === 0 || r.height === 0 || r.right < 0 || r.left > innerWidth) continue;
    const least = Math.min(r.width, r.height);
    if (least < 43.5) {
      const name = e.tagName.toLowerCase() + (e.id === "" ? "" : "#" + e.id.replace(/-.*/, "")) + (e.className === "" ? "" : "." + e.className.split(" ")[0]);
      small[name] = Math.min(small[name] ?? 99, Math.round(least));
    }
  }
  return small;
}`;

export const small = (page: Page): Promise<{ readonly [name: string]: number }> => page.evaluate(`(${SMALL})()`);

/** Runs in the page: the words of two answers, each with the heading that it stands under, that differ in nothing that can be read. */
const ALIKE = `() => {
  const key = (n) => n instanceof Element && n.matches(".number");
  const words = [...document.querySelectorAll(".prompt .answer-label")].map((e) =>
    [...e.childNodes].filter((n) => !key(n)).map((n) => n.textContent).join("").trim());
  return words.find((w, i) => words.indexOf(w) < i) ?? null;
}`;

/** What kind of state the page is in. */
export const stateOf = (s: Seen): string =>
  [s.asked, s.tried ? "tried" : "", s.pane ?? "", s.dialog ?? "", s.menu ? "menu" : "", s.layers, s.theme].join("|");

/** What bars somebody from the page in this state, and what of what goes on from here lies where nobody can press it. */
export async function faultsOf(page: Page, s: Seen): Promise<readonly string[]> {
  const name = stateOf(s);
  const faults = await barred(page, name);
  // Where nothing lies over the question the button for the next answer is in sight.
  if (s.dialog !== null || s.menu || !s.mine) return faults;
  const same = (await page.evaluate(`(${ALIKE})()`)) as string | null;
  if (same !== null) faults.push(`${name}: two answers read “${same}”`);
  // Whoever has read on in a long list knows where it began.
  if (((await page.evaluate("document.querySelector('.prompt-body').scrollTop")) as number) > 0) return faults;
  const wrong = (await page.evaluate(ONCE(misplaced))) as string | null;
  const now = await look(page);
  // Meanwhile dice have fallen by themselves, and something else is asked.
  if (now.answers !== s.answers || now.mine !== s.mine) return faults;
  return wrong === null ? faults : [...faults, `${name}: ${wrong}`];
}
