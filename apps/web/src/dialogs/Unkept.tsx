import { useState, useSyncExternalStore } from "react";
import { hearKeeping, keepsNothing } from "../session/saves.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** Says that this browser keeps no battles now, until the player has read it or it does again. */
export function Unkept() {
  const { t } = useTranslation();
  const unkept = useSyncExternalStore(hearKeeping, keepsNothing);
  const [read, setRead] = useState(false);
  if (!unkept || read) return null;
  return (
    <div className="faults" id="unkept">
      <div className="refusal" role="status">
        {t("unkept")}
      </div>
      <button type="button" onClick={() => setRead(true)}>
        {t("close")}
      </button>
    </div>
  );
}
