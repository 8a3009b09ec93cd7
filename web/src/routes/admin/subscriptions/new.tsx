import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute, Link, type SearchSchemaInput, stripSearchParams } from "@tanstack/react-router";
import { loadCompany } from "#features/subscription/admin/load-company.ts";
import { SubscriptionsForm } from "#features/subscription/admin/form/subscriptions-form.tsx";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { idField } from "#list/filter/search-field.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";

export const Route = createFileRoute("/admin/subscriptions/new")({
  validateSearch: ({ companyId }: { companyId?: string } & SearchSchemaInput) => ({
    companyId: idField().read(companyId),
  }),
  search: { middlewares: [stripSearchParams({ companyId: "" })] },
  loaderDeps: ({ search: { companyId } }) => ({ companyId }),
  loader: async ({ context: { api }, deps: { companyId } }) =>
    companyId === "" ? undefined : await loadCompany(api, companyId),
  head: (args) => pageTitle(args, msg`Nouvel abonnement`),
  component: NewSubscriptions,
});

function NewSubscriptions() {
  const { t } = useLingui();
  const first = Route.useLoaderData();
  const navigate = Route.useNavigate();
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
        <SubscriptionsForm
          key={first?.id}
          first={first}
          leave={() => navigate({ to: "/admin/subscriptions", search: {} })}
        />
      </div>
    </UnsavedGuard>
  );
}
