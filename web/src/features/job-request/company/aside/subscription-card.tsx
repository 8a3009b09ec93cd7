import { Plural, Trans } from "@lingui/react/macro";
import { daysFrom, todayIn } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/format";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { CalendarClock, Check, CircleX, Clock } from "lucide-react";
import { trpc } from "../../../../api.ts";
import { quietly } from "../../../../calls/quietly.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Card, CardBody, CardHead } from "../../../../ui/card.tsx";

const soonDays = 30;

/** The subscription of today, else the next one, else the last one. */
function currentOf(subscriptions: readonly Subscription[]): Subscription | undefined {
  const byEnd = subscriptions
    .filter(({ status }) => status !== "canceled")
    .toSorted((a, b) => (a.endsOn < b.endsOn ? 1 : -1));
  return (
    byEnd.find(({ status }) => status === "active") ?? byEnd.find(({ status }) => status === "upcoming") ?? byEnd[0]
  );
}

/** What the company pays for, and until when. */
export function SubscriptionCard() {
  const { data } = trpc.subscription.own.useQuery(undefined, quietly);
  if (!data) return null;
  const current = currentOf(data);
  const left = current ? daysFrom(todayIn(), current.endsOn) - 1 : 0;
  return (
    <Card>
      <CardHead title={<Trans>Abonnement</Trans>} aside={current && <State of={current} left={left} />} />
      <CardBody className="grid gap-2 text-ink-2">
        {current ? <Words of={current} left={left} /> : <Trans>Vous n’avez pas d’abonnement.</Trans>}
        {data.length > 1 && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-medium text-accent-ink">
              <Trans>Toutes les périodes</Trans>
            </summary>
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

function Words({ of: { status, startsOn, endsOn }, left }: { of: Subscription; left: number }) {
  if (status === "upcoming")
    return (
      <p>
        <Trans>Commence le {formatDay(startsOn)}.</Trans>
      </p>
    );
  if (status === "expired")
    return (
      <p>
        <Trans>Terminé le {formatDay(endsOn)}. Écrivez-nous pour le renouveler.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Valable jusqu’au <strong className="text-ink">{formatDay(endsOn)}</strong>
      </Trans>
      {left <= soonDays && (
        <>
          {" "}
          <Plural value={left} _0="(dernier jour)" one="(encore # jour)" other="(encore # jours)" />
        </>
      )}
    </p>
  );
}

function State({ of: { status }, left }: { of: Subscription; left: number }) {
  if (status === "active" && left <= soonDays)
    return (
      <Badge tone="warning" icon={Clock}>
        <Trans>Bientôt échu</Trans>
      </Badge>
    );
  if (status === "active")
    return (
      <Badge tone="success" icon={Check}>
        <Trans>Actif</Trans>
      </Badge>
    );
  if (status === "upcoming")
    return (
      <Badge tone="accent" icon={CalendarClock}>
        <Trans>À venir</Trans>
      </Badge>
    );
  return (
    <Badge tone="danger" icon={CircleX}>
      <Trans>Échu</Trans>
    </Badge>
  );
}
