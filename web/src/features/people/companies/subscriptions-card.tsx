import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Link } from "@tanstack/react-router";
import { Ban, CalendarClock, Check, CircleX, Plus } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { StandingCell } from "#domain/subscription/standing-cell.tsx";
import { Badge, Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardFoot, CardHead } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefreshPeople } from "../account/use-refresh-people.ts";

/** What a company has paid for, latest first; what is not over can be canceled. */
export function SubscriptionsCard({ company }: { company: CompanyDetail }) {
  const { id: companyId, name, subscriptions } = company;
  const { t } = useLingui();
  const confirm = useConfirm();
  const refresh = useRefreshPeople();
  const { subscription } = trpc.useUtils();
  const cancel = trpc.subscription.cancel.useMutation({
    onSettled: () => Promise.all([refresh(), subscription.invalidate()]),
  });
  const ask = async ({ id, startsOn, endsOn }: Subscription) => {
    const confirmed = await confirm({
      title: t`Annuler l’abonnement : ${name} ?`,
      children: (
        <Trans>
          L’abonnement du {formatDay(startsOn)} au {formatDay(endsOn)} cesse aujourd’hui. Cette action est définitive.
        </Trans>
      ),
      action: t`Annuler l’abonnement`,
      keep: t`Garder l’abonnement`,
    });
    if (confirmed) cancel.mutate({ id }, { onSuccess: () => void toast.success(t`L’abonnement est annulé.`) });
  };
  return (
    <Card>
      <CardHead title={<Trans>Abonnements</Trans>} aside={<Count value={subscriptions.length} />} />
      {subscriptions.length === 0 && (
        <p className="p-4 text-sm text-ink-2 md:p-5">
          <Trans>Cette entreprise n’a pas encore eu d’abonnement.</Trans>
        </p>
      )}
      {subscriptions.length > 1 && (
        <div className="border-b border-line px-4 py-3 md:px-5">
          <StandingCell company={company} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {subscriptions.map((item) => (
          <li key={item.id} className="grid gap-1.5 px-4 py-3 text-sm md:px-5">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="num font-medium">
                {formatDay(item.startsOn)} – {formatDay(item.endsOn)}
              </span>
              <SubscriptionBadge status={item.status} />
            </p>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="num text-ink-2">{formatAmount(item.amount, item.currency)}</span>
              {(item.status === "active" || item.status === "upcoming") && (
                <Button
                  size="sm"
                  variant="danger-quiet"
                  loading={cancel.isPending}
                  aria-label={t`Annuler l’abonnement du ${formatDay(item.startsOn)}`}
                  onClick={() => void ask(item)}
                >
                  <Trans>Annuler</Trans>
                </Button>
              )}
            </p>
            {item.note && <p className="wrap-anywhere text-ink-2">{item.note}</p>}
          </li>
        ))}
      </ul>
      <CardFoot>
        <Link
          to="/admin/subscriptions/new"
          search={{ companyId }}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          <Icon of={Plus} size="sm" />
          <Trans>Créer un abonnement</Trans>
        </Link>
      </CardFoot>
    </Card>
  );
}

const looks = {
  active: { tone: "success", icon: Check },
  upcoming: { tone: "accent", icon: CalendarClock },
  expired: { tone: "neutral", icon: CircleX },
  canceled: { tone: "neutral", icon: Ban },
} as const;

function SubscriptionBadge({ status }: Pick<Subscription, "status">) {
  const { t } = useLingui();
  const words = { active: t`Actif`, upcoming: t`À venir`, expired: t`Échu`, canceled: t`Annulé` };
  return <Badge {...looks[status]}>{words[status]}</Badge>;
}
