import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { BothArmies } from "../panels/BothArmies.tsx";
import { TextBoard } from "../panels/TextBoard.tsx";
import { useParts } from "../session/parts.ts";

import { allFetched, fetchSystems } from "../session/systems.ts";
import { Correct } from "./Correct.tsx";
import { Declare } from "./Declare.tsx";
import { Dialog, Sure } from "../shell/Dialog.tsx";
import { NewBattle } from "./new/NewBattle.tsx";
import { RecordDialog } from "./Record.tsx";
import { Shelf } from "./Shelf.tsx";
import type { Beginning } from "../position/Position.tsx";
import type { FaultSaid } from "./Faults.tsx";

const Position = lazy(async () => ({ default: (await import("../position/Position.tsx")).Position }));

/** `play`: a battle with this list of the shelf of lists. */
export type Open =
  | "new"
  | "shelf"
  | "armies"
  | "about"
  | "keys"
  | "text"
  | "undo"
  | "correct"
  | "record"
  | { readonly declare: string }
  | { readonly position: Beginning }
  | { readonly play: string }
  | null;

/** The dialog that is open, if any. */
export function Dialogs({
  open,
  onClose,
  onFault,
}: {
  open: Open;
  onClose: () => void;
  onFault: (fault: FaultSaid) => void;
}) {
  const { t } = useTranslation();
  const { undo, seats } = useParts("undo", "seats");
  const alone = seats.includes("computer");
  if (open === null) return null;
  if (typeof open === "object")
    return "position" in open ? (
      <Suspense>
        <Position from={open.position} onClose={onClose} />
      </Suspense>
    ) : "declare" in open ? (
      <Declare declared={open.declare} onClose={onClose} />
    ) : (
      <AllGames title={t("newBattle")} onClose={onClose}>
        <NewBattle key={open.play} onClose={onClose} play={open.play} />
      </AllGames>
    );
  switch (open) {
    case "new":
      return (
        <AllGames title={t("newBattle")} onClose={onClose}>
          <NewBattle onClose={onClose} />
        </AllGames>
      );
    case "shelf":
      return (
        <AllGames title={t("shelf")} onClose={onClose}>
          <Shelf onClose={onClose} onFault={onFault} />
        </AllGames>
      );
    case "armies":
      return (
        <Dialog title={t("bothArmies")} onClose={onClose}>
          <BothArmies />
        </Dialog>
      );
    case "about":
      return (
        <Dialog title={t("about")} onClose={onClose}>
          <p>{t("aboutText")}</p>
          <p>{t("offline")}</p>
          <p className="soft">{t("unofficial")}</p>
        </Dialog>
      );
    case "keys":
      return (
        <Dialog title={t("keys")} onClose={onClose}>
          <dl className="keys">
            {t("keysText")
              .split(" · ")
              .map((k) => k.split(/[\s\u00a0]?: /))
              .map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
          </dl>
        </Dialog>
      );
    case "text":
      return (
        <Dialog title={t("textBoard")} onClose={onClose}>
          <TextBoard />
        </Dialog>
      );
    case "record":
      return <RecordDialog onClose={onClose} />;
    case "correct":
      return <Correct onClose={onClose} />;
    case "undo":
      return (
        <Sure
          title={t("undo")}
          words={t(alone ? "undoBeyondAlone" : "undoBeyond")}
          onYes={() => undo(true)}
          onClose={onClose}
        />
      );
  }
}

/** What speaks of every game waits for those that were not needed until now. */
function AllGames({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const [here, setHere] = useState(allFetched);
  useEffect(() => void fetchSystems().then(() => setHere(true)), []);
  if (here) return children;
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="status">{t("opening")}</p>
    </Dialog>
  );
}
