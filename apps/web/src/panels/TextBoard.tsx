import { say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { languageNow } from "../words/i18n.ts";

/** The board in words: always true, one key away. */
export function TextBoard() {
  const { t } = useTranslation();
  const battle = useSession((s) => s.battle);
  const language = languageNow();
  const view = boardOf(battle.game);
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
          {view.pieces.map((p) => (
            <tr key={p.id}>
              <th scope="row">
                {p.seat + 1}: {say(system, p.name, language)}
              </th>
              <td className="n">
                {p.count}/{p.countAtStart}
              </td>
              <td>
                {p.placed
                  ? t("position", {
                      x: inches(Math.abs(p.x), language),
                      across: t(p.x < 0 ? "west" : "east"),
                      y: inches(Math.abs(p.y), language),
                      along: t(p.y < 0 ? "south" : "north"),
                      degrees: Math.round((p.facing / 65536) * 360),
                    })
                  : p.destroyed
                    ? t("gone")
                    : t("reserve")}
              </td>
              <td>{say(system, p.spoken, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inches = (n: number, language: "en" | "fr"): string => {
  const text = (n / 2540).toFixed(1);
  return language === "fr" ? text.replace(".", ",") : text;
};
