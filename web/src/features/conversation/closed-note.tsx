import { Trans } from "@lingui/react/macro";
import type { ClosedReason } from "@metiro/shared/conversation/schema";
import { Note } from "#ui/feedback/note.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

interface ClosedNoteProps {
  reason: ClosedReason | undefined;
  talk: ConversationParties;
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

function Reason({ reason, talk: { side, other } }: ClosedNoteProps) {
  switch (reason) {
    case "canceled":
      return <Trans>La demande a été annulée.</Trans>;
    case "declined":
      return side === "company" ? (
        <Trans>Vous avez décliné la demande : répondez-y à nouveau pour continuer à écrire.</Trans>
      ) : (
        <Trans>{other} a finalement décliné la demande.</Trans>
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
