import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { CompanySubscriptions } from "#features/subscription/admin/company/company-subscriptions.tsx";
import { loadCompany } from "#features/subscription/admin/load-company.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { idField } from "#list/filter/search-field.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";

export const Route = createFileRoute("/admin/subscriptions/company/$id")({
  loader: async ({ context: { api }, params: { id } }) => {
    if (idField().read(id) === "") throw notFound();
    const [company] = await Promise.all([
      loadCompany(api, id),
      api.subscription.listByCompany.ensureData({ companyId: id }, handlesOwnErrors).catch(() => undefined),
    ]);
    return company;
  },
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  notFoundComponent: Missing,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <CompanySubscriptions key={id} id={id} />;
}

function Missing() {
  return (
    <EmptyState
      art="lost"
      title={<Trans>Cette entreprise n’existe pas</Trans>}
      action={
        <Link to="/admin/subscriptions" className={buttonClass()}>
          <Trans>Voir les abonnements</Trans>
        </Link>
      }
    >
      <Trans>Son compte a peut-être été effacé.</Trans>
    </EmptyState>
  );
}
