import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { subscriptionStatuses } from "#domain/subscription/subscription-statuses.ts";
import { useCancelSubscription } from "#domain/subscription/use-cancel-subscription.tsx";
import { StandingCell } from "#domain/subscription/standing-cell.tsx";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { CardFoot } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { Icon } from "#ui/icon.tsx";

/** What a company has paid for, latest first; what is not over can be canceled. */
export function SubscriptionsCard({ company }: { company: CompanyDetail }) {
  const { id: companyId, subscriptions } = company;
  const { t } = useLingui();
  const cancel = useCancelSubscription();
  return (
    <FoldCard title={<Trans>Abonnements</Trans>} count={subscriptions.length}>
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
              <StatusBadge of={subscriptionStatuses[item.status]} />
            </p>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="num text-ink-2">{formatAmount(item.amount, item.currency)}</span>
              {(item.status === "active" || item.status === "upcoming") && (
                <Button
                  size="sm"
                  variant="danger-quiet"
                  loading={cancel.isPending}
                  aria-label={t`Annuler l’abonnement du ${formatDay(item.startsOn)}`}
                  onClick={() => void cancel.ask(item)}
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
    </FoldCard>
  );
}
