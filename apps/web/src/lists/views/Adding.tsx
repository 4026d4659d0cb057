import { additions, resolveList, named } from "@tercio/rosters";
import { useMemo } from "react";
import { profileOf } from "../../panels/profile.ts";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";
import { Cost, isDear } from "./OfferGroups.tsx";
import { useSought } from "./sought.tsx";

/** The kinds of units of a category, as they would come; one is chosen and stands open in the list. */
export function Adding({ hand, category }: { readonly hand: Hand; readonly category: string }) {
  const w = useMessages();
  const { told, language, said, change, goTo } = hand;
  const { list, opened, categories } = told;
  const all = useMemo(
    () => additions(opened.book, list, (entry) => entry.categories.includes(category)),
    [opened, list, category],
  );
  // What each is on the table, as it would come.
  const profiles = useMemo(
    () =>
      new Map(
        all.map((a) => {
          const m = resolveList(opened.book, a.then());
          const u = m.units.at(-1);
          const sheet = u === undefined ? null : opened.rosters.card(m, u).sheet;
          return [a.entry.id, sheet === null ? [] : profileOf(sheet, a.name[language], said)] as const;
        }),
      ),
    [all, opened, language, said],
  );
  const { field, found } = useSought(all, (a) => a.name[language]);
  const title = categories.find((c) => c.category === category)?.name[language] ?? category;
  return (
    <section className="adding" aria-label={w.adding(title)}>
      <h3>{w.adding(title)}</h3>
      {field}
      <ul>
        {found.map((a) => (
          <li key={a.entry.id}>
            <button
              type="button"
              data-entry={a.entry.id}
              onClick={() => {
                change(a.then());
                goTo(`units.${list.units.length}`);
              }}
            >
              <span className="entry-name">{a.name[language]}</span>
              <Cost cost={String(a.points)} why={a.why} />
              <span className="soft has">
                {[
                  a.models.most > 1 ? `${w.models} ${w.modelsSpan(a.models.least, a.models.most)}` : "",
                  a.entry.categories.length < 2
                    ? ""
                    : a.entry.categories.map((c) => named(opened.book, c)[language]).join(" + "),
                  a.most === null ? "" : w.inArmy(a.have, a.most),
                ]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </span>
              {profiles.get(a.entry.id)?.map((line) => (
                <span key={line} className="soft has profile">
                  {line}
                </span>
              ))}
              {a.why === null ? null : <span className={isDear(a.why) ? "unseen" : "wrong has"}>✗ {said(a.why)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
