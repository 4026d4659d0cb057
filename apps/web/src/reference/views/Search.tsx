import { gameTitles } from "@tercio/games/reference";
import type { Hit, Searcher } from "@tercio/reference/search";
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import { languageNow } from "../../messages/i18n.ts";
import { excerpt, highlighted } from "../model/highlight.ts";
import { openSearch } from "../model/library.ts";
import { askFor } from "../model/asked.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return highlighted(text, query).map((p, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
    p.hit ? <mark key={i}>{p.text}</mark> : <span key={i}>{p.text}</span>,
  );
}

interface Props {
  /** The game being read; the others’ entries stand below a line. */
  readonly game: string | null;
  readonly edition: string;
}

/** "/" leads to the field from anywhere, and a touch beside the box leaves it. */
function useFromAnywhere(
  input: RefObject<HTMLInputElement | null>,
  box: RefObject<HTMLDivElement | null>,
  leave: () => void,
): void {
  const onLeave = useRef(leave);
  useEffect(() => {
    onLeave.current = leave;
  });
  useEffect(() => {
    const onKey = (e: globalThis.KeyboardEvent): void => {
      const inField = ["INPUT", "SELECT", "TEXTAREA"].includes((e.target as HTMLElement).tagName);
      if (e.key !== "/" || inField || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    const onPointer = (e: PointerEvent): void => {
      if (!box.current?.contains(e.target as Node)) onLeave.current();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, [input, box]);
}

/** What answers the words asked for; nothing before the search stands ready. */
function useHits(search: Searcher | null, asked: string, game: string | null, edition: string): readonly Hit[] {
  const language = languageNow();
  return useMemo<readonly Hit[]>(
    () =>
      search === null || asked.trim() === ""
        ? []
        : search(asked, {
            ...(game === null ? {} : { system: game }),
            ...(edition === "both" ? {} : { edition }),
            language,
            limit: 24,
          }),
    [search, asked, game, edition, language],
  );
}

const Glass = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="glass">
    <path d="M10.5 4a6.5 6.5 0 104 11.6l5 5 1.4-1.4-5-5A6.5 6.5 0 0010.5 4z" className="line" />
  </svg>
);

/** What an entry is called, in both languages, and where it speaks of what is looked for. */
function Found({ hit, query }: { hit: Hit; query: string }) {
  const language = languageNow();
  return (
    <>
      <span className="result-name">
        <Marked text={hit.entry.names[language]} query={query} />
      </span>
      <span className="result-other">
        <Marked text={hit.entry.names[language === "en" ? "fr" : "en"]} query={query} />
      </span>
      <span className="result-says">
        <Marked text={excerpt(hit.entry.summary[language], query)} query={query} />
      </span>
      <span className="result-game">{gameTitles.find((g) => g.id === hit.system)?.name[language]}</span>
    </>
  );
}

/** Search as you type over all games and both languages; "/" goes here from anywhere, arrows choose, Enter opens. */
export function Search({ game, edition }: Props) {
  const w = useMessages();
  const [query, setQuery] = useState("");
  const [search, setSearch] = useState<Searcher | null>(null);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useId();
  const asked = useDeferredValue(query);
  const prepare = (): void => {
    if (search !== null) return;
    setFailed(false);
    openSearch().then(
      (found) => setSearch(() => found.search),
      () => setFailed(true),
    );
  };
  useFromAnywhere(input, box, () => setOpen(false));
  const hits = useHits(search, asked, game, edition);
  const other = game === null ? -1 : hits.findIndex((h) => h.system !== game);
  const shown = open && asked.trim() !== "" && search !== null;
  const chosen = hits[Math.min(at, hits.length - 1)];
  useEffect(() => {
    if (shown && chosen !== undefined)
      document.getElementById(`${list}-${Math.min(at, hits.length - 1)}`)?.scrollIntoView({ block: "nearest" });
  }, [at, shown, chosen, hits.length, list]);
  const go = (hit: Hit): void => {
    setOpen(false);
    askFor(links.entry(hit.entry.id));
    input.current?.blur();
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.key === "ArrowDown" || e.key === "ArrowUp") {
      e.preventDefault();
      setOpen(true);
      const step = e.key === "ArrowDown" ? 1 : -1;
      setAt((a) => (hits.length === 0 ? 0 : (Math.min(a, hits.length - 1) + step + hits.length) % hits.length));
    } else if (e.key === "Enter" && chosen !== undefined && shown) {
      e.preventDefault();
      go(chosen);
    } else if (e.key === "Escape") {
      // Browsers empty a search field at once; here the answers go first, then the words.
      e.preventDefault();
      if (shown) setOpen(false);
      else setQuery("");
    }
  };
  return (
    <div className="search" ref={box} role="search">
      <Glass />
      <input
        ref={input}
        id="search"
        type="search"
        role="combobox"
        aria-label={w.search}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && chosen !== undefined ? `${list}-${Math.min(at, hits.length - 1)}` : undefined}
        placeholder={w.searchHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onFocus={() => {
          prepare();
          setOpen(true);
        }}
        onChange={(e) => {
          setQuery(e.target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <span className="unseen" role="status">
        {shown ? w.found(hits.length) : ""}
      </span>
      {failed ? (
        <p className="results empty" role="alert">
          {w.failed}
        </p>
      ) : null}
      <div
        id={list}
        role="listbox"
        aria-label={w.search}
        aria-busy={asked !== query || search === null}
        className="results"
        hidden={!shown || hits.length === 0}
      >
        {hits.map((hit, i) => (
          // The input holds the focus and its keys; the pointer has its own way.
          // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are never focused
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox answers the keys
          <div
            key={hit.entry.id}
            id={`${list}-${i}`}
            role="option"
            aria-selected={hit === chosen}
            className={i === other ? "result apart" : "result"}
            onPointerMove={() => at !== i && setAt(i)}
            onClick={() => go(hit)}
          >
            {i === other ? <span className="result-apart">{w.otherGames}</span> : null}
            <Found hit={hit} query={asked} />
          </div>
        ))}
      </div>
      {shown && hits.length === 0 ? <p className="results empty">{w.nothingFor(asked)}</p> : null}
    </div>
  );
}
