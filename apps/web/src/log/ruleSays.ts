import { loadGame } from "@tercio/games/reference";
import { useEffect, useState } from "react";
import { languageNow } from "../messages/i18n.ts";

type Says = ReadonlyMap<string, string>;
const NOTHING: Says = new Map();

/** What the reference says of rules in short, by id, in the language of now; nothing until it is there. */
export function useRuleSays(system: string, wanted: boolean): Says {
  const language = languageNow();
  const [says, setSays] = useState(NOTHING);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    void loadGame(system).then(
      ({ entries }) => {
        if (left) return;
        setSays(
          new Map(entries.flatMap((e) => (e.summary === undefined ? [] : [[e.id, e.summary[language]] as const]))),
        );
      },
      // Without a network and without a copy the figures stand alone.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [system, language, wanted]);
  return says;
}
