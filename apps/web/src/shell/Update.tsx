import "./kept.css";
import { useState, useSyncExternalStore } from "react";
import { useFirstWords } from "../messages/first.tsx";
import { askForUpdate, onUpdate, updateNow } from "../kept/update.ts";

/** Says that a newer build is there, and brings it where the player wants it now. */
export function Update() {
  const { t } = useFirstWords();
  const update = useSyncExternalStore(onUpdate, updateNow);
  const [later, setLater] = useState(false);
  if (update === null || later) return null;
  return (
    <div className="update-line" id="update" role="status">
      <p>{t(update.others ? "updateOthers" : "updateReady")}</p>
      <button type="button" className="primary" id="update-now" onClick={askForUpdate}>
        {t("updateNow")}
      </button>
      <button type="button" id="update-later" onClick={() => setLater(true)}>
        {t("updateLater")}
      </button>
    </div>
  );
}
