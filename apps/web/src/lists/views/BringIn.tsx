import { textOf } from "@tercio/files";
import { useState } from "react";
import { takenFile } from "../../device/taken-file.ts";
import { languageNow } from "../../messages/i18n.ts";
import { beginWith } from "../model/begin.ts";
import { openArmy } from "../model/books.ts";
import { brought, saidOfFile } from "../model/bring.ts";
import { useMessages } from "../messages/index.ts";

/** A list from a file or from pasted text; what cannot be read is told with its place, and nothing else changes. */
export function BringIn() {
  const w = useMessages();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const read = async (given: string, name: string): Promise<void> => {
    const found = await brought(given, name);
    if ("list" in found) {
      const { list } = found;
      const opened = await openArmy(list.system, list.army).catch(() => null);
      if (opened === null) {
        setWrong(w.failed);
        return;
      }
      beginWith(opened, list);
      return;
    }
    const { where, problem } = found;
    setWrong(w.importBroken(where, problem === "no-list" ? w.noList : saidOfFile(problem, languageNow())));
  };
  return (
    <details className="bring-in">
      <summary id="bring-in">{w.importTitle}</summary>
      <div className="stack">
        <label>
          {w.importFile}
          <input
            type="file"
            id="list-file"
            accept="application/json,.json"
            onChange={(e) => {
              const file = takenFile(e.target);
              void file?.arrayBuffer().then((bytes) => {
                const text = textOf(new Uint8Array(bytes));
                if (text.ok) return read(text.value, file.name.replace(/\.json$/, ""));
                setWrong(w.importBroken("", text.problem.says[languageNow()]));
              });
            }}
          />
        </label>
        <label>
          {w.importText}
          <textarea id="list-text" rows={5} value={text} onChange={(e) => setText(e.target.value)} />
        </label>
        <button type="button" id="read-text" disabled={text.trim() === ""} onClick={() => void read(text, w.unnamed)}>
          {w.importDo}
        </button>
        <p id="bring-wrong" role="alert" className="wrong">
          {wrong}
        </p>
      </div>
    </details>
  );
}
