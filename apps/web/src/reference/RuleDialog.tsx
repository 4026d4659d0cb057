import "./dialog.css";
import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { languageNow } from "../messages/i18n.ts";
import { openGame } from "./model/library.ts";
import { gameOfRule } from "@tercio/games/reference";
import { links } from "./model/route.ts";
import { rowsUnder } from "./model/rows.ts";
import { InReading } from "./views/InReading.tsx";
import { RuleBody } from "./views/RuleBody.tsx";
import { useMessages } from "./messages/index.ts";

const wanted = (): string | null => /^#\/rules\/([^/]+\.[^/]+)$/.exec(window.location.hash)?.[1] ?? null;

interface Found {
  readonly entry: Entry;
  readonly game: Game;
}

/** null for an id that stands on no sheet; undefined while its game is on its way. */
function useEntry(id: string | null): Found | null | undefined {
  const [found, setFound] = useState<Found | null | undefined>(undefined);
  useEffect(() => {
    setFound(undefined);
    const game = id === null ? null : gameOfRule(id);
    if (game === null) return;
    let left = false;
    openGame(game).then(
      (opened) => {
        const entry = opened.entries.find((e) => e.id === id);
        if (!left) setFound(entry === undefined ? null : { entry, game: opened });
      },
      () => !left && setFound(null),
    );
    return () => {
      left = true;
    };
  }, [id]);
  return found;
}

interface Props {
  /** The printing of the rules that is read. */
  readonly edition: string;
  /** The address of what the dialog stands beside. */
  readonly home: () => string;
  /** What a game itself calls a rule that stands on no sheet. */
  readonly called: (id: string) => string | undefined;
}

/** A rule link opens its entry beside the battle, or the list, which stays as it is. */
export function RuleDialog({ edition, home, called }: Props) {
  const { t } = useTranslation();
  const w = useMessages();
  const language = languageNow();
  const [id, setId] = useState<string | null>(wanted);
  /** How many rules were opened one from another since the battle was in sight. */
  const depth = useRef(0);
  useEffect(() => {
    const onHash = (): void => {
      const next = wanted();
      depth.current = next === null ? 0 : depth.current + 1;
      setId(next);
    };
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  const found = useEntry(id);
  if (id === null) return null;
  const close = (): void => {
    // One step back leaves no trace of the rule in the history; from further in, only the address of the page itself does.
    if (depth.current === 1) window.history.back();
    else window.location.hash = home();
  };
  const title = found?.entry.names[language] ?? called(id) ?? id;
  return (
    <Dialog title={title} onClose={close}>
      {found ? (
        <InReading game={found.game} edition={edition}>
          <RuleBody entry={found.entry} rows={rowsUnder(found.entry, found.game)} />
          <p>
            <a className="button" href={links.inGame(found.game.id, found.entry.id)}>
              {w.readOn}
            </a>
          </p>
        </InReading>
      ) : (
        <p>{found === null ? t("ruleOwn") : t("opening")}</p>
      )}
    </Dialog>
  );
}
