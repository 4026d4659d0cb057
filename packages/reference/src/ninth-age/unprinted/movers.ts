import type { Entry } from "../../entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Model Rules that are kinds of movement. */
export const moverEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement"], kind: "rule" },
  [
    {
      id: "fly",
      names: say("Fly", "Vol"),
      summary: say(
        "Fly (X, Y): the unit may make its Advance, March and Charge Moves through the air, with X as its Advance Rate and Y as its March Rate. It passes over terrain and units; where it ends it keeps its distance like any other. For a charge the owner says when declaring it whether the unit flies.",
        "Vol (X, Y) : l’unité peut faire en vol ses Mouvements simples, ses marches forcées et ses charges, X valant Mouvement simple et Y Marche forcée. Elle passe au-dessus des décors et des unités ; à l’arrivée elle garde ses distances comme toute autre. Pour une charge, son propriétaire dit en la déclarant si l’unité vole.",
      ),
      see: ["t9a.rule.moves", "t9a.rule.charge-range", "t9a.terrain.forest.dangerous"],
    },
    {
      id: "light-troops",
      phases: ["movement", "melee"],
      names: say("Light Troops", "Troupes légères"),
      summary: say(
        "Reforms as often as it likes during an Advance or March Move, free of cost, as long as no model’s centre ends farther than the rate from where it began; goes backwards and sideways as far as ahead; may shoot after marching. It has no Full Ranks (0).",
        "Se reforme autant qu’elle veut pendant un Mouvement simple ou une marche forcée, sans frais, tant qu’aucun centre de figurine ne finit plus loin que cette valeur de son départ ; recule et va de côté aussi loin que vers l’avant ; peut tirer après une marche forcée. Elle n’a aucun Rang complet (0).",
      ),
      see: ["t9a.rule.backwards", "t9a.rule.moves", "t9a.model-height.full-ranks"],
    },
  ],
);
