import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";

/** How many are hidden beyond each edge of the line. */
interface Hidden {
  readonly before: number;
  readonly after: number;
}

function hiddenIn(line: HTMLElement): Hidden {
  const { left, right } = line.getBoundingClientRect();
  const boxes = [...line.children].map((chip) => chip.getBoundingClientRect());
  return {
    before: boxes.filter((b) => b.left < left - 1).length,
    after: boxes.filter((b) => b.right > right + 1).length,
  };
}

/**
 * A line of chips that goes on beyond its edge where there is no room: how many are hidden there stands on a button that
 * brings them, and at the end leads back, so that none is cut off without a sign.
 */
export function ChipLine({
  label,
  className = "story-chips",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [{ before, after }, setHidden] = useState<Hidden>({ before: 0, after: 0 });
  const look = (): void => {
    const now = box.current === null ? null : hiddenIn(box.current);
    if (now !== null) setHidden((was) => (was.before === now.before && was.after === now.after ? was : now));
  };
  // Other words, other chips, another language: whatever is drawn anew may be of another width.
  useEffect(look);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", look);
    };
    // It looks at what is there whenever it is called.
  }, []);
  // Whichever is chosen is seen.
  const chosen = useRef<Element | null>(null);
  useEffect(() => {
    const line = box.current;
    const now = line?.querySelector(":scope > [aria-pressed=true]") ?? null;
    const was = chosen.current;
    chosen.current = now;
    if (line === null || now === null || now === was) return;
    const [{ left, right }, chip] = [line.getBoundingClientRect(), now.getBoundingClientRect()];
    if (chip.left < left || chip.right > right) line.scrollLeft += chip.left - left - 12;
  });
  /** Brings what is hidden; whoever came by keys stands at the first of it. */
  const bring = (): void => {
    const line = box.current;
    if (line === null) return;
    const { left, right } = line.getBoundingClientRect();
    const chips = [...line.children].filter((c) => c instanceof HTMLElement);
    const next = after > 0 ? chips.find((c) => c.getBoundingClientRect().right > right + 1) : chips[0];
    if (next === undefined) return;
    line.scrollLeft += next.getBoundingClientRect().left - left - 12;
    next.focus({ preventScroll: true });
  };
  const shape = [className, after > 0 ? "more" : "", before > 0 ? "past" : ""].filter((name) => name !== "").join(" ");
  return (
    <div className="chip-line">
      <div className={shape} ref={box} tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      {before + after === 0 ? null : (
        <button
          type="button"
          className="chips-on"
          aria-label={after > 0 ? t("chipsOn", { n: after }) : t("chipsBack", { n: before })}
          onClick={bring}
        >
          {after > 0 ? `+${after} ›` : `‹ ${before}`}
        </button>
      )}
    </div>
  );
}
