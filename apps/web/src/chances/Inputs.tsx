import type { AskedInNumbers, GivenNumbers } from "@tercio/kernel";
import { counted } from "@tercio/odds";
import { useId } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { useWords } from "./words/index.ts";

/** Lists with their units, as a question names them. */
export type Lists = readonly {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly told: string }[];
}[];

/** What is asked, number by number. */
export function Inputs({
  asked: { numbers, words = [], flags },
  given,
  legend,
  lists,
  onChange,
}: {
  readonly asked: AskedInNumbers;
  readonly given: GivenNumbers;
  readonly legend: string;
  /** Units of the player’s lists, for words that stand for a unit. */
  readonly lists: Lists;
  readonly onChange: (given: GivenNumbers) => void;
}) {
  const w = useWords();
  const { language } = useTranslation();
  const id = useId();
  const put = (name: string, value: number | boolean | string | null): void => {
    const { [name]: _, ...others } = given;
    onChange(value === null || value === false ? others : { ...others, [name]: value });
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      {words
        .filter((word) => counted(word, words, given))
        .map((word) => {
          const value = String(given[word.id] ?? word.usual ?? "");
          const listed = word.piece === true ? lists : [];
          const other = !word.of.includes(value) && !listed.some((l) => l.units.some((u) => u.told === value));
          return (
            <label key={word.id}>
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
                      </option>
                    ))}
                  </optgroup>
                ))}
                {value !== "" && other ? <option value={value}>{w.brought}</option> : null}
              </select>
            </label>
          );
        })}
      {numbers
        .filter((n) => counted(n, words, given))
        .map((n) => (
          <label key={n.id}>
            <span>{n.title[language]}</span>
            <input
              type="number"
              inputMode="numeric"
              data-number={n.id}
              min={n.least}
              max={n.most}
              step={1}
              placeholder={
                n.otherwise?.[language] ??
                (typeof n.usual === "number" ? String(n.usual) : n.usual === null ? w.none : "")
              }
              value={typeof given[n.id] === "number" ? Number(given[n.id]) : ""}
              onChange={(e) => put(n.id, e.target.value === "" ? null : Number(e.target.value))}
            />
          </label>
        ))}
      {flags
        .filter((f) => counted(f, words, given))
        .map((flag) => (
          <label key={flag.id} className="flag" htmlFor={`${id}${flag.id}`}>
            <input
              type="checkbox"
              id={`${id}${flag.id}`}
              data-flag={flag.id}
              checked={given[flag.id] === true}
              onChange={(e) => put(flag.id, e.target.checked)}
            />
            <span>{flag.title[language]}</span>
          </label>
        ))}
    </fieldset>
  );
}
