import { Trans, useLingui } from "@lingui/react/macro";
import { placesTaken } from "@metiro/shared/job-request/rules/places";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Avatar } from "#ui/display/avatar.tsx";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { useFormats } from "#i18n/use-formats.ts";
import { useDeclineReasonsForClient } from "#domain/request/decline-words.ts";
import { recipientState, stateSince, useRecipientWords } from "#domain/request/recipient-state.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

/** Every company that received the request, and how far it has come. */
export function ContactedCompanies({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const { jobRequestCompanies: recipients, recipientCount, maxRecipients } = request;
  const taken = placesTaken(recipients);
  return (
    <Card>
      <CardHead title={<Trans>Entreprises contactées</Trans>} aside={<Count value={recipients.length} />} />
      <CardBody>
        <div className="mb-4">
          <Progress label={t`Entreprises contactées`} value={taken} max={maxRecipients} />
          <p className="mt-1.5 text-xs text-ink-3">
            {taken === recipientCount ? (
              <Trans>
                {recipientCount} sur {maxRecipients} au plus
              </Trans>
            ) : (
              <Trans>
                {taken} sur {maxRecipients} au plus, sans celles qui n’ont pas répondu à temps
              </Trans>
            )}
          </p>
        </div>
        {recipients.length === 0 ? (
          <p className="text-sm text-ink-2">
            <Trans>Aucune pour l’instant.</Trans>
          </p>
        ) : (
          <ul className="grid gap-4">
            {recipients.map((recipient) => (
              <Contacted key={recipient.company.id} recipient={recipient} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function Contacted({ recipient }: { recipient: Recipient }) {
  const { company, response, message, declineReason, hasConversation } = recipient;
  const told = useDeclineReasonsForClient();
  const name = useCompanyName()(company);
  const { recent } = useFormats();
  const words = useRecipientWords()[recipientState(recipient)];
  return (
    <li className="flex min-w-0 gap-3">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{name}</p>
        <p className="text-xs text-ink-3">
          {words} · <span className="num">{recent(stateSince(recipient))}</span>
        </p>
        {response === "none" && hasConversation && (
          <p className="mt-1 text-ink-2">
            <Trans>Vous a posé une question</Trans>
          </p>
        )}
        {declineReason && <p className="mt-1 text-ink-2">{told[declineReason]}</p>}
        {response === "declined" && message && <p className="mt-1 whitespace-pre-line text-ink-2">{message}</p>}
      </div>
    </li>
  );
}
