import { Plural, Trans } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { type SubscriptionStanding, endsSoon, subscriptionStanding } from "@metiro/shared/subscription/standing";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { StandingBadge } from "#domain/subscription/standing-badge.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";

/** What the company pays for, and until when. */
export function SubscriptionCard() {
  const { data } = trpc.subscription.own.useQuery(undefined, handlesOwnErrors);
  if (!data) return null;
  const now = subscriptionStanding(data);
  return (
    <Card>
      <CardHead title={<Trans>Abonnement</Trans>} aside={<StandingBadge standing={now} />} />
      <CardBody className="grid gap-2 text-ink-2">
        <Words of={now} />
        {data.length > 1 && (
          <details>
            <Summary className="min-h-11 font-medium text-accent-ink">
              <Trans>Toutes les périodes</Trans>
            </Summary>
            <ul className="num grid gap-1 pt-1 text-sm">
              {data.map(({ id, startsOn, endsOn, status }) => (
                <li key={id} className={status === "canceled" ? "text-ink-3 line-through" : undefined}>
                  {formatDay(startsOn)} – {formatDay(endsOn)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </CardBody>
    </Card>
  );
}

function Words({ of: now }: { of: SubscriptionStanding }) {
  if (now.state === "none")
    return (
      <p>
        <Trans>Vous n’avez pas d’abonnement.</Trans>
      </p>
    );
  if (now.state === "upcoming")
    return (
      <p>
        <Trans>Commence le {formatDay(now.startsOn)}.</Trans>
      </p>
    );
  if (now.state === "expired")
    return (
      <p>
        <Trans>Terminé le {formatDay(now.endsOn)}. Écrivez-nous pour le renouveler.</Trans>
      </p>
    );
  const left = now.days - 1;
  return (
    <p>
      <Trans>
        Valable jusqu’au <strong className="text-ink">{formatDay(now.endsOn)}</strong>
      </Trans>
      {endsSoon(now) && (
        <>
          {" "}
          <Plural value={left} _0="(dernier jour)" one="(encore # jour)" other="(encore # jours)" />
        </>
      )}
    </p>
  );
}
