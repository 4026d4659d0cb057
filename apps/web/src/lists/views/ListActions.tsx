import { listText } from "@tercio/rosters";
import { useState } from "react";
import { download } from "../../device/download.ts";
import { codeOf } from "../model/link.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";
import type { Hand } from "./hand.ts";

/** A list's name as the name of a file. */
const fileName = (name: string, ending: string): string =>
  `${
    name
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "list"
  }.${ending}`;

/** Takes a list elsewhere: as a link, a file, a text, on paper. `barred`: why it cannot be played, null where it can. */
export function ListActions({
  hand,
  id,
  barred,
}: {
  readonly hand: Hand;
  readonly id: string;
  readonly barred: string | null;
}) {
  const w = useMessages();
  const { told, language } = hand;
  const { list, m, cost, categories } = told;
  const [link, setLink] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const addressOf = async (): Promise<string> =>
    `${location.origin}${location.pathname}${links.shared(await codeOf(list))}`;
  /** As a text that is read, with the link by which it is read back. */
  const text = async (): Promise<string> =>
    `${listText(m, cost, categories, language).trimEnd()}\n\n${await addressOf()}\n`;
  const share = async (): Promise<void> => {
    const address = await addressOf();
    setLink(address);
    // Whoever may not write there takes the link from where it stands.
    await navigator.clipboard?.writeText(address).then(
      () => setDone(w.copied),
      () => setDone(""),
    );
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(await text()).then(
      () => setDone(w.copiedText),
      () => setDone(""),
    );
  };
  return (
    <div className="actions">
      {barred === null ? null : (
        <p className="soft" id="not-played">
          {barred}
        </p>
      )}
      <button type="button" id="share" onClick={() => void share()}>
        {w.share}
      </button>
      <a className="button" id="print-list" href={links.print(id)}>
        {w.print}
      </a>
      <button
        type="button"
        id="save-list"
        onClick={() => download(fileName(list.name, "json"), `${JSON.stringify(list, null, 2)}\n`)}
      >
        {w.saveFile}
      </button>
      <button
        type="button"
        id="save-text"
        onClick={() => void text().then((written) => download(fileName(list.name, "txt"), written))}
      >
        {w.saveText}
      </button>
      <button type="button" id="copy-text" onClick={() => void copy()}>
        {w.copyText}
      </button>
      <a className="button" href={links.shelf}>
        {w.toShelf}
      </a>
      <p role="status">{done}</p>
      {link === null ? null : (
        <label className="link">
          {w.linkHere}
          <input id="link" readOnly value={link} onFocus={(e) => e.target.select()} />
        </label>
      )}
    </div>
  );
}
