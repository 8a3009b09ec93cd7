import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { pageLink } from "#list/page-link.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { AccessRow } from "./access-row.tsx";
import { accessesInput, accessesSearch } from "./accesses-search.ts";

/** Everybody who saw something of a client, with the time. */
export function AccessesPage() {
  const { t } = useLingui();
  const list = useListSearch(accessesSearch);
  const { data, error, isFetching, refetch } = trpc.dataAccess.list.useQuery(accessesInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Mon profil`, link: (parts) => <Link {...parts} to="/tenderer/profile" /> }]}
            current={t`Qui a vu mes données`}
          />
        }
        title={<Trans>Qui a vu mes données</Trans>}
        description={
          <Trans>
            Chaque fois qu’une entreprise ou notre équipe ouvre une de vos demandes, c’est noté ici, au plus une fois
            par heure.
          </Trans>
        }
      />
      {list.values.jobRequestId && (
        <Note className="mb-6">
          <Trans>Seulement pour une de vos demandes.</Trans>{" "}
          <Button variant="link" onClick={() => list.change({ jobRequestId: "" })}>
            <Trans>Tout voir</Trans>
          </Button>
        </Note>
      )}
      <Card aria-label={t`Qui a vu mes données`} className="overflow-clip">
        {error && !isFetching ? (
          <ErrorState title={<Trans>La liste n’a pas pu être chargée</Trans>} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonArea className="p-4 md:p-5">
            <SkeletonCard />
          </SkeletonArea>
        ) : data.totalCount === 0 ? (
          <EmptyState art="search" title={<Trans>Personne n’a encore vu vos données</Trans>}>
            <Trans>Dès qu’une entreprise ouvre une de vos demandes, vous le voyez ici.</Trans>
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line" aria-busy={isFetching || undefined}>
              {data.items.map((access) => (
                <li key={access.id} className="px-4 py-3 md:px-5">
                  <AccessRow access={access}>
                    {access.jobRequest && (
                      <Link
                        to="/tenderer/requests/$id"
                        params={{ id: access.jobRequest.id }}
                        className="inline-block text-sm text-accent-ink underline underline-offset-[0.2em] wrap-anywhere min-h-6 max-md:min-h-11 max-md:content-center"
                      >
                        {access.jobRequest.title}
                      </Link>
                    )}
                  </AccessRow>
                </li>
              ))}
            </ul>
            <Pagination
              pageNumber={data.pageNumber}
              pageSize={data.pageSize}
              totalCount={data.totalCount}
              link={pageLink}
              onPageSize={(pageSize) => list.change({ pageSize })}
            />
          </>
        )}
      </Card>
    </>
  );
}
