import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { Recipient, RequestItem } from "@metiro/shared/job-request/schema";
import { recipientState } from "#domain/request/recipient-state.ts";
import { recipientStates } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import type { ReactNode } from "react";
import { useBriefPriceText } from "#domain/request/price-text.ts";
import { RequestTitle } from "#domain/request/request-title.tsx";
import { RelatedRequests } from "./related-requests.tsx";

/** What a company received, and what it answered. */
export function RequestsOfCompany({ companyId }: { companyId: string }) {
  const { t } = useLingui();
  const priceOf = useBriefPriceText();
  const recipientIn = ({ jobRequestCompanies }: RequestItem): Recipient | undefined =>
    jobRequestCompanies.find(({ company }) => company.id === companyId);
  const of = (show: (recipient: Recipient) => ReactNode) => (request: RequestItem) => {
    const recipient = recipientIn(request);
    return (recipient && show(recipient)) ?? <span data-nothing="">–</span>;
  };
  return (
    <RelatedRequests
      of={{ companyId }}
      title={<Trans>Demandes reçues</Trans>}
      caption={t`Demandes reçues`}
      empty={<Trans>Aucune demande ne lui a encore été transmise.</Trans>}
      columns={[
        {
          key: "title",
          header: t`Demande`,
          primary: true,
          cell: ({ category, title, number }) => (
            <RequestTitle icon={category.icon} title={title}>
              <span className="num">
                <Trans>N° {number}</Trans>
              </span>
            </RequestTitle>
          ),
        },
        {
          key: "sent",
          header: t`Envoyée le`,
          place: "below",
          cell: of(({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>),
        },
        {
          key: "answered",
          header: t`Répondu le`,
          hideOn: "narrow",
          cell: of(({ respondedAt }) => respondedAt && <span className="num">{formatDay(respondedAt)}</span>),
        },
        {
          key: "price",
          header: t`Prix`,
          place: "figure",
          hideOn: "narrow",
          cell: of((recipient) => {
            const price = priceOf(recipient);
            return price && <span className="num">{price}</span>;
          }),
        },
        {
          key: "state",
          header: t`État`,
          place: "foot",
          width: "10.5rem",
          cell: of((recipient) => <StatusBadge of={recipientStates[recipientState(recipient)]} />),
        },
      ]}
    />
  );
}
