import { type Message, say } from "@tercio/kernel";
import type { ArmyList } from "@tercio/rosters";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useWindow } from "../../board/turn.ts";
import { languageNow } from "../../messages/i18n.ts";
import type { Opened } from "../model/books.ts";
import { links } from "../model/route.ts";
import { hearOthers, keepList, useLists } from "../model/shelf.ts";
import { placesAround, toldOf, unitOf } from "../model/state.ts";
import { useWriter } from "../model/writer.ts";
import { back, begunWith, forth, stepped, type Steps } from "../model/steps.ts";
import { useMessages } from "../messages/index.ts";
import { Adding } from "./Adding.tsx";
import { Categories } from "./Categories.tsx";
import type { Hand, OpenPart } from "./hand.ts";
import { ListHead } from "./ListHead.tsx";
import { UnitBody } from "./UnitBody.tsx";

/** There is room for the list and what is chosen in it beside each other. */
const BESIDE = "(min-width: 1000px)";

/** A list being made: its head, its units by category, and what may be chosen for the one that is open. */
export function Builder({ opened, id, first }: { opened: Opened; id: string; first: ArmyList }) {
  const w = useMessages();
  const language = languageNow();
  const [steps, setSteps] = useState<Steps>(() => begunWith(first));
  const [open, setOpen] = useState<OpenPart>(null);
  /** What has just happened, said once. */
  const [notice, setNotice] = useState("");
  /** Where the focus goes when what has changed stands there. */
  const goal = useRef<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const beside = useWindow(BESIDE);
  const list = steps.now;
  const told = useMemo(() => toldOf(opened, list), [opened, list]);
  const { follows, takeOver } = useWriter(id);
  /** As it is on the shelf: read from there, or by another tab. */
  const shelved = useRef(first);
  useEffect(
    () =>
      hearOthers((changed) => {
        if (changed.id !== id) return;
        shelved.current = changed.list;
        // The way back leads to what stood here.
        setSteps((was) => stepped(was, changed.list));
        setNotice(follows ? "" : w.changedElsewhere);
      }),
    [id, w, follows],
  );
  useEffect(() => {
    // What was only looked at stays where it is on the shelf.
    if (list === shelved.current || follows) return;
    shelved.current = list;
    const { points } = told.cost;
    const place = keepList({ id, list, army: opened.book.name, points, wrong: told.problems.length }, w.secondTab);
    if (place !== id) location.hash = links.list(place);
  }, [id, list, told, opened, follows, w]);
  const goTo = useCallback((where: string): void => {
    const at = unitOf(where);
    if (at !== null) setOpen({ unit: at });
    goal.current = where;
  }, []);
  useEffect(() => {
    const where = goal.current;
    if (where === null || page.current === null) return;
    goal.current = null;
    for (const place of placesAround(where)) {
      const there = page.current.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
      if (there === null) continue;
      there.scrollIntoView({ block: "center" });
      there.focus({ preventScroll: true });
      return;
    }
  });
  const said = useCallback((m: Message) => say(opened.system, m, language), [opened, language]);
  const hand: Hand = {
    told,
    language,
    said,
    open,
    setOpen,
    goTo,
    change: (next, happened = "", same = false) => {
      if (follows) return;
      setSteps((was) => stepped(was, next, same));
      setNotice(happened);
    },
  };
  const undo = (): void => {
    setSteps(back);
    setNotice("");
  };
  const redo = (): void => setSteps(forth);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const writing = e.target instanceof HTMLInputElement && !["checkbox", "radio"].includes(e.target.type);
      if (!(e.ctrlKey || e.metaKey) || e.key.toLowerCase() !== "z" || writing) return;
      e.preventDefault();
      if (follows) return;
      if (e.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [follows]);
  const { problems, cost } = told;
  const at = open !== null && "unit" in open && open.unit < list.units.length ? open.unit : null;
  const category = open !== null && "category" in open ? open.category : null;
  return (
    <div className="builder" ref={page} data-points={cost.points} data-wrong={problems.length}>
      <h1 className="unseen">{list.name}</h1>
      <ListHead
        hand={hand}
        id={id}
        follows={follows}
        onUndo={follows || steps.before.length === 0 ? null : undo}
        onRedo={follows || steps.after.length === 0 ? null : redo}
      />
      <p className="unseen" role="status">
        {[notice, w.pointsSaid(cost.points, list.size), problems.length === 0 ? w.legal : w.toMend(problems.length)]
          .filter((part) => part !== "")
          .join(". ")}
      </p>
      <Notices notice={follows ? "" : notice} onUndo={undo} onTakeOver={follows ? takeOver : null} />
      <div className="two" inert={follows}>
        <Categories hand={hand} beside={beside} />
        {beside ? (
          <aside className="chosen" aria-label={w.unit}>
            {at !== null ? (
              <UnitBody key={at} hand={hand} at={at} />
            ) : category !== null ? (
              <Adding key={category} hand={hand} category={category} />
            ) : (
              <p className="soft">{w.choose}</p>
            )}
          </aside>
        ) : null}
      </div>
    </div>
  );
}

/** What has just happened, with the way back; where else the list is being changed; whether it is kept. */
function Notices(props: { notice: string; onUndo: () => void; onTakeOver: (() => void) | null }) {
  const { notice, onUndo, onTakeOver } = props;
  const w = useMessages();
  const keeps = useLists((s) => s.keeps);
  return (
    <>
      {notice === "" ? null : (
        <p className="notice">
          {notice}{" "}
          <button type="button" id="undo-notice" onClick={onUndo}>
            {w.undo}
          </button>
        </p>
      )}
      {onTakeOver === null ? null : (
        <p className="notice" id="list-elsewhere">
          {w.elsewhere}{" "}
          <button type="button" id="edit-here" onClick={onTakeOver}>
            {w.editHere}
          </button>
        </p>
      )}
      {keeps ? null : (
        <p className="wrong" role="alert">
          {w.notKept}
        </p>
      )}
    </>
  );
}
