import { useState } from "react";
import { chooseLevel, LEVEL_WORDS, levelNow } from "../../session/level.ts";
import { chooseName, LONGEST_NAME, nameNow } from "../../session/names.ts";
import type { Seat } from "../../session/record.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";

const pairs = [
  ["versus", ["human", "computer"]],
  ["hotseat", ["human", "human"]],
  ["versusSecond", ["computer", "human"]],
  ["watch", ["computer", "computer"]],
] as const satisfies readonly (readonly [string, readonly [Seat, Seat]])[];

/** Who plays, what they are called, and how well the computer thinks. */
export interface Sitting {
  readonly seats: readonly [Seat, Seat];
  readonly names: readonly string[];
  readonly level: string;
}

/** Who sat down last here; `now`: the seats of the battle that is played, null: a player who begins meets the computer. */
export function useSitting(now: readonly Seat[] | null): [Sitting, (to: Sitting) => void] {
  return useState<Sitting>(() => ({
    seats: pairs.find(([, p]) => now !== null && p.every((seat, i) => seat === now[i]))?.[1] ?? pairs[0][1],
    names: [nameNow(0), nameNow(1)],
    level: levelNow(),
  }));
}

/** They are so the next time, too. */
export function remembered({ names, level }: Sitting): void {
  chooseLevel(level);
  for (const [seat, name] of names.entries()) chooseName(seat, name);
}

export function Players({
  sitting,
  onChange,
}: {
  readonly sitting: Sitting;
  readonly onChange: (to: Sitting) => void;
}) {
  const { t } = useTranslation();
  const { seats, names, level } = sitting;
  return (
    <>
      <div className="row" role="group" aria-label={t("whoPlays")}>
        {pairs.map(([k, pair]) => (
          <button
            type="button"
            key={k}
            aria-pressed={pair[0] === seats[0] && pair[1] === seats[1]}
            onClick={() => onChange({ ...sitting, seats: pair })}
          >
            {t(k)}
          </button>
        ))}
      </div>
      <div className="names">
        {seats.map((by, seat) =>
          by === "computer" ? null : (
            <label key={String(seat)}>
              {t("playerName", { n: seat + 1 })}
              <input
                id={`name-${seat + 1}`}
                value={names[seat] ?? ""}
                maxLength={LONGEST_NAME}
                placeholder={t("player", { n: seat + 1 })}
                onChange={(e) => onChange({ ...sitting, names: names.with(seat, e.target.value) })}
              />
            </label>
          ),
        )}
      </div>
      {seats.includes("computer") ? (
        <label>
          {t("level")}
          <select id="choose-level" value={level} onChange={(e) => onChange({ ...sitting, level: e.target.value })}>
            {LEVEL_WORDS.map((word) => (
              <option key={word} value={word}>
                {t(word)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  );
}
