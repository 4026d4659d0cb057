import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";

/** What a row of a shelf asks beside itself: another name, or whether it is to be deleted. */
type Aside = "name" | "delete";

export interface Asides {
  readonly row: RefObject<HTMLLIElement | null>;
  readonly doing: Aside | null;
  readonly ask: (aside: Aside) => void;
  /** Whoever leaves a question stands at the button that asked it, whose class is its name. */
  readonly leave: () => void;
}

export function useAsides(): Asides {
  const [doing, setDoing] = useState<Aside | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const asked = useRef<Aside | null>(null);
  useEffect(() => {
    if (doing !== null || asked.current === null) return;
    row.current?.querySelector<HTMLElement>(`.${asked.current}`)?.focus();
    asked.current = null;
  }, [doing]);
  const leave = (): void => {
    asked.current = doing;
    setDoing(null);
  };
  return { row, doing, ask: setDoing, leave };
}

/** Asks for a name; what is given may be empty. */
export function Naming({
  name: first,
  label,
  most,
  asides,
  onName,
}: {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly asides: Asides;
  readonly onName: (name: string) => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(first);
  return (
    <form
      className="row"
      onSubmit={(e) => {
        e.preventDefault();
        onName(name.trim());
        asides.leave();
      }}
    >
      <input
        aria-label={label}
        value={name}
        maxLength={most}
        ref={(input) => input?.focus()}
        onChange={(e) => setName(e.target.value)}
        onKeyDown={(e) => {
          // Only the name is left as it was: where the shelf is a dialog it stays open.
          if (e.key !== "Escape") return;
          e.preventDefault();
          asides.leave();
        }}
      />
      <button type="submit">{t("confirm")}</button>
      <button type="button" onClick={asides.leave}>
        {t("cancel")}
      </button>
    </form>
  );
}

/** Asks whether it is to be deleted. */
export function Deleting({
  sure,
  asides,
  onDelete,
}: {
  readonly sure: string;
  readonly asides: Asides;
  readonly onDelete: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="row" role="alert">
      <span>{sure}</span>
      <button type="button" className="really" onClick={onDelete}>
        {t("delete")}
      </button>
      <button type="button" onClick={asides.leave} ref={(no) => no?.focus()}>
        {t("cancel")}
      </button>
    </div>
  );
}
