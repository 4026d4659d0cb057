import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { AllRanges } from "./Ranges.tsx";
import { languageNow } from "../messages/i18n.ts";

/** The board in words: always true, one key away. */
export function TextBoard() {
  const { t } = useTranslation();
  const battle = useSession((s) => s.battle);
  const language = languageNow();
  const view = boardOf(battle);
  return (
    <div className="scroll-x">
      <table>
        <thead>
          <tr>
            <th>{t("piece")}</th>
            <th>{t("models")}</th>
            <th>{t("where")}</th>
            <th>{t("state")}</th>
          </tr>
        </thead>
        <tbody>
          {view.pieces
            .filter((p) => p.kind === "body")
            .map((p) => (
              <tr key={p.key}>
                <th scope="row">
                  {p.seat === null ? "" : `${p.seat + 1}: `}
                  {said(p.name)}
                </th>
                <td className="n">{p.count === null ? "" : `${p.count.now}/${p.count.start}`}</td>
                <td>
                  {p.place === "field"
                    ? view.diagram === true
                      ? ""
                      : t("position", {
                          x: inches(Math.abs(p.x), language),
                          across: t(p.x < 0 ? "west" : "east"),
                          y: inches(Math.abs(p.y), language),
                          along: t(p.y < 0 ? "south" : "north"),
                          degrees: Math.round((p.facing / 65536) * 360),
                        })
                    : p.place === "gone"
                      ? t("gone")
                      : t("reserve")}
                </td>
                <td>{said(p.spoken)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <ul>
        {view.pieces
          .filter((p) => p.kind !== "body")
          .map((p) => (
            <li key={p.key}>{said(p.spoken)}</li>
          ))}
      </ul>
      <AllRanges pieces={view.pieces} />
    </div>
  );
}

const inches = (n: number, language: "en" | "fr"): string => {
  const text = (n / 2540).toFixed(1);
  return language === "fr" ? text.replace(".", ",") : text;
};
