import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { plural } from "@lingui/core/macro";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardFoot, CardHead } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { queueInput, waitingInput } from "./dashboard-inputs.ts";

/** Opens what sends a request. `after`: those of the page that have waited less, oldest first; `queue`: with all that it does not show. */
export type Send = (
  request: RequestItem,
  after: readonly RequestItem[],
  queue: Promise<readonly RequestItem[] | undefined>,
) => void;

/** The requests that nobody has received yet, those that wait longest first. */
export function WaitingRequests({ send }: { send: Send }) {
  const { jobRequest } = trpc.useUtils();
  const queueAfter = (request: RequestItem) =>
    jobRequest.listForAdmin.fetch(queueInput, handlesOwnErrors).then(
      ({ items }) => items.slice(items.findIndex(({ id }) => id === request.id) + 1),
      () => undefined,
    );
  const { data, isError, isFetching, refetch } = trpc.jobRequest.listForAdmin.useQuery(waitingInput, {
    retryOnMount: false,
  });
  const total = data?.totalCount ?? 0;
  return (
    <Card>
      <CardHead title={<Trans>Offres à transmettre</Trans>} aside={total > 0 && <Count value={total} accent />} />
      {isError && !isFetching && !data && (
        <ErrorState title={<Trans>Les offres n’ont pas pu être chargées</Trans>} onRetry={() => void refetch()}>
          <Trans>Vos données ne sont pas perdues.</Trans>
        </ErrorState>
      )}
      {!data && !isError && <Pending />}
      {data && total === 0 && (
        <EmptyState art="done" title={<Trans>Rien à transmettre</Trans>}>
          <Trans>Chaque offre a été transmise ou annulée.</Trans>
        </EmptyState>
      )}
      {data && total > 0 && (
        <>
          <ul>
            {data.items.map((request, place) => (
              <Waiting
                key={request.id}
                request={request}
                onSend={() => send(request, data.items.slice(place + 1), queueAfter(request))}
              />
            ))}
          </ul>
          <CardFoot className="border-t-0">
            <Link to="/admin/jobs" search={{ status: "active" }} className={linkClass}>
              <Trans>Voir toutes les offres à transmettre</Trans>
            </Link>
          </CardFoot>
        </>
      )}
    </Card>
  );
}

const linkClass = "inline-flex min-h-11 items-center text-accent-ink underline underline-offset-[0.2em] md:min-h-0";

function Waiting({ request, onSend }: { request: RequestItem; onSend: () => void }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const waitedOf = useWaitingWords();
  const { id, title, category, createdAt, postalCode, locality, subregion } = request;
  const place = [postalCode, locality].filter(Boolean).join(" ") || nameOf(subregion);
  return (
    <li className="max-md:nth-[n+5]:hidden max-lg:nth-[n+7]:hidden grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-b border-line px-4 py-2.5 md:py-3.5 md:grid-cols-[2.5rem_minmax(0,1fr)_auto] md:px-5">
      <Pictogram icon={category.icon} size="sm" className="max-md:hidden" />
      <div className="min-w-0">
        <Link to="/admin/jobs/$id" params={{ id }} className="font-semibold text-ink no-underline hover:underline">
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span>{place}</span>
          <span>{waitedOf(createdAt)}</span>
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={t`Transmettre l’offre n° ${request.number}`} onClick={onSend}>
        <Trans>Transmettre</Trans>
      </Button>
    </li>
  );
}

const Pending = () => (
  <SkeletonArea className="grid gap-5 p-5">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </SkeletonArea>
);

const hour = 3_600_000;
const day = 24 * hour;

/** `const waitedOf = useWaitingWords(); waitedOf(request.createdAt)` → « depuis 3 jours » */
function useWaitingWords(): (since: string) => string {
  const { t } = useLingui();
  return (since) => {
    const waited = Date.now() - Date.parse(since);
    const days = Math.floor(waited / day);
    if (days >= 1) return t`${plural(days, { one: "depuis # jour", other: "depuis # jours" })}`;
    const hours = Math.floor(waited / hour);
    if (hours >= 1) return t`${plural(hours, { one: "depuis # heure", other: "depuis # heures" })}`;
    return t`depuis moins d’une heure`;
  };
}
