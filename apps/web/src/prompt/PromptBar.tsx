import type { Request } from "@tercio/kernel";
import { useEffect, useRef } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { HintCard } from "../guided/HintCard.tsx";
import type { Open } from "../dialogs/Dialogs.tsx";
import { LookOnly } from "../dialogs/Record.tsx";
import { Elsewhere, useFollows } from "../dialogs/Tabs.tsx";
import { Seat } from "../log/Seat.tsx";
import { system } from "../session/said.ts";
import type { Intent } from "../session/intent.ts";
import { askedHere } from "../session/hands.ts";
import { useParts } from "../session/parts.ts";
import { useSession } from "../session/store.ts";
import { useOpened } from "../session/verifying/state.ts";
import { LastRoll } from "../story/LastRoll.tsx";
import { Story } from "../story/Story.tsx";
import { AskAdvice } from "./Advice.tsx";
import { Reason } from "./Reason.tsx";
import { Supplies } from "./Supplies.tsx";
import { Welcome } from "./Welcome.tsx";
import { Beforehand } from "./Beforehand.tsx";
import { ChoiceFoot, ChoiceText } from "./ChoicePrompt.tsx";
import { EndFoot, Ending } from "./Ending.tsx";
import { QuickMode, RollFoot, RollText } from "./RollPrompt.tsx";
import { Unasked } from "./Unasked.tsx";

/**
 * What is asked, what can be answered, and why something was refused; first of all, who plays. The words scroll where they must; what is
 * pressed to go on stands below them and never leaves the window.
 */
export function PromptBar({
  onOpen,
  looking,
  onBegin,
  onGame,
}: {
  onOpen: (dialog: Open) => void;
  looking: boolean;
  onBegin: (intent: Intent) => void;
  onGame: (game: string) => void;
}) {
  const { t } = useTranslation();
  const battle = useSession((s) => s.battle);
  const welcome = useSession((s) => s.welcome);
  const seats = useSession((s) => s.seats);
  const follows = useFollows();
  const { check } = useOpened();
  const request = battle.request;
  const over = request === null || system().rules.outcome(battle.game) !== null;
  const body = useRef<HTMLDivElement>(null);
  /** Has it been scrolled? Only then: to set it would lay out the whole page at every reply. */
  const scrolled = useRef(false);
  useEffect(() => {
    if (scrolled.current && body.current !== null) body.current.scrollTop = 0;
    scrolled.current = false;
    void battle;
  }, [battle]);
  // Nobody is asked who plays while the battle last played may come back.
  if (welcome)
    return (
      <section className="prompt" data-asked="who" aria-label={t("start")}>
        {looking ? null : <Welcome onBegin={onBegin} onGame={onGame} />}
      </section>
    );
  if (check.is === "forged") return <LookOnly misfit={check.misfit} />;
  if (follows) return <Elsewhere />;
  const asked = over ? "over" : request.type === "roll" ? "roll" : request.choice;
  return (
    <section
      className="prompt"
      data-asked={asked}
      data-tool={over ? undefined : askedHere({ battle, seats, welcome })?.tool?.kind}
    >
      <Story />
      {over ? null : <HintCard />}
      <div
        className="prompt-body"
        ref={body}
        role="group"
        aria-label={t("prompt")}
        tabIndex={0}
        onScroll={() => {
          scrolled.current = true;
        }}
      >
        {over ? (
          <Ending />
        ) : (
          <>
            <Who request={request} onOpen={onOpen} />
            <Supplies />
            <Reason />
            <Beforehand />
            {request.type === "roll" ? <RollText request={request} /> : <ChoiceText request={request} />}
          </>
        )}
      </div>
      <LastRoll />
      {over ? <EndFoot onOpen={onOpen} /> : request.type === "roll" ? <RollFoot request={request} /> : <ChoiceFoot />}
    </section>
  );
}

/** Whose answer is awaited. */
function Who({ request, onOpen }: { request: Request; onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const { seats, paused, setPaused } = useParts("seats", "paused", "setPaused");
  const watching = seats[0] === "computer" && seats[1] === "computer";
  const computer = request.player !== null && seats[request.player] === "computer";
  return (
    <div className="who">
      {request.player === null ? (
        <span>{t("bothSides")}</span>
      ) : (
        <span>
          <Seat seat={request.player} />
        </span>
      )}
      {computer && request.type === "choice" && !paused ? (
        <span className="thinking">{t("computerThinks")}</span>
      ) : null}
      {watching ? (
        <button type="button" id="pause" className="small" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? t("goOnPlaying") : t("pause")}
        </button>
      ) : null}
      <Unasked onOpen={onOpen} />
      {request.type === "roll" ? <QuickMode id="auto-roll" /> : <AskAdvice />}
    </div>
  );
}
