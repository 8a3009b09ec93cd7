import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatMoment } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { CardFoot } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { deviceName } from "./device-name.ts";
import { useWayWords } from "./use-way-words.ts";
import { outcomeLooks } from "./sign-in-words.ts";

const shown = 5;

/** The last sign-ins of an account and refusals at it, for the back office, and the way to all of them. */
export default function PersonSignInsCard({ userId }: { userId: string }) {
  const { t } = useLingui();
  const wayWords = useWayWords();
  const { data, error, isFetching, refetch } = trpc.signIn.list.useQuery(
    { userId, pageSize: shown },
    { ...handlesOwnErrors, staleTime: 0, retryOnMount: false },
  );
  const last = data?.items[0];
  return (
    <FoldCard title={<Trans>Connexions</Trans>} figure={last && formatDay(last.at)}>
      {error && !data && (
        <ErrorState
          title={<Trans>Les connexions n’ont pas pu être chargées.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonArea className="grid gap-4 p-5">
          <Skeleton />
          <Skeleton />
        </SkeletonArea>
      )}
      {data?.totalCount === 0 && (
        <p className="p-4 text-sm text-ink-2 md:p-5">
          <Trans>Aucune connexion ces 90 derniers jours.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line" aria-busy={isFetching}>
        {data?.items.map(({ id, at, outcome, address, device, ...way }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-sm text-ink-2 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:px-5"
          >
            <span>
              <StatusBadge of={outcomeLooks[outcome]} />
            </span>
            <span className="wrap-anywhere max-md:order-1 max-md:col-span-2">
              {wayWords(way)} · {deviceName(device) ?? t`Appareil inconnu`} · {address}
            </span>{" "}
            <span className="num">{formatMoment(at)}</span>
          </li>
        ))}
      </ul>
      {data && data.totalCount > 0 && (
        <CardFoot>
          <Link
            to="/admin/audit/sign-ins"
            search={{ userId }}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Trans>Toutes ses connexions</Trans>
          </Link>
        </CardFoot>
      )}
    </FoldCard>
  );
}
