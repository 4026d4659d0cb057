import { useTranslation } from "react-i18next";
import { useParts } from "../session/parts.ts";
import { type Overlay, useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { systemOf } from "../session/systems.ts";
import { toggleTape, useView, wholeField, zoom } from "./camera.ts";

const icon: { readonly [name: string]: string } = {
  reach: "M8 14V9M2.5 9a5.5 5.5 0 0 1 11 0zM1 6.5a8 8 0 0 1 14 0",
  arcs: "M6 6h4v5H6zM6 6L1.5 1.5M10 6l4.5-4.5M6 11l-4.5 4M10 11l4.5 4",
  tape: "M1.5 10.5l9-9 4 4-9 9zM4 8l1.5 1.5M6.5 5.5L8 7M9 3l1.5 1.5",
  in: "M8 3v10M3 8h10",
  out: "M3 8h10",
  fit: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  text: "M2.5 4h11M2.5 8h11M2.5 12h7",
  legend: "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M8 7.2v4.3M8 4.4v.6",
};

function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={icon[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** What can be done with the view: overlays of the chosen unit, tape, zoom, the board in words. */
export function Strip({ onText, legend, onLegend }: { onText: () => void; legend: boolean; onLegend: () => void }) {
  const { t } = useTranslation();
  const { overlay, setOverlay } = useParts("overlay", "setOverlay");
  const tape = useView((v) => v.tape);
  const battle = useSession((s) => s.battle);
  // A diagram has no distances, and a game that moves nothing has no reach.
  const reaches = systemOf(battle.system.id).views.reach !== undefined;
  const measured = boardOf(battle).diagram !== true;
  const toggle = (wanted: Overlay): void => setOverlay(overlay === wanted ? "none" : wanted);
  const tool = (name: string, label: string, act: () => void, pressed?: boolean, id?: string) => (
    <button
      type="button"
      id={id}
      className="tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={act}
    >
      <Icon name={name} />
      {pressed === undefined ? null : <span className="tool-name">{label}</span>}
    </button>
  );
  return (
    <div className="strip" role="group" aria-label={t("view")}>
      {reaches ? (
        <>
          {tool("reach", t("reach"), () => toggle("reach"), overlay === "reach", "show-reach")}
          {tool("arcs", t("arcs"), () => toggle("arcs"), overlay === "arcs", "show-arcs")}
        </>
      ) : null}
      {measured ? tool("tape", t("tape"), toggleTape, tape, "tape") : null}
      <span className="grow" />
      <button
        type="button"
        id="show-legend"
        className="tool"
        aria-label={t("legend")}
        title={t("legend")}
        aria-expanded={legend}
        aria-controls={legend ? "legend" : undefined}
        onClick={onLegend}
      >
        <Icon name="legend" />
        <span className="tool-name">{t("legend")}</span>
      </button>
      {tool("in", t("zoomIn"), () => zoom(0.75))}
      {tool("out", t("zoomOut"), () => zoom(1.33))}
      {tool("fit", t("fit"), wholeField)}
      {tool("text", t("textBoard"), onText)}
    </div>
  );
}
