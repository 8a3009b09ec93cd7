import { Plural, Trans } from "@lingui/react/macro";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { answerDueOf } from "#domain/guarantee/answer-due.ts";
import { useDueText } from "#domain/guarantee/due-text.ts";
import type { ConversationParties } from "#domain/conversation/parties.ts";
import { Note } from "#ui/feedback/note.tsx";
import { ToAnswer } from "../closed-note.tsx";

interface NoteBeforeAnswerProps {
  answer: Recipient;
  /** How many more messages the company may write before it answers. */
  left: number | undefined;
  requestId: string;
  parties: ConversationParties;
}

/** With what a conversation begins that a company opens with a question: what that is, and what it is not. */
export const NoteBeforeAnswer = ({ answer, left, requestId, parties: { side, other } }: NoteBeforeAnswerProps) =>
  side === "client" ? (
    <Note tone="lock">
      <p className="font-semibold">
        <Trans>{other} aimerait en savoir plus avant de répondre à votre demande.</Trans>
      </p>
      <p>
        <Trans>Votre réponse n’engage à rien. Vos coordonnées restent masquées.</Trans>
      </p>
    </Note>
  ) : (
    <Note>
      <p className="font-semibold">
        <Trans>Une question n’est pas encore une réponse.</Trans>
      </p>
      <p>
        <StillToAnswer answer={answer} />{" "}
        {left !== undefined && left > 0 && (
          <Plural
            value={left}
            one="Vous pouvez encore écrire un message avant de répondre."
            other="Vous pouvez écrire # messages avant de répondre."
          />
        )}
      </p>
      <ToAnswer requestId={requestId} />
    </Note>
  );

function StillToAnswer({ answer }: { answer: Recipient }) {
  const dueText = useDueText();
  const asked = answerDueOf(answer);
  return asked ? (
    <Trans>
      Répondez à la demande d’ici <span className="num">{dueText(asked.due)}</span>.
    </Trans>
  ) : (
    <>
      <Trans>Délai dépassé, répondez encore</Trans>.
    </>
  );
}
