import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { heightOf, type Page, type Piece, paginate } from "./paginate.ts";

interface Props {
  readonly title: ReactNode;
  /** Each is exactly one element that is never cut. */
  readonly atoms: readonly ReactElement[];
  /** What is set across the whole page below the last columns. */
  readonly across: ReactNode | null;
  readonly language: string;
  /** Told how many pages it takes. */
  readonly onSet?: (pages: number) => void;
}

interface Setting {
  readonly pages: readonly Page[];
  /** Whether what goes across the page needs one of its own. */
  readonly further: boolean;
}

const COLUMNS = 3;

/** Heights as the printer will set them: a column, measured out of sight in the paper's own millimetres. */
function measure(galley: HTMLElement): Setting {
  const [leaf, title, column, across] = [".leaf", ".title", ".column", ".across"].map((s) => galley.querySelector(s));
  if (!(leaf instanceof HTMLElement) || title === undefined || !column) return { pages: [], further: false };
  const boxes = [...column.children].map((child) => ({
    top: child.getBoundingClientRect().top,
    heading: child.matches("h2, h3, .before-table, .heads"),
  }));
  const end = column.getBoundingClientRect().bottom;
  const pieces: Piece[] = boxes.map(({ top, heading }, i) => ({ height: (boxes[i + 1]?.top ?? end) - top, heading }));
  // A breath less than the page: printers round differently.
  const height = leaf.clientHeight - 6;
  const first = height - (title?.getBoundingClientRect().height ?? 0);
  const pages = paginate(pieces, { columns: COLUMNS, height, first });
  const last = pages.at(-1);
  const low = (across?.getBoundingClientRect().height ?? 0) + (last === undefined ? 0 : heightOf(pieces, last));
  return { pages, further: low > (pages.length === 1 ? first : height) };
}

/** Sides of A4 with three columns; on a narrow screen the same as one column to read. */
export function Paper({ title, atoms, across, language, onSet }: Props) {
  const galley = useRef<HTMLDivElement>(null);
  const [setting, setSetting] = useState<Setting | null>(null);
  useLayoutEffect(() => {
    let left = false;
    const set = (): void => {
      if (left || galley.current === null) return;
      const found = measure(galley.current);
      setSetting(found);
      onSet?.(found.pages.length + (found.further ? 1 : 0));
    };
    // Asking for a height makes the browser ask for the letters, and only their own widths break lines rightly.
    galley.current?.getBoundingClientRect();
    void document.fonts.ready.then(set);
    return () => {
      left = true;
    };
  }, []);
  const head = <header className="title">{title}</header>;
  const wide = across === null ? null : <div className="across">{across}</div>;
  return (
    <div className="paper" lang={language}>
      {setting !== null ? null : (
        <div className="galley" ref={galley} aria-hidden="true">
          <div className="leaf">
            {head}
            <div className="column">{atoms}</div>
            {wide}
          </div>
        </div>
      )}
      <article className="flow">
        {head}
        {atoms}
        {across}
      </article>
      <div className="leaves" data-set={setting !== null}>
        {setting?.pages.map((page, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
          <article key={i} className="leaf">
            {i === 0 ? head : null}
            <div className="columns">
              {page.map((column) => (
                <div key={column[0]} className="column">
                  {column.map((k) => atoms[k])}
                </div>
              ))}
            </div>
            {i === setting.pages.length - 1 && !setting.further ? wide : null}
          </article>
        ))}
        {setting?.further === true ? <article className="leaf">{wide}</article> : null}
      </div>
    </div>
  );
}
