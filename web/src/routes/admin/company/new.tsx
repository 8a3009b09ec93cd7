import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { NewCompany } from "#features/people/companies/new-company.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/company/new")({
  loader: ({ context: { api } }) => Promise.all([api.category.list.ensureData(), api.region.tree.ensureData()]),
  head: (args) => pageTitle(args, msg`Créer une entreprise`),
  component: New,
});

function New() {
  const navigate = Route.useNavigate();
  return <NewCompany onCreated={(id) => navigate({ to: "/admin/company/$id", params: { id }, search: true })} />;
}
