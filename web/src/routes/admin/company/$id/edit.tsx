import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { foundOrMissing, fresh } from "#api/failure/found-or-missing.ts";
import { EditCompany } from "#features/people/edit/edit-company.tsx";
import { CompanyMissing } from "#features/people/companies/company-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/company/$id/edit")({
  loader: ({ context: { api }, params: { id } }) =>
    Promise.all([
      foundOrMissing(id, () => api.company.get.fetch({ id }, fresh)),
      api.category.list.ensureData(),
      api.region.tree.ensureData(),
    ]),
  // What was read before is never shown first: the form would go on from an older version.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  head: (args) => pageTitle(args, msg`Modifier une entreprise`),
  notFoundComponent: CompanyMissing,
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EditCompany
      key={id}
      id={id}
      onSaved={() => navigate({ to: "/admin/company/$id", params: { id }, search: true })}
    />
  );
}
