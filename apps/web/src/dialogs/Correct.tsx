import { called } from "../session/called.ts";
import { useState } from "react";
import {
  type Correctable,
  type Correction,
  fromDegrees,
  fromInches,
  inDegrees,
  inInches,
  type PieceKey,
} from "@tercio/board";
import { SideMark } from "../log/SideMark.tsx";
import { useParts } from "../session/parts.ts";
import { said, system } from "../session/said.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { useTranslation } from "../messages/useTranslation.tsx";

/** A name and its field stand side by side, however narrow. */
const NARROW = { flexDirection: "row", flexWrap: "nowrap", alignItems: "center" } as const;

/** What is typed, as text until it is a number: whoever clears a field to type anew is not hurried. */
interface Typed {
  readonly figures: { readonly [id: string]: string };
  readonly x: string;
  readonly y: string;
  readonly facing: string;
  readonly ends: readonly number[];
}

const shown = (n: number): string => String(Math.round(n * 100) / 100);
const asTyped = (c: Correctable): Typed => ({
  figures: Object.fromEntries(c.figures.map((f) => [f.id, String(f.now)])),
  x: c.place === null ? "" : shown(inInches(c.place.x)),
  y: c.place === null ? "" : shown(inInches(c.place.y)),
  facing: c.place?.facing == null ? "" : shown(inDegrees(c.place.facing)),
  ends: [],
});

const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));

/** The correction that the form makes: only what was typed otherwise than it stands. */
function correctionOf(c: Correctable, typed: Typed): Correction {
  const was = asTyped(c);
  const figures = Object.fromEntries(
    c.figures
      .filter((f) => typed.figures[f.id] !== was.figures[f.id])
      .map((f) => [f.id, numberOf(typed.figures[f.id] ?? "")]),
  );
  const { place } = c;
  const along = (now: string, before: string, old: number, from: (typed: number) => number): number =>
    now === before ? old : from(numberOf(now));
  const moved = typed.x !== was.x || typed.y !== was.y || typed.facing !== was.facing;
  const turned = place?.facing == null ? null : along(typed.facing, was.facing, place.facing, fromDegrees);
  return {
    piece: c.piece,
    ...(Object.keys(figures).length === 0 ? {} : { figures }),
    ...(place === null || !moved
      ? {}
      : {
          place: {
            x: along(typed.x, was.x, place.x, fromInches),
            y: along(typed.y, was.y, place.y, fromInches),
            facing: turned,
          },
        }),
    ...(typed.ends.length === 0 ? {} : { ends: typed.ends }),
  };
}

/** Puts something right by hand: whom, what, and both agree. */
export function Correct({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { battle, correct, seats, selected } = useParts("battle", "correct", "seats", "selected");
  const { rules, views } = system();
  const all = views
    .board(battle.game)
    .pieces.filter((p) => p.kind === "body" && views.correctable?.(battle.game, p.key) != null);
  const [piece, setPiece] = useState<PieceKey | null>(
    () => all.find((p) => p.key === selected)?.key ?? all[0]?.key ?? null,
  );
  const about = piece === null ? null : (views.correctable?.(battle.game, piece) ?? null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  if (about === null) return null;
  const form = typed ?? asTyped(about);
  const change = (more: Partial<Typed>): void => {
    setTyped({ ...form, ...more });
    setAsked(null);
  };
  const correction = correctionOf(about, form);
  const verdict = rules.correcting?.accept(battle.game, correction);
  const good = verdict === true;
  const people = [0, 1].filter((seat) => seats[seat] === "human");
  const field = (id: string, label: string, value: string, onChange: (text: string) => void) => (
    <label key={id} className="row" style={NARROW}>
      <span style={{ flex: 1 }}>{label}</span>
      <input
        id={`correct-${id}`}
        inputMode="decimal"
        size={6}
        value={value}
        onChange={(e) => onChange(e.target.value)}
      />
    </label>
  );
  return (
    <Dialog title={t("correct").replace("…", "")} onClose={onClose}>
      <p className="soft">{t("correctWhat")}</p>
      <label className="row" style={NARROW}>
        <span style={{ flex: 1 }}>{t("correctPiece")}</span>
        <select
          id="correct-piece"
          style={{ maxWidth: "65%" }}
          value={all.findIndex((p) => p.key === piece)}
          onChange={(e) => {
            setPiece(all[Number(e.target.value)]?.key ?? null);
            setTyped(null);
            setAsked(null);
          }}
        >
          {all.map((p, i) => (
            <option key={p.key} value={i}>
              {said(p.name)}
              {p.seat === null ? "" : ` (${called(p.seat)})`}
            </option>
          ))}
        </select>
      </label>
      {about.figures.map((f) =>
        field(f.id, `${said(f.label)} (${f.least}–${f.most})`, form.figures[f.id] ?? "", (text) =>
          change({ figures: { ...form.figures, [f.id]: text } }),
        ),
      )}
      {about.place !== null && (
        <fieldset>
          <legend>{t("correctPlace")}</legend>
          {field("x", t("correctX"), form.x, (x) => change({ x }))}
          {field("y", t("correctY"), form.y, (y) => change({ y }))}
          {about.place.facing !== null &&
            field("facing", t("correctFacing"), form.facing, (facing) => change({ facing }))}
        </fieldset>
      )}
      {about.effects.map((e) => (
        <label key={e.id} className="row" style={NARROW}>
          <input
            type="checkbox"
            checked={form.ends.includes(e.id)}
            onChange={(at) =>
              change({ ends: at.target.checked ? [...form.ends, e.id] : form.ends.filter((id) => id !== e.id) })
            }
          />
          <span>{t("correctEnds", { what: said(e.label) })}</span>
        </label>
      ))}
      <p role="status" id="correct-why">
        {verdict === undefined || verdict === true || typed === null ? "" : said(verdict.message)}
      </p>
      <div className="row">
        {asked === null
          ? people.map((seat) => (
              <button type="button" key={seat} data-asks={seat} disabled={!good} onClick={() => setAsked(seat)}>
                <SideMark seat={seat} /> {t("correctAsk", { who: called(seat) })}
              </button>
            ))
          : [1 - asked].map((seat) => (
              <button
                type="button"
                key={seat}
                className="primary"
                data-agrees={seat}
                disabled={!good}
                onClick={() => {
                  if (correct(correction, asked)) onClose();
                }}
              >
                <SideMark seat={seat} />{" "}
                {seats[seat] === "human" ? t("correctAgree", { who: called(seat) }) : t("correctAlone")}
              </button>
            ))}
        <button type="button" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
