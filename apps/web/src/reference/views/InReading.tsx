import type { Game } from "@tercio/reference/games";
import { type ReactNode, useMemo } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { useTold } from "../model/engine.ts";
import { useKept } from "../model/keep.ts";
import { ReadingProvider, readingOf } from "./reading.ts";

interface Props {
  readonly game: Game;
  /** The entry that the address names. */
  readonly target?: string | null;
  readonly print?: boolean;
  /** Another edition than the one the reader chose. */
  readonly edition?: string;
  readonly children: ReactNode;
}

/** Everything inside is read from this game, in the reader's edition and language. */
export function InReading({ game, target = null, print = false, edition, children }: Props) {
  const language = languageNow();
  const kept = useKept((k) => k.edition);
  const chosen = edition ?? kept;
  const told = useTold(game.id);
  const reading = useMemo(() => {
    const reading = readingOf(game, language, chosen);
    // Paper shows one edition: two of them would not fit on a sheet.
    return { ...reading, other: print ? null : reading.other, target, print, told };
  }, [game, language, chosen, target, print, told]);
  return <ReadingProvider value={reading}>{children}</ReadingProvider>;
}
