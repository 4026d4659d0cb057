import type { CDPSession, Page } from "playwright-core";
import { keys } from "../by-keys.ts";
import { type At, type Drawn, look, reach, type Seen } from "./seen.ts";

/** One way to play: each deed with nothing but the mouse, a finger, or keys. */
export interface Hand {
  readonly name: "mouse" | "touch" | "keys";
  /** Presses what is drawn, after pushing on whatever box hides it. @throws Unreachable */
  press(selector: string, nth?: number): Promise<void>;
  /** Makes an answer of a list. */
  answer(nth: number): Promise<void>;
  roll(): Promise<void>;
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  /** Nothing more of this kind. */
  end(): Promise<void>;
  /** Takes a unit of the list in hand. */
  take(key: string): Promise<void>;
  /** Leads a unit that stands on the board towards a point. */
  lead(key: string, to: At): Promise<void>;
  /** Puts what is in hand down at a point of the board. */
  put(at: At): Promise<void>;
  /** Turns what is in hand a little. */
  turn(seen: Seen, left: boolean): Promise<void>;
  /** Pushes along its rail what is tried. */
  slide(seen: Seen, left: boolean): Promise<void>;
  spot(nth: number): Promise<void>;
  /** Brings the view nearer, or pushes it on. */
  view(seen: Seen, at: At): Promise<void>;
  /** Looks at somebody's card. */
  pick(key: string, at: At): Promise<void>;
  /** Something of a list that opens: no browser lets a program press what the system draws. */
  choose(selector: string, value: string): Promise<void>;
}

/** One that points: it can come to a thing without pressing it. */
export interface Pointer extends Hand {
  /** Pushes boxes on until the thing can be pressed, and says where. @throws Unreachable */
  reached(selector: string, nth?: number): Promise<At>;
}

/** Something that a hand cannot come to. */
export class Unreachable extends Error {}

const PUSHES = 40;

/** Pushes boxes on until the thing can be touched. @throws Unreachable */
async function found(
  page: Page,
  selector: string,
  nth: number,
  push: (box: Drawn, by: number, across: number) => Promise<void>,
): Promise<At> {
  let told = "is never in reach";
  for (let i = 0; i < PUSHES; i++) {
    const way = await reach(page, selector, nth);
    if ("at" in way) return way.at;
    if ("push" in way) await push(way.push, way.by, way.across);
    else {
      told = way.fault;
      // It may be on its way: two frames later it is there, or it is not.
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      if (i > 8) break;
    }
  }
  throw new Unreachable(`${selector} [${nth}] ${told}`);
}

const between = (a: At, b: At, part: number): At => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** Who stands on the board. */
const piece = (key: string): string => `svg.board [data-piece="${key}"] .hull`;

/** What differs between those that point: how they push a box on, press and drag, and by how much a drag turns or slides. */
interface Pointing {
  push(box: Drawn, by: number, across: number): Promise<void>;
  press(at: At): Promise<void>;
  drag(from: At, to: At): Promise<void>;
  readonly turns: At;
  readonly slides: At;
}

function pointing(
  page: Page,
  { push, press: at, drag, turns, slides }: Pointing,
): Omit<Pointer, "name" | "view" | "pick"> {
  const reached = (selector: string, nth = 0): Promise<At> => found(page, selector, nth, push);
  const press = async (selector: string, nth = 0): Promise<void> => at(await reached(selector, nth));
  const by = (left: boolean): number => (left ? -1 : 1);
  return {
    press,
    reached,
    answer: (nth) => press(".prompt .answer", nth),
    roll: () => press("#roll"),
    confirm: () => press("#confirm"),
    cancel: () => press("#cancel"),
    end: () => press(".prompt [data-ends]"),
    take: (key) => press(`.prompt [data-unit="${key}"]`),
    async lead(key, to) {
      await drag(await reached(piece(key)), to);
    },
    put: at,
    turn: ({ knob }, left) =>
      knob === null
        ? press(left ? "#turn-left" : "#turn-right")
        : drag(knob, { x: knob.x + by(left) * turns.x, y: knob.y + turns.y }),
    slide: ({ ghosts: [ghost] }, left) =>
      ghost === undefined
        ? press(left ? "#slide-left-end" : "#slide-right-end")
        : drag(ghost, { x: ghost.x + by(left) * slides.x, y: ghost.y - by(left) * slides.y }),
    spot: (nth) => press("svg.board [data-spot]", nth),
    async choose(selector, value) {
      await page.selectOption(selector, value);
    },
  };
}

