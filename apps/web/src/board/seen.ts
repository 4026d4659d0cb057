import { there } from "@tercio/kernel";
import { type RefObject, useEffect, useState } from "react";
import type { Camera } from "./camera.ts";

/** Pixels of a drawing, as the window gives it room. */
export function useSizeOf(svg: RefObject<SVGSVGElement | null>, usual: { readonly w: number; readonly h: number }) {
  const [size, setSize] = useState(usual);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const watch = new ResizeObserver(
      ([e]) =>
        e !== undefined && e.contentRect.height > 0 && setSize({ w: e.contentRect.width, h: e.contentRect.height }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return size;
}

/** Where a pointer is in a drawing of which this part is seen, so many millimetres high: millimetres, y downwards. */
export function pointIn(
  svg: RefObject<SVGSVGElement | null>,
  { x, y, w }: Camera,
  high: number,
  event: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } {
  const box = there(svg.current).getBoundingClientRect();
  return {
    x: x - w / 2 + ((event.clientX - box.left) / box.width) * w,
    y: y - high / 2 + ((event.clientY - box.top) / box.height) * high,
  };
}
