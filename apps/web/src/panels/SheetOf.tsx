import "./sheet.css";
import type { Message } from "@tercio/kernel";
import type { Fact, FactList, Sheet, Told } from "@tercio/board";
import { RuleLink } from "../log/RuleLink.tsx";

/** Says a sentence of the game that a card is of. */
type Say = (message: Message) => string;

const told = (t: Told, said: Say): string | number => (typeof t === "object" ? said(t) : t);

/** Numbers, tables and names of a card. */
export function SheetOf({ sheet: { facts, tables, lists }, said }: { readonly sheet: Sheet; readonly said: Say }) {
  return (
    <>
      <dl className="facts">
        {facts.map((f, i) => (
          <FactLine key={String(i)} fact={f} said={said} />
        ))}
      </dl>
      {tables.map((table, k) => (
        <table className="parts" key={String(k)}>
          <thead>
            <tr>
              <th scope="col">{said(table.corner)}</th>
              {table.columns.map((c) => (
                <th scope="col" key={c.key} className="n">
                  {said(c)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, i) => (
              <tr key={String(i)}>
                <th scope="row">{said(row.label)}</th>
                {row.cells.map((cell, n) => (
                  <td key={String(n)} className="n">
                    {told(cell, said)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {lists
        .filter((l) => l.items.length > 0)
        .map((l, i) =>
          l.sentences === true ? (
            <div key={String(i)} className="list-fact">
              <span className="soft">{said(l.label)}</span>
              <ul>
                {l.items.map((item, k) => (
                  <li key={String(k)}>
                    <Named item={item} said={said} />
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <p key={String(i)} className="list-fact">
              <span className="soft">{said(l.label)}</span>{" "}
              {l.items.map((item, k) => (
                <span key={String(k)}>
                  {k > 0 ? ", " : ""}
                  <Named item={item} said={said} />
                </span>
              ))}
            </p>
          ),
        )}
    </>
  );
}

/** One of a list: it leads to its rule, if it has one. */
function Named({ item, said }: { item: FactList["items"][number]; said: Say }) {
  if (item.rule === null) return told(item.told, said);
  return (
    <a className="rule-link named" href={`#/rules/${item.rule}`}>
      {told(item.told, said)}
    </a>
  );
}

function FactLine({ fact, said }: { fact: Fact; said: Say }) {
  return (
    <div>
      <dt>
        {said(fact.label)}
        {"\u00a0"}
        <RuleLink id={fact.rule} />
      </dt>
      <dd>{told(fact.told, said)}</dd>
    </div>
  );
}
