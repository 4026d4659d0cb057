import { until } from "../until.ts";
import { counterSource, type Source } from "@tercio/dice";
import type { Page } from "playwright-core";
import { Unreachable, type Hand } from "./hands.ts";
import { type At, type Drawn, look, type PieceSeen, type Seen } from "./seen.ts";

/** Chance by a seed, so that a battle may be played again. */
export interface Chance {
  /** Whole, 0 to n - 1. */
  below(n: number): number;
  /** True so many times of a hundred. */
  percent(n: number): boolean;
  of<T>(list: readonly T[]): T;
}
export function chanceOf(seed: number): Chance {
  const source: Source = counterSource(seed, 7);
  const below = (n: number): number => (source.next(65536) - 1) % n;
  return { below, percent: (n) => below(100) < n, of: (list) => list[below(list.length)] as never };
}

/** What somebody at the table remembers of what was tried and led nowhere. */
export interface Memory {
  asked: string;
  /** Units that were tried at this question. */
  tried: Set<string>;
  /** Deeds since somebody last answered. */
  idle: number;
  answers: number;
  byHand: number;
}
export const newMemory = (): Memory => ({ asked: "", tried: new Set(), idle: 0, answers: -1, byHand: 0 });

const within = ({ x, y, wide, high }: Drawn, chance: Chance): At => ({
  x: x + (chance.below(160) / 100 - 0.8) * wide,
  y: y + (chance.below(160) / 100 - 0.8) * high,
});

/** A place in the field is where a hand can come to. */
const inField = (at: At, { field: f }: Seen): At => ({
  x: Math.min(f.x + f.wide - 12, Math.max(f.x - f.wide + 12, at.x)),
  y: Math.min(f.y + f.high - 12, Math.max(f.y - f.high + 12, at.y)),
});

function nearest(from: At, list: readonly PieceSeen[]): PieceSeen | undefined {
  const far = (p: At): number => Math.hypot(p.x - from.x, p.y - from.y);
  return [...list].sort((a, b) => far(a) - far(b))[0];
}

const settled = (page: Page): Promise<unknown> =>
  page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");

/** What is tried is taken where it may be; else taken back. @returns whether it was */
async function confirmed(page: Page, hand: Hand): Promise<boolean> {
  await settled(page);
  const now = await look(page);
  if (now.confirm) {
    await hand.confirm();
    return true;
  }
  if (now.tried) await hand.cancel();
  return false;
}

/** Turned a little, by the knob that stands before it or as the prompt offers it. */
async function turns(page: Page, hand: Hand, chance: Chance): Promise<void> {
  const seen = await look(page);
  if (seen.turns || seen.knob !== null) await hand.turn(seen, chance.percent(50));
}

/** A unit is put down somewhere in the own part of the table; when that fails a few times, all as the rules propose. */
async function puts(page: Page, hand: Hand, seen: Seen, chance: Chance, memory: Memory): Promise<void> {
  const unit = chance.of(seen.units);
  if (memory.byHand < 4 && memory.idle < 6 && seen.zone !== null) {
    await hand.take(unit.key);
    await settled(page);
    await hand.put(inField(within(seen.zone, chance), seen));
    await settled(page);
    if (chance.percent(40)) await turns(page, hand, chance);
    if (await confirmed(page, hand)) memory.byHand++;
    return;
  }
  await hand.answer(chance.below(seen.presets));
  await confirmed(page, hand);
}

