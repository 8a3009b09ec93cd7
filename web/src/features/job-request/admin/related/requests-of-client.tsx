import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { sentProgress } from "@metiro/shared/job-request/rules/progress";
import { formatDay } from "@metiro/shared/text/format";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { RequestTitle } from "#domain/request/request-title.tsx";
import { requestProgressLooks } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { RelatedRequests } from "./related-requests.tsx";

/** What a client asked for. */
export function RequestsOfClient({ tendererId }: { tendererId: string }) {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  return (
    <RelatedRequests
      of={{ tendererId }}
      title={<Trans>Demandes</Trans>}
      caption={t`Demandes`}
      empty={<Trans>Ce client n’a encore rien demandé.</Trans>}
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
        { key: "place", header: t`Lieu`, place: "below", hideOn: "middle", cell: (request) => placeOf(request) },
        {
          key: "created",
          header: t`Créée le`,
          place: "aside",
          cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
        },
        {
          key: "recipients",
          header: t`Destinataires`,
          place: "figure",
          hideOn: "middle",
          cell: ({ jobRequestCompanies: { length } }) => (
            <span className="num">
              <Plural value={length} _0="Aucun" one="# entreprise" other="# entreprises" />
            </span>
          ),
        },
        {
          key: "progress",
          header: t`État`,
          place: "foot",
          cell: (request) => <StatusBadge of={requestProgressLooks[sentProgress(request)]} />,
        },
      ]}
    />
  );
}