export function mouse(page: Page): Pointer {
  const wheel = async (at: At, by: number, across: number): Promise<void> => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(across, by);
    await page.waitForTimeout(30);
  };
  const click = (at: At): Promise<void> => page.mouse.click(at.x, at.y);
  const drag = async (from: At, to: At): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  };
  return {
    name: "mouse",
    ...pointing(page, { push: wheel, press: click, drag, turns: { x: 30, y: 8 }, slides: { x: 25, y: 0 } }),
    async view({ field }, at) {
      await wheel(at, -240, 0);
      await drag(
        { x: field.x - field.wide + 6, y: field.y + field.high - 6 },
        { x: field.x - field.wide + 50, y: field.y },
      );
    },
    pick: (_, at) => click(at),
  };
}

/** A finger, as the browser gets it from a screen. */
export async function finger(page: Page): Promise<Pointer> {
  const by: CDPSession = await page.context().newCDPSession(page);
  type Kind = "touchStart" | "touchMove" | "touchEnd";
  const touch = (type: Kind, ...points: readonly At[]): Promise<unknown> =>
    by.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  const tap = async (at: At): Promise<void> => {
    await touch("touchStart", at);
    await touch("touchEnd");
    // What a tap presses the browser tells a moment later.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
  };
  const drag = async (from: At, to: At, steps = 8): Promise<void> => {
    await touch("touchStart", from);
    for (let i = 1; i <= steps; i++) await touch("touchMove", between(from, to, i / steps));
    await touch("touchEnd");
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
  };
  const push = async (box: Drawn, down: number, across: number): Promise<void> => {
    // The first pixels are not counted: a tap may stray that far.
    const far = (by: number): number => Math.sign(by) * Math.min(120, Math.abs(by) + (by === 0 ? 0 : 16));
    // Where the box is narrow a finger that began in it goes on beyond its edge.
    const begun = (by: number, half: number): number => Math.sign(by) * Math.min(Math.abs(far(by)) / 2, half * 0.7);
    const from = { x: box.x + begun(across, box.wide), y: box.y + begun(down, box.high) };
    await drag(from, { x: from.x - far(across), y: from.y - far(down) }, 12);
    await page.waitForTimeout(60);
  };
  return {
    name: "touch",
    // On a phone the table stands upright: along a facing is up and down.
    ...pointing(page, { push, press: tap, drag, turns: { x: 36, y: 10 }, slides: { x: 0, y: 30 } }),
    async view({ field }, at) {
      // Two fingers apart, then one that pushes.
      const [a, b] = [
        { x: at.x - 30, y: at.y },
        { x: at.x + 30, y: at.y },
      ];
      await touch("touchStart", a);
      await touch("touchStart", a, b);
      for (let i = 1; i <= 5; i++) await touch("touchMove", { ...a, x: a.x - 5 * i }, { ...b, x: b.x + 5 * i });
      await touch("touchEnd", { ...a, x: a.x - 25 });
      await touch("touchEnd");
      await drag(
        { x: field.x - field.wide + 12, y: field.y + field.high - 12 },
        { x: field.x - field.wide + 60, y: field.y },
      );
    },
    async pick(_, at) {
      // Held, as one does to look at something; it must lead nobody anywhere.
      await touch("touchStart", at);
      await page.waitForTimeout(650);
      await touch("touchEnd");
    },
  };
}