/** A unit is led on towards the enemy, or elsewhere; who was tried without an end to it stays. */
async function leads(page: Page, hand: Hand, seen: Seen, chance: Chance, memory: Memory): Promise<void> {
  const left = seen.units.filter((u) => !memory.tried.has(u.key));
  if (left.length === 0 || chance.percent(2)) {
    if (seen.tried) await hand.cancel();
    await hand.end();
    return;
  }
  const unit = chance.of(left);
  memory.tried.add(unit.key);
  const shown = seen.pieces.find((p) => p.key === unit.key);
  if (shown?.open !== true || chance.percent(50)) await hand.take(unit.key);
  await settled(page);
  let now = await look(page);
  if (now.ways.length > 1 && chance.percent(30)) {
    await hand.press(`#${chance.of(now.ways)}`);
    await settled(page);
    now = await look(page);
  }
  const from = now.pieces.find((p) => p.key === unit.key);
  if (from === undefined) return;
  const foe = nearest(
    from,
    now.pieces.filter((p) => p.player !== seen.player && p.player !== 0),
  );
  const towards = foe ?? now.field;
  const part = (30 + chance.below(60)) / 100;
  const to = { x: from.x + (towards.x - from.x) * part, y: from.y + (towards.y - from.y) * part };
  const there = inField(chance.percent(80) ? to : within(now.field, chance), now);
  // Who lies under what is tried already, or under somebody else, is led by a tap.
  if (from.open || hand.name === "keys") await hand.lead(unit.key, there);
  else await hand.put(there);
  await settled(page);
  if (chance.percent(15)) await turns(page, hand, chance);
  await confirmed(page, hand);
}

/** Does whatever is asked, as somebody would who only sees the page; what can be charged, shot or moved mostly is. */
export async function act(page: Page, hand: Hand, seen: Seen, chance: Chance, memory: Memory): Promise<void> {
  if (seen.asked !== memory.asked) {
    memory.asked = seen.asked;
    memory.tried.clear();
  }
  if (seen.roll) return hand.roll();
  if (seen.presets > 0 && !seen.tried) return puts(page, hand, seen, chance, memory);
  if (seen.slides) {
    if (seen.tried && chance.percent(60)) await hand.slide(seen, chance.percent(50));
    await settled(page);
    if ((await look(page)).confirm) return hand.confirm();
    await hand.press("#slide-best");
    await confirmed(page, hand);
    return;
  }
  if (seen.spots.length > 0) {
    await hand.spot(chance.below(seen.spots.length));
    await settled(page);
    const now = await look(page);
    if (now.spots.length === 0 || now.answers !== seen.answers) return;
    if (now.confirm) return hand.confirm();
    return hand.answer(chance.below(Math.max(1, now.answered.length)));
  }
  const led = seen.units.length > 0 && seen.presets === 0 && seen.answered.every((a) => a.ends);
  if (led && (seen.ends || seen.confirm || seen.answered.length === 0)) {
    if (seen.ends || seen.ways.length > 0) return leads(page, hand, seen, chance, memory);
  }
  if (seen.confirm) return hand.confirm();
  if (seen.shares > 1 && chance.percent(40)) {
    await hand.press(".shares .row button", 0);
    await hand.press(".shares .row:nth-of-type(2) button", 1);
    return hand.press("#share-out");
  }
  // What stands may be turned or made wider before it is left as it is.
  if (seen.turns && memory.idle < 2 && chance.percent(50)) {
    await hand.turn(seen, chance.percent(50));
    if (await confirmed(page, hand)) return;
  }
  const going = seen.answered.map((a, i) => ({ ...a, i })).filter((a) => !a.ends);
  if (going.length > 0 && (!seen.ends || chance.percent(85))) return hand.answer(chance.of(going).i);
  if (seen.ends) return hand.end();
  if (seen.answered.length > 0) return hand.answer(chance.below(seen.answered.length));
  if (seen.units.length > 0) return leads(page, hand, seen, chance, memory);
  if (seen.tried) return hand.cancel();
  // The point is asked for that a tap on the field gives.
  await hand.put(inField(within(seen.table, chance), seen));
  await confirmed(page, hand);
}

