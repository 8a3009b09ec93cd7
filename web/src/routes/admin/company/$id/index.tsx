import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { AuditCard } from "#domain/audit/audit-card.tsx";
import { PersonSignIns } from "#domain/sign-in/person-sign-ins-part.tsx";
import { RequestsOfCompany } from "#features/job-request/admin/related/requests-of-company.tsx";
import { CompanyMissing } from "#features/people/companies/company-missing.tsx";
import { CompanyPage } from "#features/people/companies/company-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/company/$id/")({
  loader: ({ context: { api }, params: { id } }) =>
    foundOrMissing(id, async () => {
      const { name, user } = await api.company.get.ensureData({ id }, handlesOwnErrors);
      await api.user.get.ensureData({ id: user.id }, handlesOwnErrors);
      return { name, userId: user.id };
    }),
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  notFoundComponent: CompanyMissing,
  component: Company,
});

function Company() {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const { userId } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <CompanyPage
      key={id}
      id={id}
      leave={() => navigate({ to: "/admin/company/all", search: true })}
      requests={<RequestsOfCompany companyId={id} />}
      audit={
        <>
          <PersonSignIns userId={userId} />
          <AuditCard
            views={[
              { key: "of", label: t`Sur l’entreprise`, of: { entityId: id } },
              { key: "account", label: t`Sur le compte`, of: { entityId: userId } },
              { key: "by", label: t`Par elle`, of: { actorId: userId } },
            ]}
          />
        </>
      }
    />
  );
}
