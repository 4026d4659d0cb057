import { there } from "@tercio/kernel";
import { type PointerEvent, type RefObject, useRef } from "react";
import { useFrame } from "./frame.ts";
import { pointIn } from "./seen.ts";

export interface At {
  readonly x: number;
  readonly y: number;
}

/** What is held, and where it was taken hold of, millimetres as they are seen. */
interface Held {
  readonly from: At;
}

/** What of a field is seen: its middle and width, its height, a pixel in millimetres; and how it is made larger about a point. */
interface Field {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly cam: At & { readonly w: number };
  readonly high: number;
  readonly scale: number;
  readonly zoom: (by: number, about: At) => void;
}

/** Fingers and a mouse on a field: what they hold and how far it has gone; two fingers make the field larger or smaller. */
export function useGrip<D extends Held>({ svg, cam, high, scale, zoom }: Field) {
  const drag = useRef<D | null>(null);
  const fingers = useRef(new Map<number, At>());
  const { soon, now } = useFrame();
  const point = (event: { readonly clientX: number; readonly clientY: number }): At => pointIn(svg, cam, high, event);
  return {
    drag,
    /** Does something when the next frame is drawn, of what was to be done then the last alone. */
    soon,
    point,
    /** How far a pointer may stray before it counts as moved; a finger is not as still as a mouse. */
    slack: (event: PointerEvent<Element>, pixels: number): number =>
      (event.pointerType === "touch" ? pixels * 2 : pixels) * scale,
    hold(event: PointerEvent<Element>, held: D): void {
      event.stopPropagation();
      drag.current = held;
      svg.current?.setPointerCapture(event.pointerId);
    },
    /** A pointer comes down on the field. @returns whether it is the first, and nothing is held yet */
    down(event: PointerEvent<SVGSVGElement>): boolean {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      svg.current?.setPointerCapture(event.pointerId);
      // A second finger makes it larger or smaller: lifting that is no tap, and takes nothing out of the first one's hold.
      if (fingers.current.size > 1) drag.current = null;
      return fingers.current.size === 1 && drag.current === null;
    },
    /** The part of the ground that a pointer is on. */
    groundOf: (event: PointerEvent<Element>): string | undefined =>
      event.target instanceof Element
        ? event.target.closest<SVGElement>("[data-ground]")?.dataset["ground"]
        : undefined,
    /** What is held has been led so far; null where nothing is, or two fingers change how large the field is. */
    led(
      event: PointerEvent<SVGSVGElement>,
    ): { readonly held: D; readonly to: At; readonly by: At; readonly far: number } | null {
      const before = fingers.current.get(event.pointerId);
      if (fingers.current.size === 2 && before !== undefined) {
        const other = there([...fingers.current].find(([k]) => k !== event.pointerId)?.[1]);
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const middle = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
        if (is > 0) zoom(was / is, point(middle));
        return null;
      }
      const held = drag.current;
      if (held === null) return null;
      const to = point(event);
      const by = { x: to.x - held.from.x, y: to.y - held.from.y };
      return { held, to, by, far: Math.hypot(by.x, by.y) };
    },
    /** A pointer is lifted, or taken away by the browser. @returns what it held */
    lift(event: PointerEvent<SVGSVGElement>): D | null {
      now();
      fingers.current.delete(event.pointerId);
      const held = drag.current;
      drag.current = null;
      return held;
    },
  };
}
