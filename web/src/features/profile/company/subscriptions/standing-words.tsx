import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { type SubscriptionStanding, endsSoon } from "@metiro/shared/subscription/standing";

/** How a company stands with its subscriptions, in a sentence or two. */
export function SubscriptionStandingText({ standing }: { standing: SubscriptionStanding }) {
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
        <Trans>Votre abonnement commence le {formatDay(standing.startsOn)}.</Trans>
      </p>
    );
  if (standing.state === "expired")
    return (
      <p>
        <Trans>Votre abonnement est échu depuis le {formatDay(standing.endsOn)}.</Trans>
      </p>
    );
  const { endsOn, days, last } = standing;
  const left = t`${plural(days, { one: "c’est son dernier jour", other: "il reste # jours" })}`;
  return (
    <>
      <p>
        <Trans>
          Votre abonnement est actif jusqu’au <b>{formatDay(endsOn)}</b> : {left}.
        </Trans>
      </p>
      {endsSoon(standing) && last && (
        <p className="mt-1 text-warning">
          <Trans>Écrivez-nous pour le prolonger.</Trans>
        </p>
      )}
    </>
  );
}
