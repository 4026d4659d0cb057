import { moving, unprinted } from "../book/moving.ts";
import { abilities } from "../state/abilities.ts";
import { battleshock } from "../book/fighting.ts";

/** Numbers that sentences name, as the rules play them. */
export const figures = {
  coherency: unprinted["aos2.rule.coherency"].within,
  keep: unprinted["aos2.rule.three-inches"].distance,
  pileIn: moving["aos2.core.piling-in"].move,
  fight: moving["aos2.core.piling-in"].within,
  retreat: moving["aos2.keyword.retreat"].endsMoreThan,
  charge: moving["aos2.core.charge-roll"].chargeRoll,
  chargeWithin: moving["aos2.core.charge-roll"].within,
  closeEn: String(moving["aos2.core.charge-move"].firstModelWithin),
  closeFr: String(moving["aos2.core.charge-move"].firstModelWithin).replace(".", ","),
  run: moving["aos2.core.running"].runRoll,
  perModels: battleshock["aos2.core.battleshock.roll"].bravery.perModels,
  ...{ again: abilities.practised.again, ward: abilities.warding.need, cruelFace: abilities.cruel.face },
  ...{ impetusWound: abilities.impetus.wound, impetusRend: abilities.impetus.rend, cruel: abilities.cruel.mortal },
  ...{ eerie: abilities.eerie.hit, braced: abilities.braced.save },
} as const;
