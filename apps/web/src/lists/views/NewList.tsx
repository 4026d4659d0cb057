import { type ArmyList, FORMAT, FORMAT_VERSION, type StartingList } from "@tercio/rosters";
import { useEffect, useState } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { beginWith } from "../model/begin.ts";
import { bookedGames, isFailed, openArmy, type Room, useRoom } from "../model/books.ts";
import { useMessages } from "../messages/index.ts";

const begin = async (list: ArmyList): Promise<void> => {
  const opened = await openArmy(list.system, list.army);
  if (opened !== null) beginWith(opened, list);
};

/** Asks for game, army, name and size; or for one of the lists to start from. */
export function NewList() {
  const w = useMessages();
  const language = languageNow();
  const [game, setGame] = useState(bookedGames[0]?.id ?? "");
  const room = useRoom(game);
  return (
    <section className="new-list" aria-label={w.newList}>
      <h2>{w.newList}</h2>
      {bookedGames.length < 2 ? null : (
        <label>
          {w.game}
          <select id="list-game" value={game} onChange={(e) => setGame(e.target.value)}>
            {bookedGames.map((g) => (
              <option key={g.id} value={g.id}>
                {g.name[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      {room === undefined ? (
        <p role="status">{w.loading}</p>
      ) : isFailed(room) ? (
        <div role="alert">
          <p>{w.failed}</p>
          <button type="button" onClick={room.again}>
            {w.again}
          </button>
        </div>
      ) : room === null ? null : (
        <InRoom key={game} room={room} game={game} />
      )}
    </section>
  );
}

function InRoom({ room: { rosters }, game }: { readonly room: Room; readonly game: string }) {
  const w = useMessages();
  const language = languageNow();
  const [army, setArmy] = useState(rosters.books[0]?.id ?? "");
  const [name, setName] = useState("");
  const [size, setSize] = useState(String(rosters.sizes[0]));
  const [starts, setStarts] = useState<readonly StartingList[]>([]);
  useEffect(() => {
    let left = false;
    rosters.lists().then(
      (all) => !left && setStarts(all),
      // Without a network one begins with nothing.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [rosters]);
  const own = starts.filter((s) => s.list.army === army);
  return (
    <>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const points = Math.min(100_000, Math.max(1, Number(size)));
          const called = name.trim() === "" ? w.unnamed : name.trim();
          const about = { format: FORMAT, version: FORMAT_VERSION, system: game, army } as const;
          void begin({ ...about, name: called, size: points, units: [] });
        }}
      >
        <label>
          {w.army}
          <select id="list-army" value={army} onChange={(e) => setArmy(e.target.value)}>
            {rosters.books.map((b) => (
              <option key={b.id} value={b.id}>
                {b.name[language]}
                {b.reviewed ? "" : ` (${w.notReviewed})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          {w.name}
          <input
            id="new-name"
            value={name}
            maxLength={80}
            placeholder={w.unnamed}
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        <div className="sizes" role="group" aria-label={w.sizeOf}>
          <label>
            {w.size}
            <input
              id="new-size"
              inputMode="numeric"
              value={size}
              onChange={(e) => setSize(e.target.value.replace(/\D/g, "").slice(0, 6))}
            />
          </label>
          {rosters.sizes.map((n) => (
            <button type="button" key={n} aria-pressed={size === String(n)} onClick={() => setSize(String(n))}>
              {n}
            </button>
          ))}
        </div>
        <button type="submit" className="primary" id="begin-list">
          {w.begin}
        </button>
      </form>
      {own.length === 0 ? null : (
        <div className="starts">
          <p>{w.startFrom}</p>
          {own.map(({ name: called, list }) => (
            <button
              type="button"
              key={`${list.name} ${list.size}`}
              onClick={() => void begin({ ...list, name: called[language] })}
            >
              {called[language]} <span className="soft">{list.size}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
