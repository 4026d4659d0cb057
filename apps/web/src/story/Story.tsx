import "./story.css";
import { useMemo, useState } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { boardOf } from "../session/board.ts";
import { finder } from "../log/sieve.ts";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { leadTo } from "../session/led.ts";
import { finish, showAgain } from "../session/watching.ts";
import { ChipLine } from "./ChipLine.tsx";
import { chipsOf } from "./chips.ts";

/** What happened since a person here was asked last, in a few chips; each opens its moments one after the other. */
export function Story() {
  const { t } = useTranslation();
  const { battle, past, lines, seats, welcome, select } = useParts(
    "battle",
    "past",
    "lines",
    "seats",
    "welcome",
    "select",
  );
  const { from, chips } = useMemo(
    () => (welcome ? { from: 0, chips: [] } : chipsOf({ battle, past, lines, seats }, t)),
    [battle, past, lines, seats, welcome, t],
  );
  /** Which moment of which chip is open, and of which story. */
  const [open, setOpen] = useState<{ readonly of: string; readonly chip: string; readonly nth: number } | null>(null);
  if (chips.length === 0) return null;
  const of = `${battle.dice.seed} ${lines.length}`;
  const chip = open?.of === of ? chips.find((c) => c.id === open.chip) : undefined;
  const nth = open?.nth ?? 0;
  const line = from + (chip?.events[nth] ?? 0);
  const event = lines[line];

  /** Shows a moment: whoever it is about is chosen on the field. */
  const show = (id: string, to: number): void => {
    setOpen({ of, chip: id, nth: to });
    const moment = lines[from + (chips.find((c) => c.id === id)?.events[to] ?? 0)];
    const [piece] = moment === undefined ? [] : finder(system(), boardOf(battle).pieces).about(moment);
    if (piece !== undefined) select(piece.key);
    showAgain(from + (chips.find((c) => c.id === id)?.events[to] ?? 0));
  };
  return (
    <section className="story" aria-label={t("story")}>
      <ChipLine label={t("story")}>
        {chips.map((c) => (
          <button
            type="button"
            key={c.id}
            className="story-chip"
            aria-expanded={c === chip}
            onClick={() => {
              if (c !== chip) return show(c.id, 0);
              finish();
              setOpen(null);
            }}
          >
            {c.text}
          </button>
        ))}
      </ChipLine>
      {chip === undefined || event === undefined ? null : (
        <div className="moment">
          <p role="status">{said(event.message)}</p>
          {chip.events.length < 2 ? null : (
            <>
              <button
                type="button"
                aria-label={t("momentBefore")}
                disabled={nth === 0}
                onClick={() => show(chip.id, nth - 1)}
              >
                ‹
              </button>
              <span className="soft">
                {nth + 1}/{chip.events.length}
              </span>
              <button
                type="button"
                aria-label={t("momentNext")}
                disabled={nth + 1 === chip.events.length}
                onClick={() => show(chip.id, nth + 1)}
              >
                ›
              </button>
            </>
          )}
          <button type="button" className="in-log" onClick={() => leadTo(line)}>
            {t("log")}
          </button>
        </div>
      )}
    </section>
  );
}
