import type { CalculatorForm, GivenNumbers } from "@tercio/kernel";
import { counted } from "@tercio/odds";
import { useId, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { useMessages } from "./messages/index.ts";

/** Lists with their units, as a question names them. */
export type Lists = readonly {
  readonly name: string;
  readonly units: readonly {
    readonly name: string;
    /** What it has besides its name: how many, with what. */
    readonly more: string;
    readonly told: string;
  }[];
}[];

type Put = (name: string, value: number | boolean | string | null) => void;
interface PartOf<Part> {
  readonly part: Part;
  readonly given: GivenNumbers;
  readonly put: Put;
}

function WordInput({
  part: word,
  given,
  put,
  lists,
}: PartOf<NonNullable<CalculatorForm["words"]>[number]> & { readonly lists: Lists }) {
  const w = useMessages();
  const { language } = useTranslation();
  const value = String(given[word.id] ?? word.usual ?? "");
  const listed = (word.piece === true ? lists : []).flatMap((list) => {
    const units = list.units.filter((u) => word.fits?.(u.told) ?? true);
    return units.length === 0 ? [] : [{ ...list, units }];
  });
  const other = !word.of.includes(value) && !listed.some((l) => l.units.some((u) => u.told === value));
  return (
    <label>
      <span>{word.title[language]}</span>
      <select
        data-word={word.id}
        value={value}
        onChange={(e) => put(word.id, e.target.value === "" ? null : e.target.value)}
      >
        {typeof word.usual === "string" ? null : <option value="">{w.none}</option>}
        {word.of.map((one) => (
          <option key={one} value={one}>
            {word.titles?.[one]?.[language] ?? one}
          </option>
        ))}
        {listed.map((list) => (
          <optgroup key={list.name} label={list.name}>
            {list.units.map((u) => (
              <option key={u.told} value={u.told}>
                {u.name}
                {u.more === "" ? "" : ` · ${u.more}`}
              </option>
            ))}
          </optgroup>
        ))}
        {value !== "" && other ? <option value={value}>{w.brought}</option> : null}
      </select>
    </label>
  );
}

function NumberInput({ part: n, given, put }: PartOf<CalculatorForm["numbers"][number]>) {
  const w = useMessages();
  const { language } = useTranslation();
  return (
    <label>
      <span>{n.title[language]}</span>
      <input
        type="number"
        inputMode="numeric"
        data-number={n.id}
        min={n.least}
        max={n.most}
        step={1}
        placeholder={
          n.otherwise?.[language] ?? (typeof n.usual === "number" ? String(n.usual) : n.usual === null ? w.none : "")
        }
        value={typeof given[n.id] === "number" ? Number(given[n.id]) : ""}
        onChange={(e) => put(n.id, e.target.value === "" ? null : Number(e.target.value))}
      />
    </label>
  );
}

function FlagInput({ part: flag, given, put }: PartOf<CalculatorForm["flags"][number]>) {
  const { language } = useTranslation();
  const id = useId();
  return (
    <label className="flag" htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        data-flag={flag.id}
        checked={given[flag.id] === true}
        onChange={(e) => put(flag.id, e.target.checked)}
      />
      <span>{flag.title[language]}</span>
    </label>
  );
}

/** What is asked, number by number; what is seldom wanted is behind one press. */
export function Inputs({
  asked: { numbers, words = [], flags },
  given,
  legend,
  lists,
  onChange,
}: {
  readonly asked: CalculatorForm;
  readonly given: GivenNumbers;
  readonly legend: string;
  /** Units of the player’s lists, for words that stand for a unit. */
  readonly lists: Lists;
  readonly onChange: (given: GivenNumbers) => void;
}) {
  const w = useMessages();
  const put: Put = (name, value) => {
    const { [name]: _, ...others } = given;
    onChange(value === null || value === false ? others : { ...others, [name]: value });
  };
  const shown = [...words, ...numbers, ...flags].filter((part) => counted(part, words, given));
  const more = shown.filter((part) => part.more === true);
  // What was given is seen from the start.
  const [open, setOpen] = useState(() => more.some(({ id }) => given[id] !== undefined));
  const parts = (behind: boolean) => {
    const here = (part: (typeof shown)[number]): boolean => shown.includes(part) && (part.more === true) === behind;
    return (
      <>
        {words.filter(here).map((part) => (
          <WordInput key={part.id} {...{ part, given, put, lists }} />
        ))}
        {numbers.filter(here).map((part) => (
          <NumberInput key={part.id} {...{ part, given, put }} />
        ))}
        {flags.filter(here).map((part) => (
          <FlagInput key={part.id} {...{ part, given, put }} />
        ))}
      </>
    );
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      {parts(false)}
      {more.length === 0 ? null : (
        <details className="more" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
          <summary>{w.more}</summary>
          <div>{parts(true)}</div>
        </details>
      )}
    </fieldset>
  );
}
