import { type Request, say } from "@tercio/kernel";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

interface About {
  readonly packet: { readonly dice: number; readonly aims: readonly unknown[] };
}

/** Attacks shared out among several targets, one at a time; the buttons above give all of them to one. */
export function AllocateTools({ request }: { request: Request & { type: "choice" } }) {
  const { t } = useTranslation();
  const { battle, give } = useSession();
  const language = languageNow();
  const { dice, aims } = (request.about as unknown as About).packet;
  const [share, setShare] = useState<readonly number[]>(() => aims.map((_, i) => (i === 0 ? dice : 0)));
  const kind = system.choices[request.choice];
  if (kind === undefined || dice < 2 || aims.length < 2 || share.length !== aims.length) return null;
  const given = share.reduce((s, n) => s + n, 0);
  const named = (at: number): string =>
    kind.label === undefined
      ? ""
      : say(
          system,
          kind.label(battle.game, request.about, {
            dice: aims.map((_, i) => (i === at ? Math.max(1, share[at] ?? 0) : 0)),
          }),
          language,
        );
  const move = (at: number, by: number) => (): void => setShare(share.map((n, i) => (i === at ? n + by : n)));
  return (
    <fieldset className="allocate">
      <legend className="soft">{t("split")}</legend>
      {share.map((n, i) => (
        <div className="row" key={String(i)}>
          <button type="button" aria-label={t("fewerAt", { what: named(i) })} disabled={n === 0} onClick={move(i, -1)}>
            −
          </button>
          <strong className="n">{n}</strong>
          <button
            type="button"
            aria-label={t("moreAt", { what: named(i) })}
            disabled={given >= dice}
            onClick={move(i, 1)}
          >
            +
          </button>
          <span className={n === 0 ? "soft" : undefined}>{named(i)}</span>
        </div>
      ))}
      <div className="row">
        <button type="button" id="share-out" disabled={given !== dice} onClick={() => give({ dice: [...share] })}>
          {t("confirm")}
        </button>
        <span className="soft">{t("sharedOut", { n: given, all: dice })}</span>
      </div>
    </fieldset>
  );
}
