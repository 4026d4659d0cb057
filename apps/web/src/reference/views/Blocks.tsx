import type { Entry } from "@tercio/reference";
import { useState } from "react";
import { useAsked } from "../model/asked.ts";
import { type Block, stepNumber } from "../model/outline.ts";
import { links } from "../model/route.ts";
import { noFilter, passes, type SpellFilter } from "../model/spells.ts";
import { useMessages } from "../messages/index.ts";
import { chances } from "@tercio/reference/layout";
import { EntryCard } from "./EntryCard.tsx";
import { OpenChances } from "./Lazy.tsx";
import { SpellFilters } from "./SpellFilters.tsx";
import { RuleTable } from "./RuleTable.tsx";
import { inEdition, printingOf, useReading } from "./reading.ts";

/** Steps as a numbered list that keeps the sheet's own numbers; steps of another chapter are links to it. */
function Steps({ steps, chapter }: { readonly steps: readonly Entry[]; readonly chapter: string }) {
  const { language } = useReading();
  return (
    <ol className="steps">
      {steps.map((e) => {
        const number = stepNumber(e) ?? "";
        const sub = number.includes(".") || /[b-z]$/.test(number);
        return (
          <li key={e.id} className={sub ? "sub" : undefined}>
            <span className="number">{number}</span>
            {e.chapter === chapter ? (
              <EntryCard entry={e} numbered />
            ) : (
              <p className="elsewhere">
                <a href={links.entry(e.id)}>{e.names[language]}</a>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function BlockView({
  block,
  chapter,
  filter,
  plain,
}: {
  readonly block: Block;
  readonly chapter: string;
  readonly filter: SpellFilter;
  readonly plain: string;
}) {
  const reading = useReading();
  const { language } = reading;
  const here = (list: readonly Entry[]): readonly Entry[] => list.filter((e) => inEdition(e, reading));
  if (block.kind === "entries") {
    const title = block.title?.[language];
    return (
      <section className="block">
        {title === undefined || title === plain ? null : <h2>{title}</h2>}
        <div className="cards">
          {here(block.entries).map((e) => (
            <EntryCard key={e.id} entry={e} />
          ))}
        </div>
      </section>
    );
  }
  if (block.kind === "sequence")
    return (
      <section className="block">
        {block.lead === null ? <h2>{block.title[language]}</h2> : <EntryCard entry={block.lead} level={2} />}
        <Steps steps={here(block.steps)} chapter={chapter} />
      </section>
    );
  if (block.kind === "table")
    return (
      <section className="block">
        {block.lead === null ? <h2>{block.title[language]}</h2> : <EntryCard entry={block.lead} level={2} />}
        <RuleTable rows={block.rows} label={block.title[language]} />
        {reading.print || !chances.test(block.lead?.id ?? "") ? null : <OpenChances rows={block.rows} />}
      </section>
    );
  const spells = here(block.spells).filter((s) => passes(printingOf(s, reading)?.facts ?? {}, filter));
  const whole = filter === noFilter;
  const rules = whole ? here(block.rules) : [];
  if (spells.length + rules.length === 0) return null;
  return (
    <section className="block school">
      {block.lead !== null && whole ? <EntryCard entry={block.lead} level={2} /> : <h2>{block.title[language]}</h2>}
      {rules.map((e) => (
        <EntryCard key={e.id} entry={e} />
      ))}
      <div className="spells">
        {spells.map((e) => (
          <EntryCard key={e.id} entry={e} />
        ))}
      </div>
    </section>
  );
}

/** A chapter's blocks, with filters above when it has spells enough to filter. */
export function Blocks({
  blocks,
  chapter,
  title,
}: {
  readonly blocks: readonly Block[];
  readonly chapter: string;
  readonly title: string;
}) {
  const w = useMessages();
  const reading = useReading();
  const [filter, setFilter] = useState<SpellFilter>(noFilter);
  const shows = (e: Entry): boolean => e.kind === "spell" && passes(printingOf(e, reading)?.facts ?? {}, filter);
  // An address that names an entry shows it: a filter of before does not hide it.
  const asked = useAsked();
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    const target = reading.byId.get(reading.target ?? "");
    if (filter !== noFilter && target !== undefined && !shows(target)) setFilter(noFilter);
  }
  const spells = blocks.flatMap((b) => (b.kind === "spells" ? b.spells : [])).filter((e) => inEdition(e, reading));
  const filtered = filter !== noFilter;
  const shown = filtered ? blocks.filter((b) => b.kind === "spells") : blocks;
  const left = spells.filter(shows).length;
  return (
    <>
      {spells.length > 3 && !reading.print ? (
        <SpellFilters spells={spells} filter={filter} onChange={setFilter} left={left} />
      ) : null}
      {filtered && left === 0 ? <p>{w.noSpell}</p> : null}
      {shown.map((b, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter's blocks never change their order
        <BlockView key={i} block={b} chapter={chapter} filter={filter} plain={title} />
      ))}
    </>
  );
}
