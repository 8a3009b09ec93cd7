import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { CompanySubscriptions } from "#features/subscription/admin/company/company-subscriptions.tsx";
import { loadCompany } from "#features/subscription/admin/load-company.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/admin/subscriptions/company/$id")({
  loader: ({ context: { api }, params: { id } }) =>
    foundOrMissing(id, async () => {
      const [company] = await Promise.all([
        loadCompany(api, id),
        api.subscription.listByCompany.ensureData({ companyId: id }, handlesOwnErrors).catch(() => undefined),
      ]);
      return company;
    }),
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
    <MissingPage
      title={<Trans>Cette entreprise n’existe pas</Trans>}
      text={<Trans>Son compte a peut-être été effacé.</Trans>}
    >
      <Link to="/admin/subscriptions" className={buttonClass()}>
        <Trans>Voir les abonnements</Trans>
      </Link>
    </MissingPage>
  );
}
