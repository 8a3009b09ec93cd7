import { Trans } from "@lingui/react/macro";
import type { ClosedReason } from "@metiro/shared/conversation/schema";
import { buttonClass } from "#ui/button/button-class.ts";
import { Link } from "@tanstack/react-router";
import { Note } from "#ui/feedback/note.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

interface ClosedNoteProps {
  reason: ClosedReason | undefined;
  parties: ConversationParties;
}

/** In the place of the field when nobody can write any more. */
export const ClosedNote = (props: ClosedNoteProps) => (
  <Note className="m-4">
    <p className="font-semibold">
      <Trans>Cette conversation est terminée.</Trans>
    </p>
    <p>
      <Reason {...props} />
    </p>
  </Note>
);

/** In the place of the field, for a company that has asked as often as it may before it answers. */
export const QuestionsSpent = ({ requestId }: { requestId: string }) => (
  <Note className="m-4">
    <p className="font-semibold">
      <Trans>Vous avez posé toutes vos questions.</Trans>
    </p>
    <p>
      <Trans>Répondez à la demande pour continuer à écrire. Le client peut encore vous répondre ici.</Trans>
    </p>
    <ToAnswer requestId={requestId} />
  </Note>
);

/** The way from the questions to the answer itself. */
export const ToAnswer = ({ requestId }: { requestId: string }) => (
  <Link
    to="/company/requests/$id"
    params={{ id: requestId }}
    hash="answer"
    className={buttonClass({ variant: "secondary", className: "mt-3" })}
  >
    <Trans>Répondre à la demande</Trans>
  </Link>
);

function Reason({ reason, parties: { side, other } }: ClosedNoteProps) {
  switch (reason) {
    case "canceled":
      return <Trans>La demande a été annulée.</Trans>;
    case "done":
      return side === "company" ? (
        <Trans>Le client indique que le travail est terminé. La demande est close.</Trans>
      ) : (
        <Trans>Vous avez indiqué que le travail est terminé.</Trans>
      );
    case "declined":
      return side === "company" ? (
        <Trans>Vous avez décliné la demande : répondez-y à nouveau pour continuer à écrire.</Trans>
      ) : (
        <Trans>{other} a finalement décliné la demande.</Trans>
      );
    case "withdrawn":
      return side === "company" ? (
        <Trans>Vous avez retiré votre réponse : répondez à nouveau pour continuer à écrire.</Trans>
      ) : (
        <Trans>{other} a retiré sa réponse.</Trans>
      );
    case "rejected":
      return side === "company" ? (
        <Trans>Le client n’a pas retenu votre réponse.</Trans>
      ) : (
        <Trans>Vous avez décliné cette réponse : acceptez-la pour continuer à écrire.</Trans>
      );
    case "gone":
    case undefined:
      return <Trans>{other} n’est plus sur la plateforme.</Trans>;
  }
}
