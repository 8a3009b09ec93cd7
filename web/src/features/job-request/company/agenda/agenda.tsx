import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardFoot, CardHead } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { type AgendaEntry, type AgendaGroups, agendaOf, agendaParts } from "./agenda-entries.ts";
import { toAnswerInput, wonInput, mostPages } from "./agenda-input.ts";
import { AgendaRow } from "./agenda-row.tsx";

/** What a company has ahead of it, by day: answers that are due, jobs that it has won, days on which it is away. */
export function Agenda() {
  const toAnswer = useReceived(toAnswerInput);
  const won = useReceived(wonInput);
  const company = trpc.company.own.useQuery(undefined, { ...handlesOwnErrors, retryOnMount: false });
  const failed = [...toAnswer.failed, ...won.failed, ...(company.isError && !company.isFetching ? [company] : [])];
  const known = toAnswer.items && won.items && company.data;
  return (
    <>
      <PageHead
        title={<Trans>Agenda</Trans>}
        description={
          <Trans>Les demandes qui attendent votre réponse, vos travaux et vos absences, jour par jour.</Trans>
        }
      />
      {toAnswer.items && won.items && company.data ? (
        <Parts groups={agendaOf({ toAnswer: toAnswer.items, won: won.items, company: company.data })} />
      ) : failed.length > 0 ? (
        <Card>
          <ErrorState
            title={<Trans>L’agenda n’a pas pu être chargé</Trans>}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          >
            <Trans>Vos données ne sont pas perdues.</Trans>
          </ErrorState>
        </Card>
      ) : (
        <SkeletonArea className="grid gap-6">
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonArea>
      )}
      {known && (toAnswer.isCut || won.isCut) && (
        <p className="mt-6 text-sm text-ink-2">
          <Trans>
            Les demandes les plus anciennes ne figurent pas ici.{" "}
            <Link to="/company" search={{ tab: "all" }}>
              Voir toutes les demandes
            </Link>
          </Trans>
        </p>
      )}
    </>
  );
}

function Parts({ groups }: { groups: AgendaGroups }) {
  const titles: Record<keyof AgendaGroups, ReactNode> = {
    late: <Trans>Délai de réponse dépassé</Trans>,
    today: <Trans>Aujourd’hui</Trans>,
    undated: <Trans>À planifier</Trans>,
    week: <Trans>Les sept prochains jours</Trans>,
    later: <Trans>Plus tard</Trans>,
    past: <Trans>Fin prévue dépassée</Trans>,
  };
  const filled = agendaParts.filter((part) => groups[part].length > 0);
  if (filled.length === 0)
    return (
      <Card>
        <EmptyState
          art="done"
          title={<Trans>Rien à faire pour l’instant</Trans>}
          action={
            <Link to="/company" search={{ tab: "all" }} className={buttonClass({ variant: "secondary" })}>
              <Trans>Voir toutes les demandes</Trans>
            </Link>
          }
        >
          <Trans>
            Les demandes qui attendent votre réponse, les travaux gagnés et vos vacances se rangent ici, par date.
          </Trans>
        </EmptyState>
      </Card>
    );
  return (
    <div className="grid gap-6">
      {groups.today.length === 0 && (
        <p className="text-ink-2">
          <Trans>Rien n’est prévu aujourd’hui.</Trans>
        </p>
      )}
      {filled.map((part) => (
        <Part key={part} title={titles[part]} entries={groups[part]} />
      ))}
    </div>
  );
}

/** So many of a part are there at first. */
const shown = 20;

function Part({ title, entries }: { title: ReactNode; entries: readonly AgendaEntry[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folded = open ? 0 : Math.max(0, entries.length - shown);
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} aside={<Count value={entries.length} />} />
      <ul className="divide-y divide-line">
        {entries.slice(0, entries.length - folded).map((entry, index) => (
          <AgendaRow
            key={entry.key}
            entry={entry}
            again={entry.day !== undefined && entry.day === entries[index - 1]?.day}
          />
        ))}
      </ul>
      {folded > 0 && (
        <CardFoot>
          <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setOpen(true)}>
            <Plural value={folded} one="Afficher # autre" other="Afficher les # autres" />
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

/** A list of what a company received, read to its end as far as an agenda goes; the page says by itself that it failed. */
function useReceived(input: typeof toAnswerInput | typeof wonInput) {
  const options = { ...handlesOwnErrors, retryOnMount: false };
  const first = trpc.jobRequest.listForCompany.useQuery(input, options);
  const further = Math.min(first.data?.totalPages ?? 1, mostPages) - 1;
  const rest = trpc.useQueries((call) =>
    Array.from({ length: Math.max(0, further) }, (_, index) =>
      call.jobRequest.listForCompany({ ...input, pageNumber: index + 2 }, options),
    ),
  );
  const pages = [first, ...rest];
  const read = pages.flatMap(({ data }) => (data ? [data] : []));
  // What comes or goes between two pages moves a row from one to the other.
  const byId = new Map(read.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return {
    items: read.length === pages.length ? [...byId.values()] : undefined,
    isCut: (first.data?.totalPages ?? 1) > mostPages,
    failed: pages.filter(({ isError, isFetching }) => isError && !isFetching),
  };
}
