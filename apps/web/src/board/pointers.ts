import { type BoardView, type PieceKey, pieceOf, type Preview } from "@tercio/board";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";
import { type Asked, drags, handle, joinsAt, picked, takenAlong, waits } from "../session/hands.ts";
import { answerByHand, gestureByHand } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { useView, zoom } from "./camera.ts";
import { useLatest } from "./frame.ts";
import { type At, useGrip } from "./grip.ts";
import { usePointed } from "./sights.ts";
import { onTable, type Quarter, towards } from "./turn.ts";

/** Has a finger been answered that asked what something is? */
const asksNow = (): boolean => usePointed.getState().pressed !== null || usePointed.getState().spot !== null;
interface Drag {
  readonly kind: "pan" | "piece" | "tape" | "turn" | "answer";
  /** What is taken along or turned; null: nothing but the view. */
  readonly key: PieceKey | null;
  readonly from: At;
  /** Where the front's middle was when it was taken hold of, millimetres. */
  readonly origin: At;
  /** The part of the ground that it began on. */
  readonly ground?: string | undefined;
  /** The field has been pushed: it follows the finger, so that from the place on it nobody sees it. */
  readonly pushed?: true;
}

/** What of the board a hand comes to, as it is seen. */
interface Seen {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: BoardView;
  readonly turn: Quarter;
  readonly scale: number;
  /** The middle of what is seen, and how wide and high that is, millimetres. */
  readonly cam: { readonly x: number; readonly y: number; readonly w: number };
  readonly high: number;
  readonly asked: Asked | null;
  readonly held: PieceKey | null;
  readonly preview: Preview | null;
  readonly taping: boolean;
}

/** Fingers, mouse and keys on the board: what they take, lead, turn, push, measure and answer. */
export function usePointers({ svg, view, turn, scale, cam, high, asked, held, preview, taping }: Seen) {
  const select = useSession((s) => s.select);
  const selected = useSession((s) => s.selected);
  const { drag, soon, hold, slack, ...grip } = useGrip<Drag>({ svg, cam, high, scale, zoom });
  const ground = grip.point;
  const [tape, setTape] = useState<{ a: At; b: At } | null>(null);
  useEffect(() => void (taping ? null : setTape(null)), [taping]);
  /** A piece where it is being tried out, else where it stands. */
  const bodyOf = (key: PieceKey | null) => preview?.ghosts.find((g) => g.key === key) ?? pieceOf(view, key);
  const originOf = (key: PieceKey): At => {
    const at = bodyOf(key);
    return at === undefined ? { x: 0, y: 0 } : { x: at.x / 100, y: -at.y / 100 };
  };
  /** What is in hand unchosen, as the only one there is, stays there with all that has been tried. */
  const take = (key: PieceKey): void => {
    if (held === key) useSession.setState({ selected: key });
    else if (selected !== key) select(key);
  };
  /** One's own piece first, then what it goes for: together they are the answer. */
  const answered = (key: PieceKey): boolean => {
    const answer = picked(asked, key);
    if (answer !== null) answerByHand(answer);
    return answer !== null;
  };
  const down = useLatest((event: PointerEvent<SVGGElement>, key: PieceKey): void => {
    if (taping) return;
    const taken = { key, from: ground(event), origin: originOf(key) };
    // A finger may yet rest there and ask who that is: it answers when it is lifted.
    if (event.pointerType === "touch" && picked(asked, key) !== null) return hold(event, { kind: "answer", ...taken });
    if (answered(key)) return event.stopPropagation();
    if (asked !== null && joinsAt(asked, held, key, onTable(taken.from, turn))) return event.stopPropagation();
    take(key);
    hold(event, { kind: "piece", ...taken });
  });
  const key = useLatest((event: KeyboardEvent<SVGGElement>, on: PieceKey): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (preview !== null && selected === on) return;
    event.preventDefault();
    event.stopPropagation();
    if (!answered(on)) select(on);
  });
  const downGround = (event: PointerEvent<SVGSVGElement>): void => {
    if (!grip.down(event)) return;
    const from = ground(event);
    if (taping) setTape({ a: from, b: from });
    const origin = { x: cam.x, y: cam.y };
    drag.current = { kind: taping ? "tape" : "pan", key: null, from, origin, ground: grip.groundOf(event) };
  };
  const moved = (event: PointerEvent<SVGSVGElement>): void => {
    const led = grip.led(event);
    if (led === null) return;
    const { held: d, to: p, far } = led;
    const { x: dx, y: dy } = led.by;
    if (d.kind === "tape") setTape({ a: d.from, b: p });
    else if (d.kind === "answer") {
      if (far > slack(event, 6)) drag.current = null;
    } else if (d.kind === "pan" && (d.pushed || far > slack(event, 4))) {
      drag.current = { ...d, pushed: true };
      useView.setState({ camera: { x: cam.x - dx, y: cam.y - dy, w: cam.w }, byHand: true });
    } else if (d.key === null || asked === null) return;
    else if (d.kind === "turn") {
      // Led along it turns from where it stands, otherwise where it has been taken to.
      const stands = asked.tool?.kind === "path" ? pieceOf(view, d.key) : undefined;
      const from = stands === undefined ? d.origin : { x: stands.x / 100, y: -stands.y / 100 };
      const [key, facing] = [d.key, (towards(from, p) + 65536 - turn * 16384) % 65536];
      soon(() => handle(key, { do: "face", facing }));
    } else if (d.kind !== "piece" || far <= slack(event, 6)) return;
    // What is picked by that is led from the next push on; else nothing more is tried.
    else if (asked.tool?.kind === "pick") drag.current = takenAlong(asked, d.key) ? d : null;
    else if (drags(asked, d.key)) {
      const [key, to] = [d.key, onTable({ x: d.origin.x + dx, y: d.origin.y + dy }, turn)];
      soon(() => handle(key, { do: "to", ...to }));
    }
  };
  const up = (event: PointerEvent<SVGSVGElement>): void => {
    const d = grip.lift(event);
    // The browser may take a touch for itself: nobody has tapped then, nor has who asked what something is.
    if (event.type !== "pointerup" || event.button !== 0 || (event.pointerType === "touch" && asksNow())) return;
    if (d?.kind === "answer" && d.key !== null) answered(d.key);
    else if (d?.kind === "pan" && d.pushed !== true) tapped(ground(event), d.ground);
  };
  /** A tap on the ground: there the point is that is asked for, or there goes what is in hand; else it asks what lies there. */
  const tapped = (p: At, on: string | undefined): void => {
    if (asked?.tool?.kind === "aim") gestureByHand({ do: "to", piece: null, ...onTable(p, turn) });
    const goes = held !== null && (waits(held) || asked?.tool?.kind === "path");
    if (asked !== null && goes && drags(asked, held)) {
      take(held);
      handle(held, { do: "to", ...onTable(p, turn) });
    } else if (preview === null) {
      const lying = view.pieces.find((q) => String(q.key) === on)?.key ?? null;
      if (lying !== selected) select(lying);
    }
  };
  const turns = (event: PointerEvent<Element>, key: PieceKey): void =>
    hold(event, { kind: "turn", key, from: ground(event), origin: originOf(key) });
  return { down, key, downGround, moved, up, turns, ground, bodyOf, tape };
}
