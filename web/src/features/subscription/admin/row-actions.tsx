import { endsSoon, periodStanding } from "@metiro/shared/subscription/standing";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Link } from "@tanstack/react-router";
import { Ban, Ellipsis, Pencil, RefreshCw, SquareArrowOutUpRight } from "lucide-react";
import { Suspense, useState } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import { openRowClass } from "#list/column.ts";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { useCancelSubscription } from "#domain/subscription/use-cancel-subscription.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

const EditSubscription = lazyPart(() => import("./form/edit-subscription.tsx"));

/** What is done next with a subscription, and a menu of all that can be. */
export function SubscriptionRowActions({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const { ask: cancel } = useCancelSubscription();
  const [editing, setEditing] = useState(false);
  const { company, status } = subscription;
  const name = useCompanyName()(company);
  const open = (parts: LinkParts) => (
    <Link {...parts} to="/admin/subscriptions/company/$id" params={{ id: company.id }} />
  );
  const renew = (parts: LinkParts) => (
    <Link {...parts} to="/admin/subscriptions/new" search={{ companyId: company.id }} />
  );
  const over = status === "expired" || status === "canceled";
  return (
    <>
      {status === "expired" || endsSoon(periodStanding(subscription))
        ? renew({
            className: buttonClass({ size: "sm", variant: "secondary" }),
            "aria-label": t`Renouveler l’abonnement : ${name}`,
            children: <Trans>Renouveler</Trans>,
          })
        : open({
            className: openRowClass,
            "aria-label": t`Ouvrir les abonnements : ${name}`,
            children: <Trans>Ouvrir</Trans>,
          })}
      <DropdownMenu
        title={name}
        trigger={<IconButton icon={Ellipsis} size="sm" label={t`Autres actions pour l’abonnement : ${name}`} />}
      >
        <MenuLink icon={SquareArrowOutUpRight} link={open}>
          <Trans>Abonnements de l’entreprise</Trans>
        </MenuLink>
        {status !== "canceled" && (
          <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
            <Trans>Modifier</Trans>
          </MenuItem>
        )}
        <MenuLink icon={RefreshCw} link={renew}>
          <Trans>Renouveler</Trans>
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={Ban} danger disabled={over} onSelect={() => void cancel(subscription)}>
          <Trans>Annuler l’abonnement</Trans>
          {over && (
            <span className="block text-xs">
              {status === "expired" ? (
                <Trans>Cet abonnement est terminé.</Trans>
              ) : (
                <Trans>Cet abonnement est annulé.</Trans>
              )}
            </span>
          )}
        </MenuItem>
      </DropdownMenu>
      {editing && (
        <Suspense>
          <EditSubscription subscription={subscription} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
