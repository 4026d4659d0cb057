import { useTranslation } from "../words/useTranslation.tsx";

/** Places on the board that are answers: picked there by hand or arrow keys; each also stands below as a button. */
export function SpotsControls() {
  const { t } = useTranslation();
  return <span className="soft">{t("spotsHint")}</span>;
}
