import { useState } from "react";
import { useTranslation } from "../../messages/useTranslation.tsx";

/** A fair battle in one press: two armies by chance of as many points, on a table as the dice have it. */
export function Fair({
  sizes,
  busy,
  onFair,
}: {
  readonly sizes: readonly number[];
  readonly busy: boolean;
  readonly onFair: (size: number) => void;
}) {
  const { t } = useTranslation();
  const [size, setSize] = useState(sizes[0] ?? 0);
  return (
    <section className="fair" aria-labelledby="fair-name">
      <h3 id="fair-name">{t("fairBattle")}</h3>
      <p className="soft">{t("fairWhat")}</p>
      <div className="row">
        <div className="segments" role="group" aria-label={t("fairSize")}>
          {sizes.map((n) => (
            <button type="button" key={n} aria-pressed={size === n} onClick={() => setSize(n)}>
              {n}
            </button>
          ))}
        </div>
        <button type="button" id="fair" disabled={busy} onClick={() => onFair(size)}>
          {busy ? t("drawing") : t("fairStart")}
        </button>
      </div>
    </section>
  );
}
