import { Trans } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button/button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { deviceStorage } from "#session/device-storage.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { answerDraftIn } from "./answer-draft.ts";
import { AnswerForm } from "./answer-form.tsx";
import { receivedState } from "../received-state.ts";
import { receivedStates } from "../received-states.ts";
import { DeclineReasons } from "../decline-reasons.tsx";
import { SentAnswer } from "./sent-answer.tsx";

/** The company's answer: the form, what was sent, or that there is nothing to answer any more. */
export function AnswerCard({ request }: { request: JobRequest }) {
  const [own] = request.jobRequestCompanies;
  const [editing, setEditing] = useState(false);
  const [declining, setDeclining] = useState(false);
  const onPhone = usePhone();
  const declineId = useId();
  if (!own) return null;
  const answered = own.response !== "none";
  const keepAnswer = () => {
    answerDraftIn(deviceStorage(), request.id, own.company.id).remove();
    setEditing(false);
  };
  const secondary =
    own.response === "interested" ? (
      <Button variant="ghost" onClick={keepAnswer}>
        <Trans>Garder ma réponse</Trans>
      </Button>
    ) : (
      own.response === "none" && (
        <Button
          variant="secondary"
          aria-expanded={declining}
          onClick={() => {
            // The reasons are there before the focus goes to them.
            flushSync(() => setDeclining(true));
            goToReasons(declineId);
          }}
          className="max-md:hidden"
        >
          <Trans>Décliner</Trans>
        </Button>
      )
    );
  const { erased } = request;
  const closed = request.status === JobStatus.Canceled || request.doneAt !== undefined || erased === true;
  if (closed && !answered)
    return (
      <AnswerFrame mode="closed" request={request}>
        <p className="text-ink-2">
          <Trans>Vous n’aviez pas répondu à cette demande.</Trans>{" "}
          {request.doneAt !== undefined && <Trans>Le client indique que le travail est terminé.</Trans>}
          {erased && <Trans>Cette demande est ancienne : son contenu a été effacé, on ne peut plus y répondre.</Trans>}
        </p>
      </AnswerFrame>
    );
  if (answered && (!editing || closed))
    return (
      <AnswerFrame mode="sent" request={request}>
        <SentAnswer request={request} own={own} onEdit={() => setEditing(true)} />
      </AnswerFrame>
    );
  return (
    <AnswerFrame mode="form" request={request}>
      <div className="grid gap-5">
        {!answered && own.hasConversation && (
          <p className="text-sm text-ink-2">
            <Trans>Vous avez posé une question. La demande attend toujours votre réponse.</Trans>
          </p>
        )}
        <AnswerForm
          request={request}
          own={own}
          onSent={() => setEditing(false)}
          secondary={secondary}
          ways={!answered && <AskFirst request={request} own={own} />}
          buttonsClass="sticky bottom-(--said-below,0px) z-10 -mx-4 border-y border-line bg-surface px-4 py-3 md:-mx-5 md:px-5"
        />
        {!answered && (onPhone || declining) && <DeclineReasons request={request} own={own} id={declineId} />}
      </div>
    </AnswerFrame>
  );
}

/** To the reasons to decline for: a tap on one of them declines. */
function goToReasons(id: string): void {
  const reasons = document.getElementById(id);
  reasons?.scrollIntoView({ block: "nearest" });
  reasons?.querySelector("button")?.focus({ preventScroll: true });
}

/** Where the answer is on the page. */
export const answerCardId = "answer";

interface AnswerFrameProps {
  mode: "form" | "sent" | "closed";
  request: JobRequest;
  children: ReactNode;
}

/** When what it holds is replaced, the focus goes to what came. */
function AnswerFrame({ mode, request, children }: AnswerFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const target = mode === "form" ? body.current?.querySelector("input") : body.current;
    target?.focus();
  }, [mode]);
  return (
    <Card id={answerCardId} data-save-bar={mode === "form" ? "" : undefined} className="scroll-mt-20">
      <CardHead
        title={<Trans>Votre réponse</Trans>}
        aside={mode !== "form" && <StatusBadge of={receivedStates[receivedState(request)]} />}
      />
      <CardBody ref={body} tabIndex={-1} className="outline-none">
        {children}
      </CardBody>
    </Card>
  );
}

/** Before the answer: what is not clear is asked first. */
function AskFirst({ request, own }: { request: JobRequest; own: Recipient }) {
  const onPhone = usePhone();
  return (
    <MessagesLink
      side="company"
      pair={{ jobRequestId: request.id, companyId: own.company.id }}
      open
      quiet
      begun={own.hasConversation ?? false}
      first={onPhone ? <Trans>Question</Trans> : <Trans>Poser une question</Trans>}
    />
  );
}
