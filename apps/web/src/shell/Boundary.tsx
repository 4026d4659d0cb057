import { Component, type ReactNode } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { Sections } from "./Sections.tsx";

type Half = "battle" | "rules";

/** Where half of the app cannot be fetched, or breaks off, the page says so and offers what helps; the other half stays open. */
export class Boundary extends Component<{ readonly half: Half; readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <Broken half={this.props.half} /> : this.props.children;
  }
}

function Broken({ half }: { readonly half: Half }) {
  const { t } = useTranslation();
  return (
    <main className="waiting">
      <h1>{t("title")}</h1>
      <Sections open={half} />
      <p role="alert">{t("broken")}</p>
      <button type="button" className="primary" id="reload" onClick={() => window.location.reload()}>
        {t("reload")}
      </button>
    </main>
  );
}
