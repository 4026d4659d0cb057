import "./story.css";
import { useMemo, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { boardOf } from "../session/board.ts";
import { finder } from "../log/sieve.ts";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { leadTo } from "../session/led.ts";
import { awaited } from "../session/store.ts";
import { finish, showAgain } from "../session/watching.ts";
import { ChipLine } from "./ChipLine.tsx";
import { because } from "./because.ts";
import { chipsOf } from "./chips.ts";
import { sinceOwn } from "../session/gone.ts";
import { reasonsSince } from "../session/reasons.ts";

/** A chip with its moments: a line of the log each, and what is read of it; `null`: the line itself. */
interface ChipShown {
  readonly id: string;
  readonly text: string;
  readonly moments: readonly { readonly line: number; readonly words: string | null }[];
}

/** What happened since a person here was asked last, in a few chips; each opens its moments one after the other. The last has why. */
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
  const chips = useMemo((): readonly ChipShown[] => {
    if (welcome) return [];
    const { from, chips: told } = chipsOf({ battle, past, lines, seats }, t);
    const begun = sinceOwn({ battle, past });
    const why = begun === null || !awaited({ battle, seats }) ? [] : reasonsSince(past, begun);
    const strands = told.map(({ events, ...c }) => ({
      ...c,
      moments: events.map((i) => ({ line: from + i, words: null })),
    }));
    if (why.length === 0) return strands;
    const moments = why.map((one) => ({ line: one.line, words: because(one, t) }));
    return [...strands, { id: "reasons", text: t("reasons"), moments }];
  }, [battle, past, lines, seats, welcome, t]);
  /** Which moment of which chip is open, and of which story. */
  const [open, setOpen] = useState<{ readonly of: string; readonly chip: string; readonly nth: number } | null>(null);
  if (chips.length === 0) return null;
  const of = `${battle.dice.seed} ${lines.length}`;
  const chip = open?.of === of ? chips.find((c) => c.id === open.chip) : undefined;
  const nth = open?.nth ?? 0;
  const moment = chip?.moments[nth];
  const event = moment === undefined ? undefined : lines[moment.line];
  const words = moment?.words ?? (event === undefined ? null : said(event.message));

  /** Shows a moment: whoever it is about is chosen on the field. */
  const show = (id: string, to: number): void => {
    setOpen({ of, chip: id, nth: to });
    const { line = 0 } = chips.find((c) => c.id === id)?.moments[to] ?? {};
    const [piece] = lines[line] === undefined ? [] : finder(system(), boardOf(battle).pieces).about(lines[line]);
    if (piece !== undefined) select(piece.key);
    showAgain(line);
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
      {chip === undefined || moment === undefined || words === null ? null : (
        <div className="moment">
          <p role="status" tabIndex={0}>
            {words}
          </p>
          {chip.moments.length < 2 ? null : (
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
                {nth + 1}/{chip.moments.length}
              </span>
              <button
                type="button"
                aria-label={t("momentNext")}
                disabled={nth + 1 === chip.moments.length}
                onClick={() => show(chip.id, nth + 1)}
              >
                ›
              </button>
            </>
          )}
          <button type="button" className="in-log" onClick={() => leadTo(moment.line)}>
            {t("log")}
          </button>
        </div>
      )}
    </section>
  );
}
