import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { useChance } from "../session/shares.ts";
import { headlineOf, useExposed } from "../session/thinker.ts";

/** Who could go for the piece where it is being led, in words; the board draws the same. */
export function Exposed() {
  const { t } = useTranslation();
  const told = useChance();
  const list = useExposed();
  if (list.length === 0) return null;
  const each = list.map(({ name, weighed }) => {
    const chance = headlineOf(weighed);
    return chance === null ? said(name) : `${said(name)} ${told(chance.share, chance.error)}`;
  });
  return (
    <p className="exposed-to" role="status">
      {t("exposed", { list: each.join(", ") })}
    </p>
  );
}
