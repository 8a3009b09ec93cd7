import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { type SubscriptionStanding, endsSoon } from "@metiro/shared/subscription/standing";
import { formatDay } from "@metiro/shared/text/format";

interface SubscriptionStandingTextProps {
  standing: SubscriptionStanding;
  periods: readonly Pick<Subscription, "status" | "startsOn">[];
}

/** How a company stands with its subscriptions: until when, and what happens then. Nothing renews by itself. */
export function SubscriptionStandingText({ standing, periods }: SubscriptionStandingTextProps) {
  const { t } = useLingui();
  if (standing.state === "none")
    return (
      <p className="text-ink-2">
        <Trans>Vous n’avez pas d’abonnement.</Trans>
      </p>
    );
  if (standing.state === "upcoming")
    return (
      <p>
        <Trans>
          Votre abonnement commence le <b>{formatDay(standing.startsOn)}</b>.
        </Trans>
      </p>
    );
  if (standing.state === "expired")
    return (
      <>
        <p>
          <Trans>
            Votre abonnement est échu depuis le <b>{formatDay(standing.endsOn)}</b>.
          </Trans>
        </p>
        <p className="mt-1 text-ink-2">
          <Trans>Écrivez-nous pour en prendre un nouveau.</Trans>
        </p>
      </>
    );
  const { endsOn, days, last } = standing;
  const left = t`${plural(days, { one: "c’est son dernier jour", other: "il reste # jours" })}`;
  // After a gap: what follows at once is within the standing.
  const next = periods
    .filter(({ status, startsOn }) => status === "upcoming" && startsOn > endsOn)
    .map(({ startsOn }) => startsOn)
    .sort()[0];
  return (
    <>
      <p>
        <Trans>
          Votre abonnement est actif jusqu’au <b>{formatDay(endsOn)}</b> : {left}.
        </Trans>
      </p>
      <p className={endsSoon(standing) && last ? "mt-1 text-warning" : "mt-1 text-ink-2"}>
        {next === undefined ? (
          <Trans>Il ne se renouvelle pas tout seul : écrivez-nous pour le prolonger.</Trans>
        ) : (
          <Trans>
            La période d’après ne commence que le {formatDay(next)} : entre les deux, vous n’avez pas d’abonnement.
          </Trans>
        )}
      </p>
    </>
  );
}
