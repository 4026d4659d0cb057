import type { EngineStatus } from "@tercio/lab/status";
import type { Ruling } from "@tercio/kernel";
import { useEffect, useState } from "react";

/** What a game's system says of the entries: which it plays, and how the open questions are answered. */
export interface Told {
  readonly status: ReadonlyMap<string, EngineStatus>;
  readonly rulings: ReadonlyMap<string, Ruling>;
}

async function ask(game: string): Promise<Told> {
  const [{ engineStatus }, { loadRuleIds, loadRulings }, { enforced }] = await Promise.all([
    import("@tercio/lab/status"),
    import("@tercio/games/reference"),
    import("virtual:enforced"),
  ]);
  const [ids, rulings] = await Promise.all([loadRuleIds(game), loadRulings(game)]);
  return { status: engineStatus(enforced[game] ?? [], ids), rulings: new Map(rulings.map((r) => [r.id, r])) };
}

const asked = new Map<string, Promise<Told>>();

function tell(game: string): Promise<Told> {
  const known = asked.get(game);
  if (known !== undefined) return known;
  const coming = ask(game);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** null until the system has answered: the words of the rules never wait for it. */
export function useTold(game: string): Told | null {
  const [told, setTold] = useState<{ readonly game: string; readonly value: Told } | null>(null);
  useEffect(() => {
    let left = false;
    tell(game).then(
      (value) => !left && setTold({ game, value }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return told?.game === game ? told.value : null;
}
