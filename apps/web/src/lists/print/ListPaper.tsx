import "./list-paper.css";
import { say } from "@tercio/kernel";
import { type ArmyList, type ResolvedUnit, named, unitInText } from "@tercio/rosters";
import type { Told } from "@tercio/board";
import { type ReactElement, useMemo, useState } from "react";
import { Paper } from "../../reference/print/Paper.tsx";
import { PaperBar } from "../../shell/PaperBar.tsx";
import { languageNow } from "../../messages/i18n.ts";
import type { Opened } from "../model/books.ts";
import { toldOf } from "../model/state.ts";
import { useMessages } from "../messages/index.ts";

/** Points of type, from what is read easily down to what a printer still prints sharply. */
const SIZES = [8.6, 8, 7.4, 6.8, 6.2, 5.6, 5.1, 4.7];
/** Both sides of one sheet. */
const MOST_PAGES = 2;

interface Props {
  readonly opened: Opened;
  readonly list: ArmyList;
  readonly back: string;
}

/** A list on one sheet of paper: its units with their points, then the figures, weapons and rules of each kind of them. */
export function ListPaper({ opened, list, back }: Props) {
  const w = useMessages();
  const language = languageNow();
  const [size, setSize] = useState(0);
  const told = useMemo(() => toldOf(opened, list), [opened, list]);
  const atoms = useMemo(
    () => [...listAtoms(opened, told, language), ...cardAtoms(opened, told, w, language)],
    [opened, told, w, language],
  );
  const title = (
    <>
      <h1>{list.name}</h1>
      <p>
        {opened.book.name[language]} · {w.pointsSaid(told.cost.points, list.size)} ·{" "}
        {told.problems.length === 0 ? w.legal : w.toMend(told.problems.length)} · {w.sheetOf} Tercio{" "}
        {__TERCIO_VERSION__}
      </p>
    </>
  );
  return (
    <div className="sheet list-sheet" style={{ ["--size" as string]: `${SIZES[size]}pt` }} data-size={SIZES[size]}>
      <PaperBar words={w} to={back} />
      <main>
        <Paper
          key={`${language} ${size}`}
          title={title}
          atoms={atoms}
          across={null}
          language={language}
          onSet={(pages) => {
            if (pages > MOST_PAGES && size < SIZES.length - 1) setSize(size + 1);
          }}
        />
      </main>
    </div>
  );
}

type State = ReturnType<typeof toldOf>;
type Words = ReturnType<typeof useMessages>;

/** The list itself, category by category. */
function listAtoms({ book }: Opened, told: State, language: "en" | "fr"): readonly ReactElement[] {
  const { m, cost, categories } = told;
  return categories.flatMap(({ category, name, points }) => {
    const own = m.units.filter((u) => u.entry.categories[0] === category);
    if (own.length === 0) return [];
    return [
      <h2 key={`head ${category}`}>
        {name[language]} <span className="sum">{points}</span>
      </h2>,
      ...own.map((u) => {
        const text = unitInText(m, u, language);
        const head = named(book, u.entry.name)[language];
        const at = text.indexOf(head) + head.length;
        return (
          <p key={`line ${u.at}`} className="set unit-line">
            <b className="at">{cost.units.find((c) => c.at === u.at)?.points ?? 0}</b>
            <b>{text.slice(0, at)}</b>
            {text.slice(at)}
          </p>
        );
      }),
    ];
  });
}

/** Of units that are chosen alike but for their number one. */
function kinds(units: readonly ResolvedUnit[]): readonly ResolvedUnit[] {
  const alike = ({ unit: { models: _, titles: __, ...chosen } }: ResolvedUnit): string => JSON.stringify(chosen);
  return units.filter((u, i) => units.findIndex((v) => alike(v) === alike(u)) === i);
}

const ONLY_HERE: readonly string[] = ["fact.models", "fact.formation", "fact.points"];

function cardAtoms(opened: Opened, told: State, w: Words, language: "en" | "fr"): readonly ReactElement[] {
  const { m } = told;
  const said = (t: Told): string => (typeof t === "object" ? say(opened.system, t, language) : String(t));
  return kinds(m.units).map((u) => {
    const { sheet, unknown, barred } = opened.rosters.card(m, u);
    return (
      <section key={`card ${u.at}`} className="set card">
        <h3>{named(opened.book, u.entry.name)[language]}</h3>
        <p className="figures">
          {sheet.facts
            .filter((f) => !ONLY_HERE.includes(f.label.key))
            .map((f) => (
              <span key={f.label.key}>
                {said(f.label)} <b>{said(f.told)}</b>
              </span>
            ))}
        </p>
        {sheet.tables.map((t) => (
          <table key={t.corner.key} className="grid">
            <thead>
              <tr>
                <th scope="col">{said(t.corner)}</th>
                {t.columns.map((c) => (
                  <th key={c.key} scope="col" className="n">
                    {said(c)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {t.rows.map((r, i) => (
                <tr key={String(i)}>
                  <th scope="row">{said(r.label)}</th>
                  {r.cells.map((c, n) => (
                    <td key={String(n)} className="n">
                      {said(c)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        {sheet.lists
          .filter((l) => l.items.length > 0)
          .map((l) => (
            <p key={l.label.key}>
              <i>{said(l.label)}</i> {l.items.map((item) => said(item.told)).join(", ")}
            </p>
          ))}
        {unknown.length === 0 ? null : (
          <p>
            <i>{w.notKnown}</i> {unknown.map((name) => said(name)).join(", ")}
          </p>
        )}
        {barred === null ? null : (
          <p>
            <i>{w.notPlayed}</i> {said(barred)}
          </p>
        )}
      </section>
    );
  });
}
