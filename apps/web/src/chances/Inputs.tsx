import type { AskedInNumbers, GivenNumbers } from "@tercio/kernel";
import { useId } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { useWords } from "./words/index.ts";

/** What is asked, number by number. */
export function Inputs({
  asked: { numbers, words = [], flags },
  given,
  legend,
  onChange,
}: {
  readonly asked: AskedInNumbers;
  readonly given: GivenNumbers;
  readonly legend: string;
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
      {numbers.map((n) => (
        <label key={n.id}>
          <span>{n.title[language]}</span>
          <input
            type="number"
            inputMode="numeric"
            data-number={n.id}
            min={n.least}
            max={n.most}
            step={1}
            placeholder={typeof n.usual === "number" ? String(n.usual) : n.usual === null ? w.none : ""}
            value={typeof given[n.id] === "number" ? Number(given[n.id]) : ""}
            onChange={(e) => put(n.id, e.target.value === "" ? null : Number(e.target.value))}
          />
        </label>
      ))}
      {words.map((word) => (
        <label key={word.id}>
          <span>{word.title[language]}</span>
          <select
            data-word={word.id}
            value={String(given[word.id] ?? word.usual ?? "")}
            onChange={(e) => put(word.id, e.target.value === "" ? null : e.target.value)}
          >
            {typeof word.usual === "string" ? null : <option value="">{w.none}</option>}
            {word.of.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      ))}
      {flags.map((flag) => (
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
