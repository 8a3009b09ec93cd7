import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { SubscriptionsForm, type SubscriptionsFormProps } from "./subscriptions-form.tsx";

/** The page where subscriptions are entered. */
export function NewSubscriptions({ first, leave }: SubscriptionsFormProps) {
  const { t } = useLingui();
  return (
    <UnsavedGuard>
      <div className="mx-auto max-w-220">
        <PageHead
          above={
            <Breadcrumb
              items={[{ label: t`Abonnements`, link: (parts) => <Link {...parts} to="/admin/subscriptions" /> }]}
              current={t`Nouvel abonnement`}
            />
          }
          title={<Trans>Nouvel abonnement</Trans>}
          description={<Trans>Tous sont enregistrés ensemble, ou aucun.</Trans>}
        />
        <SubscriptionsForm key={first?.id} first={first} leave={leave} />
      </div>
    </UnsavedGuard>
  );
}
