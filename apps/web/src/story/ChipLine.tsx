import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * A line of chips that goes on beyond its edge where there is no room: how many are hidden there stands on a button that
 * brings them, so that none is cut off without a sign.
 */
export function ChipLine({
  label,
  count,
  className = "story-chips",
  children,
}: {
  label: string;
  count: number;
  className?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = (): void => {
      const edge = element.getBoundingClientRect().right + 1;
      setHidden([...element.children].filter((c) => c.getBoundingClientRect().right > edge).length);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [count]);
  return (
    <div className="chip-line">
      <div
        className={hidden > 0 ? `${className} more` : className}
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {children}
      </div>
      {hidden === 0 ? null : (
        <button
          type="button"
          className="chips-on"
          aria-label={t("chipsOn", { n: hidden })}
          onClick={() => {
            const element = box.current;
            const edge = element?.getBoundingClientRect().right ?? 0;
            const next = [...(element?.children ?? [])].find((c) => c.getBoundingClientRect().right > edge + 1);
            if (element != null && next !== undefined)
              element.scrollLeft += next.getBoundingClientRect().left - element.getBoundingClientRect().left - 12;
          }}
        >
          +{hidden} ›
        </button>
      )}
    </div>
  );
}
