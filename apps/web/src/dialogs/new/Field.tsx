import { optionName, type SetupOption } from "@tercio/board";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { Option } from "./Option.tsx";
import type { Setup } from "./setup.ts";

/** Both armies, or the scene that brings its own; the table and the rest folded away, named in a line. */
export function Field({ setup }: { readonly setup: Setup }) {
  const { t } = useTranslation();
  const { options, named, scenes, value, words, language, unequal } = setup;
  const option = (o: SetupOption) => (
    <Option
      key={optionName(o)}
      option={o}
      value={value(o)}
      words={words}
      own={setup.own}
      offered={setup.offered}
      onChoose={(to) => setup.choose(o, to)}
    />
  );
  const label = (o: SetupOption): string => {
    const found = o.kind === "one" ? o.answers.find((a) => a.id === value(o))?.label : undefined;
    return found === undefined ? value(o) : words(found);
  };
  const folded = options.filter((o) => o.at === undefined);
  return (
    <>
      {named === 0 ? (
        options.filter((o) => o.at !== undefined).map(option)
      ) : (
        <p id="of-scene">
          {t("ofScene", { scene: scenes[named]?.title[language] ?? "" })}{" "}
          <button type="button" onClick={() => setup.chooseScene(0)}>
            {t("noScene")}
          </button>
        </p>
      )}
      {unequal === null ? null : (
        <p id="unequal" className="soft">
          {t("unequal", unequal)}
        </p>
      )}
      {options.length === 0 ? null : (
        <details id="more">
          <summary>
            {t("moreSetup")}{" "}
            <span className="soft">
              {folded.map((o) => t("chosenNow", { title: words(o.title), chosen: label(o) })).join(" · ")}
            </span>
          </summary>
          <div className="stack">{folded.map(option)}</div>
        </details>
      )}
    </>
  );
}
