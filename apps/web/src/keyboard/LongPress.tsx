import type { PieceKey } from "@tercio/board";
import { useEffect, useState } from "react";
import { usePointed } from "../board/sights.ts";
import { pointIn } from "../board/spot.ts";
import { boardOf } from "../session/board.ts";
import { useSession } from "../session/store.ts";

/** A finger that rests so long, milliseconds, and strays no farther, pixels, asks what something is. */
const LONG = 450;
const STILL = 10;
/** How long the answer stays once the finger is lifted, milliseconds. */
const STAYS = 1800;
/** The words stay so far from both sides of the window, and above the finger, pixels. */
const ASIDE = 100;
const ABOVE = 44;

interface Named {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What something is called that has no words on it, or not all of them. */
function nameOf(element: Element): string | null {
  const named = element.closest<HTMLElement | SVGElement>("button, a, summary, [role=button], [role=img], [title]");
  const name = named?.getAttribute("aria-label") ?? named?.getAttribute("title") ?? null;
  // What is hidden of a small screen's buttons is not read there.
  const seen = named instanceof HTMLElement ? named.innerText : "";
  return name === null || name === seen.trim() ? null : name;
}

/** Whom or what of the board a finger rests on. */
function pieceAt(element: Element): PieceKey | null {
  const on = element.closest<SVGElement>("svg.board [data-piece], svg.board [data-ground], svg.board [data-ghost]");
  const key = on?.dataset["piece"] ?? on?.dataset["ghost"] ?? on?.dataset["ground"];
  const { battle } = useSession.getState();
  return boardOf(battle).pieces.find((p) => String(p.key) === key)?.key ?? null;
}

/**
 * A finger that rests on something is told what it is, as a mouse is that rests there: the name of a sign, who stands on
 * the board and what his signs mean, the rule of a line. Nothing is pressed by it.
 */
export function LongPress() {
  const [named, setNamed] = useState<Named | null>(null);
  useEffect(() => {
    let timer = 0;
    let from: { readonly x: number; readonly y: number } | null = null;
    let since = 0;
    /** This finger has been answered: lifting it presses nothing. */
    let answered = false;
    /** What has the focus only because a finger asked about it. */
    let shown: HTMLElement | null = null;
    const forget = (): void => {
      setNamed(null);
      if (shown !== null && document.activeElement === shown) shown.blur();
      shown = null;
      const { pressed, spot } = usePointed.getState();
      if (pressed !== null || spot !== null) usePointed.setState({ pressed: null, spot: null });
    };
    const ask = (element: Element, x: number, y: number): void => {
      const pressed = pieceAt(element);
      const rule = element.closest<HTMLElement>("[data-rule]")?.dataset["rule"];
      const text = nameOf(element);
      const svg = element.closest<SVGSVGElement>("svg.board");
      if (pressed !== null) usePointed.setState({ pressed });
      else if (svg?.querySelector("[data-threats]") != null && element.closest("[role=button]") === null)
        usePointed.setState({ spot: pointIn(svg, { clientX: x, clientY: y }) });
      else if (text !== null) {
        setNamed({ text, x: Math.min(Math.max(x, ASIDE), window.innerWidth - ASIDE), y });
        // Where a button would lead is drawn while it has the focus.
        shown = element.closest<HTMLElement>("button");
        shown?.focus();
      } else if (rule !== undefined) window.location.hash = `#/rules/${rule}`;
      else return;
      answered = true;
    };
    const down = (e: PointerEvent): void => {
      clearTimeout(timer);
      forget();
      answered = false;
      from = null;
      if (e.pointerType !== "touch" || !e.isPrimary || !(e.target instanceof Element)) return;
      const element = e.target;
      from = { x: e.clientX, y: e.clientY };
      since = e.timeStamp;
      timer = window.setTimeout(() => ask(element, e.clientX, e.clientY), LONG);
    };
    const move = (e: PointerEvent): void => {
      if (from === null || Math.hypot(e.clientX - from.x, e.clientY - from.y) <= STILL) return;
      clearTimeout(timer);
      forget();
      from = null;
    };
    const up = (e: PointerEvent): void => {
      clearTimeout(timer);
      from = null;
      // The page was busy and has heard late of a finger that was lifted soon: that presses.
      if (answered && e.timeStamp - since < LONG) {
        answered = false;
        forget();
      }
      if (answered) timer = window.setTimeout(forget, STAYS);
    };
    const stop = (e: Event): void => {
      if (!answered) return;
      e.preventDefault();
      e.stopPropagation();
    };
    const listening = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", stop],
      ["contextmenu", stop],
    ] as const;
    for (const [kind, hear] of listening) document.addEventListener(kind, hear as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [kind, hear] of listening) document.removeEventListener(kind, hear as EventListener, true);
    };
  }, []);
  if (named === null) return null;
  return (
    <div
      className="named-slip"
      aria-hidden="true"
      style={{ left: named.x, bottom: window.innerHeight - named.y + ABOVE }}
    >
      {named.text}
    </div>
  );
}
