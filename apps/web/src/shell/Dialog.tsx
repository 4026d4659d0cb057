import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";

export function Dialog({
  title,
  onClose,
  wide = false,
  children,
}: {
  title: string;
  onClose: () => void;
  /** It takes the whole window. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const d = box.current;
    if (d !== null && !d.open) d.showModal();
    // Closed before it is taken away, it gives the focus back to whoever had it.
    return () => d?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={wide ? "wide" : undefined}
      onClose={() => box.current?.open !== true && onClose()}
      aria-label={title}
    >
      <div className="stack">
        <div className="row">
          <h2 style={{ flex: 1 }}>{title}</h2>
          <button type="button" aria-label={t("close")} onClick={onClose}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A question with a yes and a way back. */
export function Sure({
  title,
  words,
  onYes,
  onClose,
}: {
  title: string;
  words: string;
  onYes: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      <div className="row">
        <button
          type="button"
          className="primary"
          id="yes"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {t("confirm")}
        </button>
        <button type="button" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
