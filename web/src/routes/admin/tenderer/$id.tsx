import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { AuditCard } from "#domain/audit/audit-card.tsx";
import { PersonSignIns } from "#domain/sign-in/person-sign-ins-part.tsx";
import { RequestsOfClient } from "#features/job-request/admin/related/requests-of-client.tsx";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { ClientPage } from "#features/people/clients/client-page.tsx";
import { loadClient } from "#features/people/clients/load-client.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/admin/tenderer/$id")({
  loader: ({ context: { api }, params: { id } }) => loadClient(api, id),
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  notFoundComponent: ClientMissing,
  component: Client,
});

function Client() {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const { userId } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <ClientPage
      key={id}
      id={id}
      leave={() => navigate({ to: "/admin/tenderer/all", search: true })}
      requests={<RequestsOfClient tendererId={id} />}
      audit={
        <>
          <PersonSignIns userId={userId} />
          <AuditCard
            views={[
              { key: "of", label: t`Sur ce compte`, of: { entityId: userId } },
              { key: "by", label: t`Par cette personne`, of: { actorId: userId } },
            ]}
          />
        </>
      }
    />
  );
}

function ClientMissing() {
  return (
    <MissingPage
      title={<Trans>Ce client n’existe pas</Trans>}
      text={<Trans>Son compte a peut-être été supprimé.</Trans>}
    >
      <Link to="/admin/tenderer/all" search className={buttonClass()}>
        <Trans>Voir les clients</Trans>
      </Link>
    </MissingPage>
  );
}
