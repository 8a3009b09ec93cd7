import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { formatDay } from "@metiro/shared/text/format";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import { Note } from "#ui/feedback/note.tsx";
import { receivedState } from "../received-state.ts";

/** Where an answer stands, in a sentence. */
export function StateNote({ request }: { request: JobRequest }) {
  switch (receivedState(request)) {
    case "waiting":
      if (request.doneAt !== undefined) return <DoneNote request={request} />;
      return (
        <Note>
          <Trans>Le client compare les réponses. Nous vous écrivons dès qu’il a choisi.</Trans>
        </Note>
      );
    case "accepted":
      if (request.doneAt !== undefined) return <DoneNote request={request} />;
      return (
        <Note tone="success">
          <Trans>Le client a accepté votre réponse : convenez de la suite avec lui.</Trans>
        </Note>
      );
    case "rejected":
      return (
        <Note>
          <p>
            <Trans>Le client n’a pas retenu votre réponse.</Trans>
          </p>
          <RejectedBecause request={request} />
        </Note>
      );
    case "declined":
      return (
        <Note>
          <Trans>Vous avez décliné cette demande.</Trans>
        </Note>
      );
    case "withdrawn":
      return (
        <Note>
          <Trans>
            Vous avez retiré votre réponse. Vous pouvez répondre de nouveau tant que la demande est ouverte.
          </Trans>
        </Note>
      );
    case "given":
      return (
        <Note>
          <Trans>
            Le client a choisi une autre entreprise. Votre réponse reste là : il peut encore la retenir aussi.
          </Trans>
        </Note>
      );
    case "new":
    case "seen":
    case "asked":
    case "canceled":
      return null;
  }
}

/** Who did the work is told to that company alone. */
function DoneNote({ request: { doneOn = "", doneCompanyId } }: { request: JobRequest }) {
  return (
    <Note tone={doneCompanyId ? "success" : "info"}>
      {doneCompanyId ? (
        <Trans>Le client indique que vous avez terminé le travail le {formatDay(doneOn)}. Merci !</Trans>
      ) : (
        <Trans>Le client indique que le travail est terminé. La demande est close.</Trans>
      )}
    </Note>
  );
}

/** Why the client did not take the answer, as far as it said so. */
function RejectedBecause({ request: { jobRequestCompanies } }: { request: JobRequest }) {
  const words = useRejectReasons();
  const { rejectReason, rejectNote } = jobRequestCompanies[0] ?? {};
  if (!rejectReason && !rejectNote) return null;
  const reason = rejectReason && words[rejectReason];
  return (
    <>
      {reason && (
        <p className="mt-1">
          <Trans>Raison indiquée : {reason}</Trans>
        </p>
      )}
      {rejectNote && <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">{rejectNote}</p>}
    </>
  );
}
