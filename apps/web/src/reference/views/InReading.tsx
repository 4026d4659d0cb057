import type { Game } from "@tercio/reference/games";
import { type ReactNode, useMemo } from "react";
import { languageNow } from "../../words/i18n.ts";
import { useTold } from "../model/engine.ts";
import { useKept } from "../model/keep.ts";
import { ReadingProvider, readingOf } from "./reading.ts";

interface Props {
  readonly game: Game;
  /** The entry that the address names. */
  readonly target?: string | null;
  readonly print?: boolean;
  readonly children: ReactNode;
}

/** Everything inside is read from this game, in the reader's edition and language. */
export function InReading({ game, target = null, print = false, children }: Props) {
  const language = languageNow();
  const edition = useKept((k) => k.edition);
  const told = useTold(game.id);
  const reading = useMemo(() => {
    const reading = readingOf(game, language, edition);
    // Paper shows one edition: two of them would not fit on a sheet.
    return { ...reading, other: print ? null : reading.other, target, print, told };
  }, [game, language, edition, target, print, told]);
  return <ReadingProvider value={reading}>{children}</ReadingProvider>;
}
