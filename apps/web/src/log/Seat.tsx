import { called } from "../session/called.ts";
import { SideMark } from "./SideMark.tsx";
import { useSession } from "../session/store.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** A side by its mark and number; against a computer also whether it is you. */
export function Seat({ seat }: { readonly seat: number }) {
  const { t } = useTranslation();
  const seats = useSession((s) => s.seats);
  const against = seats.includes("human") && seats.includes("computer");
  return (
    <>
      <SideMark seat={seat} /> {called(seat)}
      {against ? ` · ${seats[seat] === "computer" ? t("theComputer") : t("you")}` : ""}
    </>
  );
}
