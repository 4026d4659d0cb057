import { useTranslation } from "../messages/useTranslation.tsx";
import { languageNow } from "../messages/i18n.ts";

interface At {
  readonly x: number;
  readonly y: number;
}

/** From where to where has been measured, millimetres, and how many inches that is. */
export function Tape({
  tape: { a, b },
  scale,
}: {
  readonly tape: { readonly a: At; readonly b: At };
  readonly scale: number;
}) {
  const { t } = useTranslation();
  const inches = (Math.hypot(a.x - b.x, a.y - b.y) / 25.4).toFixed(1);
  return (
    <g pointerEvents="none">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--ink)" strokeWidth={2 * scale} />
      <circle cx={a.x} cy={a.y} r={3 * scale} fill="var(--ink)" />
      <circle cx={b.x} cy={b.y} r={3 * scale} fill="var(--ink)" />
      <text
        className="label"
        x={(a.x + b.x) / 2}
        y={(a.y + b.y) / 2 - 8 * scale}
        textAnchor="middle"
        style={{ fontSize: 16 * scale, strokeWidth: 5 * scale }}
      >
        {t("inches", { n: languageNow() === "fr" ? inches.replace(".", ",") : inches })}
      </text>
    </g>
  );
}
