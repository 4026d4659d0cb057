import { type Message, say } from "@tercio/kernel";
import { type EditorField, inDegrees, inInches, type Piece, type Stand } from "@tercio/board";
import { fromDegrees, fromInches, type System } from "@tercio/board";
import { useEffect, useState } from "react";
import { languageNow } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

type Value = number | boolean | string;

/** A number that is taken when its field is left or Enter is pressed; what is none is put back. */
function NumberField({
  id,
  label,
  now,
  least,
  most,
  whole = true,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  readonly onChange: (value: number) => void;
}) {
  const shown = String(Math.round(now * 100) / 100);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const take = (): void => {
    const value = Number(text.trim().replace(",", "."));
    if (text.trim() === "" || !Number.isFinite(value)) return setText(shown);
    const bounded = Math.min(most, Math.max(least, whole ? Math.round(value) : value));
    setText(String(bounded));
    if (text !== shown) onChange(bounded);
  };
  return (
    <label className="position-row">
      <span>{label}</span>
      <input
        id={id}
        inputMode={whole ? "numeric" : "decimal"}
        size={5}
        value={text}
        onChange={(e) => setText(e.target.value)}
        onBlur={take}
        onKeyDown={(e) => {
          if (e.key === "Enter") take();
          if (whole && (e.key === "ArrowUp" || e.key === "ArrowDown")) {
            e.preventDefault();
            const next = Math.min(most, Math.max(least, now + (e.key === "ArrowUp" ? 1 : -1)));
            if (next !== now) onChange(next);
          }
        }}
      />
    </label>
  );
}

/** Where a piece stands: inches from the middle of the table, and where it looks. */
export function PlaceFields({ piece, onMove }: { readonly piece: Piece; readonly onMove: (to: Stand) => void }) {
  const { t } = useTranslation();
  const { x, y, facing } = piece;
  return (
    <fieldset className="position-place">
      <legend>{t("correctPlace")}</legend>
      <NumberField
        {...{ id: "position-x", label: t("correctX"), now: inInches(x), least: -60, most: 60, whole: false }}
        onChange={(to) => onMove({ x: fromInches(to), y, facing })}
      />
      <NumberField
        {...{ id: "position-y", label: t("correctY"), now: inInches(y), least: -60, most: 60, whole: false }}
        onChange={(to) => onMove({ x, y: fromInches(to), facing })}
      />
      {piece.kind !== "body" ? null : (
        <NumberField
          {...{
            id: "position-facing",
            label: t("correctFacing"),
            now: inDegrees(facing),
            least: 0,
            most: 360,
            whole: false,
          }}
          onChange={(to) => onMove({ x, y, facing: fromDegrees(to) })}
        />
      )}
    </fieldset>
  );
}

/** The fields of a piece or of the whole position; those of a group are folded under its name. */
export function Fields({
  system,
  fields,
  onChange,
}: {
  readonly system: System;
  readonly fields: readonly EditorField[];
  readonly onChange: (field: string, value: Value) => void;
}) {
  const words = (m: Message): string => say(system, m, languageNow());
  const groups = [...new Set(fields.flatMap((f) => (f.group === undefined ? [] : [words(f.group)])))];
  const inGroup = (group: string | null): readonly EditorField[] =>
    fields.filter((f) => (f.group === undefined ? null : words(f.group)) === group);
  const row = (f: EditorField) => {
    const id = `position-${f.id.replaceAll(" ", "-")}`;
    if (f.kind === "number")
      return (
        <NumberField
          key={f.id}
          {...{ id, label: words(f.label), now: f.now, least: f.least, most: f.most }}
          onChange={(value) => onChange(f.id, value)}
        />
      );
    if (f.kind === "flag")
      return (
        <label key={f.id} className="position-row">
          <span>{words(f.label)}</span>
          <input id={id} type="checkbox" checked={f.now} onChange={(e) => onChange(f.id, e.target.checked)} />
        </label>
      );
    return (
      <label key={f.id} className="position-row">
        <span>{words(f.label)}</span>
        <select id={id} value={f.now} onChange={(e) => onChange(f.id, e.target.value)}>
          {f.options.map((o) => (
            <option key={o.id} value={o.id}>
              {words(o.label)}
            </option>
          ))}
        </select>
      </label>
    );
  };
  return (
    <div className="position-fields">
      {inGroup(null).map(row)}
      {groups.map((group) => (
        <details key={group}>
          <summary>{group}</summary>
          {inGroup(group).map(row)}
        </details>
      ))}
    </div>
  );
}
