import type { Message } from "@tercio/kernel";
import { optionName, type SetupOption } from "@tercio/board";
import type { Kept } from "../../lists/model/shelf.ts";
import { languageNow } from "../../messages/i18n.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { DRAW, type Offered, OWN, READY } from "../../lists/model/armies.ts";

/** One field of the set-up; of an army also those that come along, the player's own, and one by chance. */
export function Option({
  option: o,
  value,
  words,
  own,
  offered,
  onChoose,
}: {
  readonly option: SetupOption;
  readonly value: string;
  readonly words: (m: Message) => string;
  readonly own: readonly Kept[];
  readonly offered: Offered;
  readonly onChoose: (value: string) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  const id = `choose-${optionName(o)}`;
  if (o.kind === "number")
    return (
      <label>
        {words(o.title)}
        <input
          inputMode="numeric"
          id={id}
          value={value}
          onChange={(e) => onChoose(e.target.value.replace(/\D/g, "").slice(0, 6))}
        />
      </label>
    );
  const usual = o.answers.map((a) => (
    <option key={a.id} value={a.id}>
      {words(a.label)}
    </option>
  ));
  const sizes = [...new Set(offered.ready.map((r) => r.list.size))];
  return (
    <label>
      {words(o.title)}
      <select id={id} value={value} onChange={(e) => onChoose(e.target.value)}>
        {o.lists === undefined || sizes.length + own.length === 0 ? (
          usual
        ) : (
          <>
            {offered.sizes.length === 0 ? null : <option value={DRAW}>{t("drawnArmy")}</option>}
            {own.length === 0 ? null : (
              <optgroup label={t("ownLists")}>
                {own.map((l) => (
                  <option key={l.id} value={OWN + l.id}>
                    {l.list.name} ({l.points})
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={t("smallArmies")}>{usual}</optgroup>
            {sizes.map((size) => (
              <optgroup key={size} label={t("readyArmies", { size })}>
                {offered.ready.map((r, at) =>
                  r.list.size === size ? (
                    <option key={r.list.army} value={`${READY}${at}`}>
                      {r.name[language]}
                    </option>
                  ) : null,
                )}
              </optgroup>
            ))}
          </>
        )}
      </select>
    </label>
  );
}
