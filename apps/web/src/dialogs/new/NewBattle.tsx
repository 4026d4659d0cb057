import "./new.css";
import { useState } from "react";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { useParts } from "../../session/parts.ts";
import { Dialog } from "../../shell/Dialog.tsx";
import { useBegin } from "./begin.ts";
import { Edition } from "./Edition.tsx";
import { Fair } from "./Fair.tsx";
import { Field } from "./Field.tsx";
import { Game } from "./Game.tsx";
import { Players, useSitting } from "./Players.tsx";
import { Rulings } from "./Rulings.tsx";
import { Scenes } from "./Scenes.tsx";
import { Seed } from "./Seed.tsx";
import { useSetup } from "./setup.ts";

/** Sets a battle up, armies first. One that is under way is named before it makes room, and kept. `play`: with this list of the shelf. */
export function NewBattle({ onClose, play = null }: { onClose: () => void; play?: string | null }) {
  const { t } = useTranslation();
  const { battle, welcome, seats } = useParts("battle", "welcome", "seats");
  const underWay = !welcome && battle.request !== null && battle.log !== null;
  const setup = useSetup(battle.system.id, play);
  const [sitting, setSitting] = useSitting(welcome ? null : seats);
  const [seed, setSeed] = useState("");
  const { start, fair, busy, wrong } = useBegin(setup, sitting, seed, onClose);
  const { game, system, offered } = setup;
  return (
    <Dialog title={t("newBattle")} onClose={onClose}>
      {underWay ? <p id="under-way">{t("underWay")}</p> : null}
      <Game now={game} onChoose={setup.chooseGame} />
      <Edition
        game={game}
        editions={system.rules.editions}
        now={setup.scenario.edition}
        onChoose={setup.chooseEdition}
      />
      <p className="soft">{system.views.notYet?.[setup.language]}</p>
      <Field setup={setup} />
      <Players sitting={sitting} onChange={setSitting} />
      {wrong === null ? null : (
        <p className="refusal" role="alert">
          {wrong}
        </p>
      )}
      <button type="button" className="primary" id="start" disabled={busy} onClick={start}>
        {t(busy ? "drawing" : underWay ? "shelveAndStart" : "start")}
      </button>
      {offered.sizes.length === 0 ? null : <Fair sizes={offered.sizes} busy={busy} onFair={(n) => void fair(n)} />}
      <Scenes scenes={setup.scenes} chosen={setup.named} game={game} onChoose={setup.chooseScene} onPlayed={onClose} />
      <Seed seed={seed} onChange={setSeed} />
      <Rulings rulings={system.rules.rulings} now={setup.ruling} onChoose={setup.chooseRuling} />
    </Dialog>
  );
}
