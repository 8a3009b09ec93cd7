import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { endsSoon, listedStanding } from "@metiro/shared/subscription/standing";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { Ban, Ellipsis, Plus, RefreshCw } from "lucide-react";
import { periodText } from "#domain/subscription/period-text.ts";
import { SubscriptionBadge } from "#domain/subscription/subscription-badge.tsx";
import { useCancelSubscription } from "#domain/subscription/use-cancel-subscription.tsx";
import { StandingCell } from "#domain/subscription/standing-cell.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CardFoot } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { Icon } from "#ui/icon.tsx";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";

/** What a company has paid for, latest first; what is not over can be canceled, what ends soon or is over is renewed. */
export function SubscriptionsCard({ company }: { company: CompanyDetail }) {
  const { id: companyId, subscriptions } = company;
  const { t } = useLingui();
  const cancel = useCancelSubscription();
  const standing = listedStanding(company);
  const due = standing.state === "expired" || endsSoon(standing);
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
              <span className="num font-medium">{periodText(item)}</span>
              <SubscriptionBadge subscription={item} />
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="num text-ink-2">{formatAmount(item.amount, item.currency)}</span>
              {(item.status === "active" || item.status === "upcoming") && (
                <DropdownMenu
                  title={periodText(item)}
                  trigger={
                    <IconButton
                      icon={Ellipsis}
                      size="sm"
                      className="-my-1.5 -mr-2"
                      held={cancel.isPending}
                      label={t`Autres actions pour l’abonnement du ${formatDay(item.startsOn)}`}
                    />
                  }
                >
                  <MenuItem icon={Ban} danger onSelect={() => void cancel.ask(item)}>
                    <Trans>Annuler l’abonnement</Trans>
                  </MenuItem>
                </DropdownMenu>
              )}
            </div>
            {item.note && <p className="wrap-anywhere text-ink-2">{item.note}</p>}
          </li>
        ))}
      </ul>
      <CardFoot>
        <Link
          to="/admin/subscriptions/new"
          search={{ companyId }}
          className={buttonClass({ variant: due ? "primary" : "secondary", size: "sm" })}
        >
          <Icon of={due ? RefreshCw : Plus} size="sm" />
          {due ? <Trans>Renouveler</Trans> : <Trans>Créer un abonnement</Trans>}
        </Link>
      </CardFoot>
    </FoldCard>
  );
}