/** Nothing but keys: those of the battle, and Tab to all else. */
export function keyboard(page: Page): Hand {
  const onIt = (selector: string, nth: number): Promise<boolean> =>
    page.evaluate(
      ([s, n]) =>
        document.activeElement !== null &&
        document.querySelectorAll(s as string)[n as number] === document.activeElement,
      [selector, nth] as const,
    );
  const focus = async (selector: string, nth: number): Promise<void> => {
    for (let i = 0; i < 260; i++) {
      if (await onIt(selector, nth)) return;
      await keys(page, i < 4 ? "Tab" : i < 12 ? "Shift+Tab" : "Tab");
    }
    throw new Unreachable(`${selector} [${nth}] is reached by no Tab`);
  };
  const press = async (selector: string, nth = 0): Promise<void> => {
    await focus(selector, nth);
    const box = await page.evaluate(() => document.activeElement?.getAttribute("type") === "checkbox");
    await keys(page, box ? "Space" : "Enter");
  };
  const chosen = async (key: string): Promise<boolean> =>
    (await page.getAttribute(`.prompt [data-unit="${key}"]`, "aria-pressed")) === "true";
  const take = async (key: string): Promise<void> => {
    for (let i = 0; i < 40 && !(await chosen(key)); i++) await keys(page, "n");
    if (!(await chosen(key))) throw new Unreachable(`unit ${key} is reached by no N`);
  };
  /** Out of a box that arrows would scroll: to what is asked. */
  const away = async (): Promise<void> => {
    const scrolls = await page.evaluate(
      () => document.activeElement?.closest(".pane, dialog, select, .story-chips") != null,
    );
    if (scrolls) await page.evaluate(() => document.querySelector<HTMLElement>(".prompt-body")?.focus());
  };
  const arrow = (from: At, to: At): string => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp";
  };
  const foot = async (selector: string): Promise<void> => {
    // With the focus on another button Enter is that button's: the one that is meant is gone to.
    const elsewhere = await page.evaluate(() =>
      ["BUTTON", "A", "SUMMARY", "INPUT"].includes(document.activeElement?.tagName ?? ""),
    );
    if (elsewhere) await press(selector);
    else await keys(page, "Enter");
  };
  return {
    name: "keys",
    press,
    async answer(nth) {
      await (nth < 9 ? keys(page, String(nth + 1)) : press(".prompt .answer", nth));
    },
    roll: () => keys(page, "r"),
    confirm: () => foot("#confirm"),
    cancel: () => keys(page, "Escape"),
    end: () => keys(page, "e"),
    take,
    async lead(key, to) {
      const { units, pieces } = await look(page);
      if (units.length > 1 && units.some((u) => u.key === key)) await take(key);
      const from = pieces.find((p) => p.key === key);
      await away();
      // Straight on as far as it goes; or bit by bit about a corner first.
      const side = from !== undefined && to.x > from.x ? "]" : "[";
      if (Math.round(to.x) % 3 === 0) await keys(page, side, side, side);
      await keys(page, "Shift+ArrowUp");
    },
    async put(at) {
      await away();
      await keys(page, "ArrowUp");
      const { ghosts } = await look(page);
      const from = ghosts[0];
      if (from !== undefined) {
        const far = Math.hypot(at.x - from.x, at.y - from.y);
        for (let i = 0; i < Math.min(8, far / 12); i++) await keys(page, arrow(from, at));
      }
    },
    async turn(_, left) {
      await away();
      await keys(page, left ? "[" : "]");
    },
    async slide(_, left) {
      await away();
      await keys(page, left ? "ArrowLeft" : "ArrowRight", left ? "ArrowUp" : "ArrowDown");
    },
    async spot(nth) {
      await focus("svg.board [data-spot]", nth);
      await keys(page, "Enter");
    },
    async view() {
      await keys(page, "+", "v", "v", "v", "v");
    },
    async pick(key) {
      await focus(`svg.board [data-piece="${key}"]`, 0);
      await keys(page, "Enter");
    },
    async choose(selector, value) {
      await focus(selector, 0);
      for (let i = 0; i < 30; i++) {
        if ((await page.inputValue(selector)) === value) return;
        await keys(page, i < 15 ? "ArrowDown" : "ArrowUp");
      }
      throw new Unreachable(`${selector} does not come to ${value}`);
    },
  };
}
