import { type Message, type Ruling, say, there } from "@tercio/kernel";
import type { SetupOption } from "@tercio/board";
import { useState } from "react";
import { OWN, pointsOf, useOffered } from "../../lists/model/armies.ts";
import { useLists } from "../../lists/model/shelf.ts";
import { languageNow } from "../../messages/i18n.ts";
import { systemOf } from "../../session/systems.ts";
import { type Chosen, chosenOf, isArmy, keyOf, withArmy } from "./chosen.ts";

/** Of two armies whose points differ by more than so many of a hundred it is said. */
const UNEQUAL = 5;

/**
 * What a battle is set up with: its game, edition, scene, armies, table and rulings, as chosen so far.
 * @param now the game of the battle that is played
 * @param play the list of the shelf that it is set up for; null: none
 */
export function useSetup(now: string, play: string | null) {
  const lists = useLists((s) => s.lists);
  const played = lists.find((l) => l.id === play);
  const language = languageNow();
  const [game, setGame] = useState(played?.list.system ?? now);
  const system = systemOf(game);
  const offered = useOffered(game);
  const [named, setNamed] = useState(0);
  const [editions, setEditions] = useState<{ readonly [game: string]: string }>({});
  const [rulings, setRulings] = useState<{ readonly [id: string]: string }>({});
  const [chosen, setChosen] = useState<Chosen>(() => {
    const armies = system.views.options?.filter(isArmy) ?? [];
    const [first] = armies;
    if (played === undefined || first === undefined) return {};
    return withArmy({}, first, OWN + played.id, { game, armies, offered, lists });
  });
  const scenes = system.rules.scenarios();
  const edition = editions[game];
  const from = (at: number) => {
    const { scenario } = there(scenes[at]);
    return { ...scenario, edition: edition ?? scenario.edition };
  };
  const scenario = from(named);
  // A battle by name, but for the first, has its own armies and its own table.
  const options = named === 0 ? (system.views.options ?? []) : [];
  const armies = options.filter(isArmy);
  const own = lists.filter((l) => l.list.system === game);
  const value = (o: SetupOption): string => chosenOf(chosen, game, o);
  // A fair battle has its size also while a battle by name is chosen.
  const all = system.views.options ?? [];
  const sizeField = all.flatMap((o) => (o.kind === "one" ? (o.lists?.size ?? []) : []))[0];
  const sizeOption = all.find((o) => o.kind === "number" && o.field === sizeField);
  const size = sizeOption === undefined ? 0 : Number(value(sizeOption));
  const points = armies.map((o) => pointsOf(value(o), o, own, offered, size));
  const [one = null, other = null] = points;
  const apart = one !== null && other !== null && Math.abs(one - other) * 100 > UNEQUAL * Math.max(one, other);
  const rulingKey = (r: Ruling): string => `${game} ${r.id}`;
  return {
    game,
    system,
    language,
    offered,
    own,
    scenes,
    named,
    scenario,
    /** The first battle by name, of the edition chosen: what a fair battle is made from. */
    first: () => ({ ...from(0), edition: scenario.edition }),
    options,
    armies,
    size,
    sizeOption,
    value,
    /** Both armies' points where they are far from each other. */
    unequal: apart ? { first: one, second: other } : null,
    words: (m: Message): string => say(system, m, language),
    ruling: (r: Ruling): string => rulings[rulingKey(r)] ?? scenario.rulings[r.id] ?? r.default,
    chooseGame: (id: string): void => {
      setGame(id);
      setNamed(0);
    },
    chooseScene: setNamed,
    chooseEdition: (id: string): void => setEditions({ ...editions, [game]: id }),
    chooseRuling: (r: Ruling, option: string): void => setRulings({ ...rulings, [rulingKey(r)]: option }),
    choose: (o: SetupOption, to: string): void =>
      setChosen(
        isArmy(o) ? withArmy(chosen, o, to, { game, armies, offered, lists }) : { ...chosen, [keyOf(game, o)]: to },
      ),
  };
}

export type Setup = ReturnType<typeof useSetup>;
