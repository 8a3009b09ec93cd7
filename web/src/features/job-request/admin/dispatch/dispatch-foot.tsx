import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { placesTaken } from "@metiro/shared/job-request/rules/places";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import type { ReactNode } from "react";
import type { Candidate } from "./candidates/candidates.ts";
import type { CandidateChoice, DispatchSend } from "./types.ts";

interface DispatchFootProps {
  request: JobRequest | undefined;
  choice: CandidateChoice;
  /** Those in sight. */
  rows: readonly Candidate[] | undefined;
  send: DispatchSend;
  onCancel: () => void;
  /** What waits to leave. */
  stack: ReactNode;
  /** Nothing comes after it. */
  isLast: boolean;
}

/** How many are chosen, what follows from sending, and the button that counts. */
export function DispatchFoot({ request, choice, rows, send, onCancel, stack, isLast }: DispatchFootProps) {
  const { chosen } = choice;
  return (
    <>
      {stack}
      {send.refusal && (
        <Note tone="error" className="max-md:order-last md:basis-full">
          {send.refusal}
        </Note>
      )}
      {/* On a phone side by side, which leaves the companies its room. */}
      <div className="flex items-center gap-3 md:contents">
        <div className="min-w-0 flex-1 text-sm text-ink-2 max-md:text-xs max-md:leading-4">
          <output className="block font-semibold text-ink">
            <Count choice={choice} rows={rows} request={request} />
          </output>
          {request && chosen.length > 0 && (
            <p className="max-md:hidden">
              <Consequence request={request} chosen={chosen.length} />
            </p>
          )}
        </div>
        {/* On a phone the cross in the head does. */}
        <Button variant="secondary" onClick={onCancel} className="max-md:hidden">
          {isLast ? <Trans>Annuler</Trans> : <Trans>Fermer la file</Trans>}
        </Button>
        <Button
          onClick={() => send.send(chosen.map(({ id }) => id))}
          loading={send.sending}
          loadingLabel={<Trans>Envoi…</Trans>}
          disabledReason={request ? choice.refusal : undefined}
          held={!request}
        >
          {chosen.length === 0 ? (
            <Trans>Envoyer</Trans>
          ) : (
            <Plural value={chosen.length} one="Envoyer à # entreprise" other="Envoyer à # entreprises" />
          )}
        </Button>
      </div>
    </>
  );
}

function Count({ choice: { chosen }, rows, request }: Pick<DispatchFootProps, "choice" | "rows" | "request">) {
  const { t } = useLingui();
  const mayStill = ({ maxRecipients, recipientCount, jobRequestCompanies }: JobRequest) => {
    const room = Math.max(0, maxRecipients - placesTaken(jobRequestCompanies));
    if (recipientCount === 0) return t`${plural(room, { one: "# au plus", other: "# au plus" })}`;
    return room === 0
      ? t`plus aucune ne peut la recevoir`
      : t`${plural(room, { one: "encore # au plus", other: "encore # au plus" })}`;
  };
  const hidden = rows ? chosen.filter(({ id }) => !rows.some((row) => row.id === id)).length : 0;
  const parts = [
    chosen.length === 0
      ? t`Aucune entreprise choisie`
      : t`${plural(chosen.length, { one: "# entreprise choisie", other: "# entreprises choisies" })}`,
    hidden > 0 && t`${plural(hidden, { one: "dont # hors de vue", other: "dont # hors de vue" })}`,
    request &&
      request.recipientCount > 0 &&
      t`${plural(request.recipientCount, { one: "# déjà destinataire", other: "# déjà destinataires" })}`,
    request && mayStill(request),
  ];
  return <>{parts.filter(Boolean).join(" · ")}</>;
}

function Consequence({ request: { status, recipientCount }, chosen }: { request: JobRequest; chosen: number }) {
  const { t } = useLingui();
  if (status === JobStatus.Active)
    return <Trans>L’offre passera à l’état « Envoyée ». Chaque entreprise choisie en sera avertie par e-mail.</Trans>;
  const words = t`${plural(chosen, { one: "L’entreprise choisie s’ajoute", other: "Les # entreprises choisies s’ajoutent" })} ${plural(recipientCount, { one: "au destinataire actuel", other: "aux # destinataires actuels" })}. Chacune en sera avertie par e-mail.`;
  return <>{words}</>;
}
