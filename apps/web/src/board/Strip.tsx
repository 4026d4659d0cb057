import { useTranslation } from "../messages/useTranslation.tsx";
import { useParts } from "../session/parts.ts";
import { useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { systemOf } from "../session/systems.ts";
import { useOpened } from "../session/verifying/state.ts";
import { toggleLayer, useLayers } from "./layers.ts";
import { toggleLegend, toggleTape, turnTable, useView, wholeField, zoom } from "./camera.ts";
import { Icon } from "../shell/Icon.tsx";

const icon: { readonly [name: string]: string } = {
  reach: "M8 14V9M2.5 9a5.5 5.5 0 0 1 11 0zM1 6.5a8 8 0 0 1 14 0",
  arcs: "M6 6h4v5H6zM6 6L1.5 1.5M10 6l4.5-4.5M6 11l-4.5 4M10 11l4.5 4",
  threat: "M8 1.5l6.5 12.5h-13zM8 6v4M8 11.6v.6",
  ranges: "M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12M8 6.6a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8",
  tape: "M1.5 10.5l9-9 4 4-9 9zM4 8l1.5 1.5M6.5 5.5L8 7M9 3l1.5 1.5",
  in: "M8 3v10M3 8h10",
  out: "M3 8h10",
  fit: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  text: "M2.5 4h11M2.5 8h11M2.5 12h7",
  turn: "M13.5 8a5.5 5.5 0 1 1-1.8-4.1M13.6 1.5v3h-3",
  undo: "M2 6h7.5a4 4 0 0 1 0 8H6M5 3L2 6l3 3",
  legend: "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M8 7.2v4.3M8 4.4v.6",
};

const Sign = ({ name }: { name: string }) => <Icon line={icon[name]} />;

/** What can be done with the view: overlays of the chosen unit, tape, signs, zoom, the board in words; and the way back. */
export function Strip({ onText, onBack }: { onText: () => void; onBack: () => void }) {
  const { t } = useTranslation();
  const { past } = useParts("past");
  const forged = useOpened((o) => o.check.is === "forged");
  const layers = useLayers();
  const { tape, legend } = useView();
  const battle = useSession((s) => s.battle);
  // A diagram has no distances, and a game that moves nothing has no reach.
  const { reach, threats, ranges } = systemOf(battle.system.id).views;
  const measured = boardOf(battle).diagram !== true;
  const tool = (name: string, label: string, act: () => void, more: object = {}, named = false) => (
    <button type="button" className="tool" aria-label={label} title={label} onClick={act} {...more}>
      <Sign name={name} />
      {named ? <span className="tool-name">{label}</span> : null}
    </button>
  );
  const pressed = (on: boolean, id: string): object => ({ "aria-pressed": on, id });
  return (
    <div className="strip" role="group" aria-label={t("view")}>
      {reach === undefined ? null : (
        <>
          {tool("reach", t("reach"), () => toggleLayer("reach"), pressed(layers.reach, "show-reach"), true)}
          {tool("arcs", t("arcs"), () => toggleLayer("arcs"), pressed(layers.arcs, "show-arcs"), true)}
        </>
      )}
      {threats === undefined
        ? null
        : tool("threat", t("threat"), () => toggleLayer("threat"), pressed(layers.threat, "show-threat"), true)}
      {ranges === undefined
        ? null
        : tool("ranges", t("ranges"), () => toggleLayer("ranges"), pressed(layers.ranges, "show-ranges"), true)}
      {measured ? tool("tape", t("tape"), toggleTape, pressed(tape, "tape")) : null}
      {tool("legend", t("legend"), toggleLegend, {
        id: "show-legend",
        "aria-expanded": legend,
        "aria-controls": legend ? "legend" : undefined,
      })}
      {tool("in", t("zoomIn"), () => zoom(0.75))}
      {tool("out", t("zoomOut"), () => zoom(1.33))}
      {tool("fit", t("fit"), wholeField)}
      {tool("turn", t("turnTable"), turnTable, { id: "turn-table" })}
      {tool("text", t("textBoard"), onText)}
      {tool("undo", t("undo"), onBack, { id: "undo", disabled: past.length === 0 || forged }, true)}
    </div>
  );
}
