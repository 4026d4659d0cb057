import "../source.css";
import { useState } from "react";
import { addressOf, type Source, sourcesOf } from "../model/source.ts";
import { useMessages } from "../messages/index.ts";

const [commit, repository] = [__TERCIO_COMMIT__, __TERCIO_REPOSITORY__];

/** The files that a rule is: its entry, what plays it, the page that tries it, as they were when the app was built. */
export function SourceCode({ id }: { readonly id: string }) {
  const w = useMessages();
  const [found, setFound] = useState<readonly Source[] | null>(null);
  const [open, setOpen] = useState(false);
  const press = (): void => {
    setOpen(!open);
    void sourcesOf(id).then(setFound, () => setFound([]));
  };
  return (
    <div className="source-code">
      <button type="button" aria-expanded={open} onClick={press}>
        {w.sourceCode}
      </button>
      {open && found !== null ? (
        <ul>
          {found.map((source) => (
            <Line key={source.part} source={source} />
          ))}
          {found.length === 0 ? <li role="status">{w.noSource}</li> : null}
        </ul>
      ) : null}
    </div>
  );
}

/** A file and its line: as a link where the sources are on the net, else to be copied with the commit. */
function Line({ source }: { readonly source: Source }) {
  const w = useMessages();
  const [copied, setCopied] = useState(false);
  const address = addressOf(source, repository, commit);
  const path = `${source.file}:${source.line}`;
  const said = commit === null ? path : w.atCommit(path, commit);
  return (
    <li>
      <span className="tag">{w.sourceParts[source.part]}</span>{" "}
      {address === null ? (
        <>
          <code>{said}</code>{" "}
          <button
            type="button"
            aria-label={w.copyPath(w.sourceParts[source.part])}
            onClick={() =>
              void navigator.clipboard?.writeText(said).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {copied ? w.copiedPath : w.copy}
          </button>
        </>
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          {path}
        </a>
      )}
    </li>
  );
}
