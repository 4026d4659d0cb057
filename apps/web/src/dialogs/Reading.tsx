import "./shelf.css";
import { isShown, hasFields, fieldsOf } from "@tercio/kernel";
import { useMemo } from "react";
import { Dialog } from "../shell/Dialog.tsx";
import { useTranslation } from "../messages/useTranslation.tsx";

/** A line each: what the record shows of itself, else its answers and dice as they are written there. */
function linesOf(file: string): {
  readonly board: readonly string[];
  readonly lines: readonly string[];
  readonly bare: boolean;
} {
  const saved = fieldsOf(JSON.parse(file));
  if (isShown(saved.shown)) return { ...saved.shown, bare: false };
  const entries = Array.isArray(saved.entries) ? (saved.entries as readonly unknown[]) : [];
  const line = (entry: unknown): string => {
    if (!hasFields(entry)) return JSON.stringify(entry);
    const { hash: _, draws: __, outcome, faces, ...rest } = entry;
    return JSON.stringify(faces === undefined ? { ...rest, ...(outcome === undefined ? {} : { outcome }) } : faces);
  };
  return { board: [], lines: entries.map(line), bare: true };
}

/** A battle that no build here plays, to be read: where it stood, and what had happened. */
export function Reading({ file, onClose }: { readonly file: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { board, lines, bare } = useMemo(() => linesOf(file), [file]);
  return (
    <Dialog title={t("readBattle")} onClose={onClose}>
      <div className="reading">
        <p className="soft">{t(bare ? "readBare" : "readShown")}</p>
        {board.length === 0 ? null : (
          <ul>
            {board.map((line, i) => (
              <li key={String(i)}>{line}</li>
            ))}
          </ul>
        )}
        <ol tabIndex={0} aria-label={t("log")}>
          {lines.map((line, i) => (
            <li key={String(i)}>{line}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
