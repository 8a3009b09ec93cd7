import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatMoment, formatTime } from "@metiro/shared/text/format";
import { placesTaken } from "@metiro/shared/job-request/rules/places";
import type { RequestDesk } from "@metiro/shared/job-request/desk-schema";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { Avatar } from "#ui/display/avatar.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { CellNote } from "#ui/table/table.tsx";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { recipientState } from "#domain/request/recipient-state.ts";
import { leavingLook } from "../../dispatch/pending/leaving.ts";
import { recipientStates } from "#domain/request/request-statuses.ts";
import { RecipientActions } from "./recipient-actions.tsx";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

type Reminder = RequestDesk["reminders"][number];
type Moments = "createdAt" | "seenAt" | "respondedAt" | "decidedAt";

interface RecipientsCardProps {
  request: JobRequest;
  /** The companies that were asked again. */
  reminders?: readonly Reminder[] | undefined;
}

const none: readonly never[] = [];

/** Who received the request, and when each of them came how far. */
export function RecipientsCard({ request, reminders = none }: RecipientsCardProps) {
  const { jobRequestCompanies: recipients, recipientCount, maxRecipients } = request;
  const { t } = useLingui();
  const taken = placesTaken(recipients);
  const reminderOf = ({ company }: Recipient) => reminders.find(({ companyId }) => companyId === company.id);
  const moment = (key: Moments, header: string, hideOn?: Column<Recipient>["hideOn"]): Column<Recipient> => ({
    key,
    header,
    hideOn,
    cell: (recipient) => <Moment iso={recipient[key]} />,
  });
  const columns: Column<Recipient>[] = [
    { key: "company", header: t`Entreprise`, primary: true, cell: ({ company }) => <Company company={company} /> },
    moment("createdAt", t`Envoyée le`, "narrow"),
    moment("seenAt", t`Vue le`, "narrow"),
    moment("respondedAt", t`Répondu le`, "middle"),
    moment("decidedAt", t`Décision le`, "between"),
    {
      key: "state",
      header: t`État`,
      place: "below",
      cell: (recipient) => (
        <>
          <State recipient={recipient} />
          <Reminded reminder={reminderOf(recipient)} />
          <Latest recipient={recipient} />
        </>
      ),
    },
  ];
  return (
    <Card className="overflow-clip">
      <CardHead
        title={<Trans>Destinataires</Trans>}
        aside={
          <span className="num text-sm">
            {taken === recipientCount ? (
              <Trans>
                {recipientCount} sur {maxRecipients} au plus
              </Trans>
            ) : (
              <Trans>
                {taken} sur {maxRecipients} au plus, sans celles en retard
              </Trans>
            )}
          </span>
        }
      />
      <DataTable
        caption={t`Destinataires`}
        columns={columns}
        rows={recipients}
        rowKey={({ company }) => company.id}
        rowActions={(recipient) => (
          <RecipientActions request={request} recipient={recipient} remindedAt={reminderOf(recipient)?.at} />
        )}
        empty={
          <p className="p-4 text-ink-2 md:p-5">
            <Trans>Cette offre n’a encore été transmise à personne.</Trans>
          </p>
        }
      />
    </Card>
  );
}

function Company({ company }: Pick<Recipient, "company">) {
  const { id, locality } = company;
  const name = useCompanyName()(company);
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size="sm" />
      <span className="min-w-0 font-semibold">
        <Link to="/admin/company/$id" params={{ id }} className="text-ink no-underline hover:underline">
          {name}
        </Link>
        {locality && <CellNote>{locality}</CellNote>}
      </span>
    </span>
  );
}

function Moment({ iso }: { iso: string | undefined }) {
  if (iso === undefined)
    return (
      <span data-nothing="" className="text-ink-3">
        –
      </span>
    );
  return (
    <span className="num">
      {formatDay(iso)}
      <span className="text-ink-3 block text-xs max-md:hidden">{formatTime(iso)}</span>
    </span>
  );
}

/** On a phone and in a narrow table, where the state stands for all moments: when it came so far. */
function Latest({ recipient: { createdAt, seenAt, respondedAt, decidedAt } }: { recipient: Recipient }) {
  const at = decidedAt ?? respondedAt ?? seenAt ?? createdAt;
  return at === undefined ? null : (
    <CellNote className="num max-md:ml-0! max-md:block! md:@min-[42rem]/table:hidden">{formatDay(at)}</CellNote>
  );
}

function Reminded({ reminder }: { reminder: Reminder | undefined }) {
  if (!reminder) return null;
  const { at, count } = reminder;
  return (
    <CellNote>
      <Trans>Relancée le {formatMoment(at)}</Trans>
      {count > 1 && ` (${count} ×)`}
    </CellNote>
  );
}

function State({ recipient }: { recipient: Recipient }) {
  const reasons = useDeclineWords();
  const { questionCount = 0 } = recipient;
  if (recipient.heldUntil === undefined)
    return (
      <>
        <StatusBadge of={recipientStates[recipientState(recipient)]} />
        {recipient.declineReason && <CellNote>{reasons[recipient.declineReason]}</CellNote>}
        {questionCount > 0 && (
          <CellNote>
            <Plural value={questionCount} one="# question avant de répondre" other="# questions avant de répondre" />
          </CellNote>
        )}
        {recipient.late && (
          <CellNote>
            <Trans>Après le délai de réponse</Trans>
          </CellNote>
        )}
      </>
    );
  return <StatusBadge of={leavingLook} />;
}
