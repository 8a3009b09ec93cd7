import { Trans, useLingui } from "@lingui/react/macro";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Link } from "@tanstack/react-router";
import { Ban, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { CellNote } from "#ui/table/table.tsx";
import { periodText, useLengthText } from "#domain/subscription/period-text.ts";
import { SubscriptionBadge } from "#domain/subscription/subscription-badge.tsx";
import { useCancelSubscription } from "#domain/subscription/use-cancel-subscription.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const EditSubscription = lazyPart(() => import("../form/edit-subscription.tsx"));

/** All periods of one company, the one that ends last first. */
export function CompanySubscriptions({ id }: { id: string }) {
  const { t } = useLingui();
  const [company] = trpc.company.get.useSuspenseQuery({ id });
  const [subscriptions] = trpc.subscription.listByCompany.useSuspenseQuery({ companyId: id });
  const columns = useColumns();
  const add = (
    <Link to="/admin/subscriptions/new" search={{ companyId: id }} className={buttonClass()}>
      <Trans>Nouvel abonnement</Trans>
    </Link>
  );
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Abonnements`, link: (parts) => <Link {...parts} to="/admin/subscriptions" /> }]}
            current={company.name}
          />
        }
        title={company.name}
        description={[company.postalCode, company.locality].filter(Boolean).join(" ")}
        actions={
          <>
            <Link to="/admin/company/$id" params={{ id }} className={buttonClass({ variant: "secondary" })}>
              <Trans>Voir l’entreprise</Trans>
            </Link>
            {subscriptions.length > 0 && add}
          </>
        }
      />
      <Card aria-label={t`Abonnements`} className="overflow-clip">
        <DataTable
          caption={t`Abonnements : ${company.name}`}
          columns={columns}
          rows={subscriptions}
          rowKey={(subscription) => subscription.id}
          rowState={({ status }) => ({ off: status === "canceled" })}
          rowActions={(subscription) => (
            <>
              <EditSubscriptionButton subscription={subscription} />
              <CancelButton subscription={subscription} />
            </>
          )}
          empty={
            <EmptyState art="inbox" title={<Trans>Aucun abonnement jusqu’ici</Trans>} action={add}>
              <Trans>Cette entreprise n’a jamais été abonnée.</Trans>
            </EmptyState>
          }
        />
      </Card>
    </>
  );
}

function useColumns(): Column<Subscription>[] {
  const { t } = useLingui();
  const lengthOf = useLengthText();
  return [
    {
      key: "period",
      header: t`Période`,
      primary: true,
      cell: (subscription) => (
        <span className="num">
          {periodText(subscription)}
          {subscription.note && <CellNote>{subscription.note}</CellNote>}
        </span>
      ),
    },
    { key: "length", header: t`Durée`, place: "below", hideOn: "middle", cell: lengthOf },
    {
      key: "amount",
      header: t`Montant`,
      place: "figure",
      align: "end",
      cell: ({ amount, currency }) => <span className="num">{formatAmount(amount, currency)}</span>,
    },
    {
      key: "state",
      header: t`État`,
      place: "foot",
      cell: (subscription) => <SubscriptionBadge subscription={subscription} />,
    },
    {
      key: "created",
      header: t`Saisi le`,
      hideOn: "laptop",
      cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
    },
  ];
}

function EditSubscriptionButton({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  if (subscription.status === "canceled") return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={Pencil}
        aria-label={t`Modifier l’abonnement ${periodText(subscription)}`}
        onClick={() => setEditing(true)}
      >
        <Trans>Modifier</Trans>
      </Button>
      {editing && (
        <Suspense>
          <EditSubscription subscription={subscription} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function CancelButton({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const { ask: cancel } = useCancelSubscription();
  const { status } = subscription;
  if (status === "expired" || status === "canceled") return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={Ban}
      aria-label={t`Annuler l’abonnement ${periodText(subscription)}`}
      onClick={() => void cancel(subscription)}
    >
      <Trans>Annuler</Trans>
    </Button>
  );
}
