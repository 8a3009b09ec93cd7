import { Trans } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { subscriptionStanding } from "@metiro/shared/subscription/standing";
import { StandingBadge } from "#domain/subscription/standing-badge.tsx";
import { PeriodFacts } from "./period-facts.tsx";
import { Renewal } from "./renewal.tsx";
import { SubscriptionStandingText } from "./standing-words.tsx";
import { SubscriptionList } from "./subscription-list.tsx";

/** How a company stands with its subscriptions today in words, and every period. */
export default function Subscriptions() {
  const { data, error, refetch, isFetching } = trpc.subscription.own.useQuery(undefined, handlesOwnErrors);
  if (error && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Vos abonnements n’ont pas pu être chargés.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonCard />
      </SkeletonArea>
    );
  const standing = subscriptionStanding(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <Card>
        <CardHead title={<Trans>Aujourd’hui</Trans>} aside={<StandingBadge standing={standing} />} />
        <CardBody>
          <SubscriptionStandingText standing={standing} periods={data} />
          <PeriodFacts standing={standing} periods={data} />
        </CardBody>
        <Renewal standing={standing} />
      </Card>
      {data.length > 0 && (
        <Card>
          <CardHead title={<Trans>Toutes les périodes</Trans>} aside={<Count value={data.length} />} />
          <SubscriptionList subscriptions={data} />
        </Card>
      )}
    </div>
  );
}
