import { msg } from "@lingui/core/macro";
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from "@tanstack/react-router";
import { loadCompany } from "#features/subscription/admin/load-company.ts";
import { NewSubscriptions } from "#features/subscription/admin/form/new-subscriptions.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { idField } from "#list/filter/search-field.ts";

export const Route = createFileRoute("/admin/subscriptions/new")({
  validateSearch: ({ companyId }: { companyId?: string } & SearchSchemaInput) => ({
    companyId: idField().read(companyId),
  }),
  search: { middlewares: [stripSearchParams({ companyId: "" })] },
  loaderDeps: ({ search: { companyId } }) => ({ companyId }),
  loader: async ({ context: { api }, deps: { companyId } }) =>
    companyId === "" ? undefined : await loadCompany(api, companyId),
  head: (args) => pageTitle(args, msg`Nouvel abonnement`),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <NewSubscriptions
      first={Route.useLoaderData()}
      leave={() => navigate({ to: "/admin/subscriptions", search: {} })}
    />
  );
}
