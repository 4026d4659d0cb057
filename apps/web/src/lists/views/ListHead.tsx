import { useMemo, useState } from "react";
import { fieldedBy } from "../model/field.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";
import { ListActions } from "./ListActions.tsx";

interface Props {
  readonly hand: Hand;
  readonly id: string;
  /** Another tab writes it: it is only read here. */
  readonly follows: boolean;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
}

/** Name and size of a list, its points, and all that is wrong with it, each a way to its place. */
export function ListHead({ hand, id, follows, onUndo, onRedo }: Props) {
  const w = useMessages();
  const { told, language, said, change, goTo } = hand;
  const { list, cost, problems, opened } = told;
  const [faults, setFaults] = useState(false);
  const [more, setMore] = useState(false);
  const [size, setSize] = useState<string | null>(null);
  const barred = useMemo(() => {
    if (problems.length > 0) return w.mendFirst;
    const made = fieldedBy(opened, list);
    return "army" in made ? null : `${w.unplayable} ${said(made.problem)}`;
  }, [opened, list, problems, w, said]);
  const over = cost.points > list.size;
  return (
    <header className="list-head">
      <div className="title">
        <input
          id="list-name"
          className="list-name"
          aria-label={w.name}
          value={list.name}
          maxLength={80}
          readOnly={follows}
          onChange={(e) => {
            if (e.target.value !== "") change({ ...list, name: e.target.value }, "", true);
          }}
        />
        <p className="soft">
          {opened.book.name[language]}
          {opened.book.reviewed ? "" : ` (${w.notReviewed})`}
        </p>
      </div>
      <div className="sums">
        <label className="total">
          <strong className={over ? "wrong" : undefined}>{cost.points}</strong> /{" "}
          <input
            id="list-size"
            data-place="size"
            aria-label={w.sizeOf}
            inputMode="numeric"
            readOnly={follows}
            value={size ?? list.size}
            onChange={(e) => {
              const typed = e.target.value.replace(/\D/g, "").slice(0, 6);
              setSize(typed);
              const n = Number(typed);
              if (n >= 1 && n <= 100_000) change({ ...list, size: n }, "", true);
            }}
            onBlur={() => setSize(null)}
          />
        </label>
        {problems.length === 0 ? (
          <span className="well" id="legal">
            ✓ <span>{w.legal}</span>
          </span>
        ) : (
          <button
            type="button"
            id="faults"
            className="faulty"
            aria-expanded={faults}
            aria-controls="fault-list"
            onClick={() => setFaults(!faults)}
          >
            ✗ {w.toMend(problems.length)}
          </button>
        )}
        {barred === null ? (
          <a className="button play" id="play-list" aria-label={w.play} href={links.play(id)}>
            {w.playShort}
          </a>
        ) : null}
        <span className="grow" />
        <button type="button" id="undo" disabled={onUndo === null} aria-label={w.undo} onClick={() => onUndo?.()}>
          ↶
        </button>
        <button type="button" id="redo" disabled={onRedo === null} aria-label={w.redo} onClick={() => onRedo?.()}>
          ↷
        </button>
        <button
          type="button"
          id="more"
          aria-label={w.more_}
          aria-expanded={more}
          aria-controls="list-actions"
          onClick={() => setMore(!more)}
        >
          ⋯
        </button>
      </div>
      <div className="bar" aria-hidden="true">
        <span
          style={{ inlineSize: `${Math.min(100, (100 * cost.points) / list.size)}%` }}
          className={over ? "over" : ""}
        />
      </div>
      <ul id="fault-list" className="fault-list" hidden={!faults || problems.length === 0}>
        {problems.map((p, i) => (
          <li key={String(i)}>
            <button type="button" className="plain" onClick={() => goTo(placeOf(hand, p.where, p.problem))}>
              {said(p.problem)}
            </button>
          </li>
        ))}
      </ul>
      <div id="list-actions" hidden={!more}>
        {more ? <ListActions {...{ hand, id, barred }} /> : null}
      </div>
    </header>
  );
}

/** Where a screen shows what is wrong there: a share of a category stands at its head. */
function placeOf({ told }: Hand, where: string, problem: object): string {
  const alike = JSON.stringify(problem);
  const at = told.categories.findIndex((c) => c.problems.some((p) => JSON.stringify(p) === alike));
  return at < 0 ? where : `category.${at}`;
}
