import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Count } from "#ui/display/badge.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardFoot, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { AccessRow } from "./access-row.tsx";

/** On the page of a request: who saw it last. */
export function RequestAccesses({ jobRequestId }: { jobRequestId: string }) {
  const { data, error, refetch, isFetching } = trpc.dataAccess.list.useQuery(
    { jobRequestId, pageSize: 4 },
    { ...handlesOwnErrors, retryOnMount: false },
  );
  return (
    <Card>
      <CardHead title={<Trans>Qui a vu mes données</Trans>} aside={data && <Count value={data.totalCount} />} />
      {error && !data ? (
        <ErrorState
          title={<Trans>La liste n’a pas pu être chargée</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CardBody className="text-sm">
          {!data ? (
            <SkeletonArea className="grid gap-3">
              <Skeleton />
              <Skeleton className="w-[80%]" />
            </SkeletonArea>
          ) : data.totalCount === 0 ? (
            <p className="text-ink-2">
              <Trans>Personne pour l’instant.</Trans>
            </p>
          ) : (
            <ul className="grid gap-3.5">
              {data.items.map((access) => (
                <li key={access.id}>
                  <AccessRow access={access} />
                </li>
              ))}
            </ul>
          )}
        </CardBody>
      )}
      {data && data.totalCount > data.items.length && (
        <CardFoot>
          <Link
            to="/tenderer/accesses"
            search={{ jobRequestId }}
            className={buttonClass({ variant: "ghost", size: "sm" })}
          >
            <Trans>Tout voir</Trans>
          </Link>
        </CardFoot>
      )}
    </Card>
  );
}
