import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import type { Column } from "#list/column.ts";
import { cn } from "#ui/cn.ts";
import { UnreadNote } from "#domain/conversation/unread-note.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { RequestTitle } from "#domain/request/request-title.tsx";
import { requestStages } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useNextStepWords } from "../next-step-words.ts";
import { offersOf } from "../offers/offers.ts";

/** A client's own requests as a table. */
export function useOwnRequestColumns(promises: ReadonlyMap<string, string>): Column<RequestItem>[] {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  return [
    {
      key: "request",
      header: t`Demande`,
      primary: true,
      cell: (request) => (
        <RequestTitle icon={request.category.icon} title={request.title}>
          <NextStep request={request} /> {promises.get(request.id)}
        </RequestTitle>
      ),
    },
    {
      key: "place",
      header: t`Lieu`,
      hideOn: "tablet",
      cell: (request) => <span className="whitespace-nowrap">{placeOf(request)}</span>,
    },
    {
      key: "created",
      header: t`Créée le`,
      inline: true,
      cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
    },
    {
      key: "companies",
      header: t`Entreprises`,
      cell: (request) => <Companies request={request} />,
      hideOn: "tablet",
    },
    // On a phone the next step tells of them.
    { key: "answers", header: t`Réponses`, hideOn: "phone", cell: (request) => <Answers request={request} /> },
    {
      key: "stage",
      header: t`Statut`,
      inline: true,
      width: "13rem",
      cell: (request) => (
        <span className="gap-1.5 max-md:*:mr-2 md:flex md:flex-wrap md:items-center">
          <StatusBadge of={requestStages[stageOf(request)]} />
          <UnreadNote jobRequestId={request.id} />
        </span>
      ),
    },
  ];
}

interface CellProps {
  request: RequestItem;
}

function Companies({ request }: CellProps) {
  const { length } = request.jobRequestCompanies;
  if (length === 0) return "—";
  return (
    <span className="whitespace-nowrap">
      <Plural value={length} one="# entreprise" other="# entreprises" />
    </span>
  );
}

function Answers({ request }: CellProps) {
  const { jobRequestCompanies: recipients } = request;
  const offers = offersOf(recipients);
  if (offers.length === 0)
    return (
      <span className="text-ink-3">
        <Trans>Aucune</Trans>
      </span>
    );
  return (
    <span className={cn("whitespace-nowrap", stageOf(request) === "choice" && "font-semibold")}>
      <Plural value={offers.length} one="# réponse" other="# réponses" />
    </span>
  );
}

const NextStep = ({ request }: CellProps) => useNextStepWords()(request).text;