/** What somebody opens, reads or changes in passing; all of it is closed again by who goes on. */
export async function regards(page: Page, hand: Hand, seen: Seen, chance: Chance): Promise<void> {
  const there = async (selector: string): Promise<number> => page.locator(`${selector}:visible`).count();
  const pressed = async (selector: string): Promise<void> => {
    if ((await there(selector)) > 0) await hand.press(selector);
  };
  const fromMenu = async (selector: string): Promise<void> => {
    if ((await there(selector)) === 0) await hand.press(".menu-toggle");
    const item = page.locator(selector).first();
    await page.waitForSelector("#menu.open", { timeout: 20_000 }).catch(() => {
      throw new Unreachable("the menu does not open");
    });
    // Not every game knows all that may be declared.
    if ((await item.count()) === 0 && selector === "#concede") return;
    await item.waitFor({ timeout: 20_000 }).catch(() => {
      throw new Unreachable(`${selector} is not in the menu`);
    });
    // What may not be declared now, the menu offers greyed out.
    if (await item.isEnabled()) await hand.press(selector);
  };
  const [others, own] = [
    seen.pieces.filter((p) => p.open),
    seen.pieces.filter((p) => p.open && p.player === seen.player),
  ];
  const deeds: readonly (() => Promise<void>)[] = [
    () => pressed("#tab-unit"),
    () => pressed("#tab-sequence"),
    () => pressed("#tab-log"),
    () => pressed("#show-reach"),
    () => pressed("#show-arcs"),
    () => pressed("#show-threat"),
    () => pressed("#show-legend"),
    async () =>
      others.length > 0 ? hand.pick(...(({ key, x, y }) => [key, { x, y }] as const)(chance.of(others))) : undefined,
    async () =>
      own.length > 0 ? hand.pick(...(({ key, x, y }) => [key, { x, y }] as const)(chance.of(own))) : undefined,
    () => hand.view(seen, inField(within(seen.field, chance), seen)),
    () => pressed(".strip .tool[aria-label]:nth-last-child(2)"),
    () => pressed(".story-chip"),
    () => pressed(".prompt .rule-link"),
    () => fromMenu("#theme"),
    () => fromMenu("#shelf"),
    () => fromMenu("#new"),
    () => fromMenu(".menu button:last-child"),
    () => fromMenu("#concede"),
    () => fromMenu("#language"),
    () => pressed("#undo:enabled"),
  ];
  await chance.of(deeds)();
  await settled(page);
}

/** A drawer of a small screen lies over the field. */
const covers = (hand: Hand, seen: Seen): boolean => hand.name === "touch" && seen.pane !== null;

/** Does something lie over the field or over what is asked? */
export const covered = (hand: Hand, seen: Seen): boolean =>
  seen.dialog !== null || seen.menu || seen.layers.includes("legend") || covers(hand, seen);

/** Puts away what lies over the question. */
export async function putsAway(page: Page, hand: Hand, seen: Seen): Promise<void> {
  if (seen.dialog !== null) {
    const closes = "dialog[open] .row > button[aria-label], dialog[open] button.close, dialog[open] header button";
    const closed = (): Promise<boolean> =>
      until(page, "document.querySelector('dialog[open]') === null", 10_000).then(
        () => true,
        () => false,
      );
    // Where the machine is busy a tap may last so long that it asks what the button is: then it is pressed once more.
    for (let i = 0; i < 2; i++) {
      if (hand.name === "keys") await page.keyboard.press("Escape");
      else await hand.press(closes);
      if (await closed()) break;
      if (i === 1) throw new Unreachable(`the dialog “${seen.dialog}” does not close`);
    }
  } else if (covers(hand, seen)) await hand.press(`#tab-${seen.pane?.replace("-box", "")}`);
  else if (seen.menu) await hand.press(".menu-toggle");
  else if (seen.layers.includes("legend")) await hand.press("#show-legend");
  else if (seen.layers !== "") await hand.press(`#${seen.layers.split(",")[0]?.split(" ")[0]}`);
  await settled(page);
}
