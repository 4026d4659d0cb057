import { message } from "@tercio/kernel";
import type { BoardView, Fact, Icon, Piece, Sheet, System } from "@tercio/board";
import { inFight } from "../calculation/reach.ts";
import { bodyOf } from "../battlefield/body.ts";
import { named } from "../state/named.ts";
import { type Sigmar, standing, type Unit } from "../state/state.ts";

/** How each state of a unit is drawn. */
const stateIcons = {
  "in-fight": "crossed-swords",
  charged: "arrow",
  ran: "chevrons",
  retreated: "back-arrow",
  fought: "ring",
  destroyed: "cross",
} as const satisfies { readonly [state: string]: Icon };
type State = keyof typeof stateIcons;

export const legend = {
  // Of all others a warscroll does not say what they are.
  figures: [{ figure: "wing", label: message("figure.wing") }],
  marks: Object.entries(stateIcons).map(([id, icon]) => ({ icon, label: message(`sign.${id}`) })),
  pips: message("legend.pips"),
} satisfies System["views"]["legend"];

const statesOf = (game: Sigmar, u: Unit): readonly State[] => {
  if (!standing(u)) return ["destroyed"];
  return [
    ...(inFight(game, u) ? (["in-fight"] as const) : []),
    ...(u.charged ? (["charged"] as const) : []),
    ...(u.ran ? (["ran"] as const) : []),
    ...(u.retreated ? (["retreated"] as const) : []),
    ...(u.fought ? (["fought"] as const) : []),
  ];
};

const inches = (n: number): string => `${n}″`;
/** With the sign that is as wide as a plus. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const plus = (need: number | null): string => (need === null ? "–" : `${need}+`);

function sheet(u: Unit): Sheet {
  const { warscroll: w, models } = u.entry;
  const fact = (key: string, told: Fact["told"], rule: string | null = null): Fact => ({
    label: message(key),
    told,
    rule,
  });
  const columns = ["range", "attacks", "to-hit", "to-wound", "rend", "damage"] as const;
  return {
    facts: [
      fact("fact.models", `${u.models.length}/${models}`),
      fact("fact.slain", u.slain, "aos2.core.battleshock.who"),
      fact(
        "fact.base",
        w.base.kind === "round" ? `${w.base.radius / 50} mm` : `${w.base.length / 100} × ${w.base.width / 100} mm`,
      ),
    ],
    tables: [
      {
        corner: message("fact.profile"),
        columns: (["move", "wounds", "bravery", "save-roll"] as const).map((c) => message(`column.${c}`)),
        rows: [{ label: named(u), cells: [inches(w.move), w.wounds, w.bravery, plus(w.save)] }],
      },
      {
        corner: message("fact.weapons"),
        columns: columns.map((c) => message(`column.${c}`)),
        rows: w.weapons.map((x) => ({
          label: { key: "@", values: { ...x.name } },
          cells: [
            inches(x.range),
            x.attacks,
            plus(x.toHit),
            plus(x.toWound),
            x.rend === 0 ? "–" : signed(x.rend),
            x.damage,
          ],
        })),
      },
    ],
    lists: [
      {
        label: message("fact.abilities"),
        items: w.abilities.map((a) => ({ told: message(`ability-text.${a}`), rule: null })),
        sentences: true,
      },
    ].filter((l) => l.items.length > 0),
  };
}

function piece(game: Sigmar, u: Unit): Piece {
  const states = statesOf(game, u);
  const { wounds } = u.entry.warscroll;
  return {
    ...bodyOf(u, u.models),
    seat: u.entry.seat,
    kind: "body",
    ...(u.entry.warscroll.flies ? { figure: "wing" } : {}),
    name: named(u),
    place: standing(u) ? "field" : "gone",
    astray: false,
    count: { now: u.models.length, start: u.entry.models },
    pips: wounds > 1 ? { now: wounds - (u.wounded?.lost ?? 0), start: wounds } : null,
    marks: states.map((s) => ({ icon: stateIcons[s], label: message(`sign.${s}`), at: null })),
    sheet: sheet(u),
    spoken: message(!standing(u) ? "spoken.gone" : states.length === 0 ? "spoken.free" : "spoken.unit", {
      unit: named(u),
      models: u.models.length,
      signs: states.map((s) => message(`sign.${s}`)),
    }),
  };
}

/** The table and every unit as it stands. */
export const board = (game: Sigmar): BoardView => ({
  width: game.table.width,
  depth: game.table.depth,
  pieces: game.units.map((u) => piece(game, u)),
});
