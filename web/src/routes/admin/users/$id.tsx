import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { AuditCard } from "#domain/audit/audit-card.tsx";
import { PersonSignIns } from "#domain/sign-in/person-sign-ins-part.tsx";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { loadUser } from "#features/people/users/load-user.ts";
import { UserPage } from "#features/people/users/user-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/admin/users/$id")({
  loader: ({ context: { api }, params: { id } }) => loadUser(api, id),
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  notFoundComponent: UserMissing,
  component: User,
});

function User() {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <UserPage
      key={id}
      id={id}
      leave={() => navigate({ to: "/admin/users", search: true })}
      audit={
        <>
          <PersonSignIns userId={id} />
          <AuditCard
            views={[
              { key: "of", label: t`Sur ce compte`, of: { entityId: id } },
              { key: "by", label: t`Par cette personne`, of: { actorId: id } },
            ]}
          />
        </>
      }
    />
  );
}

function UserMissing() {
  return (
    <MissingPage title={<Trans>Ce compte n’existe pas</Trans>} text={<Trans>Il a peut-être été supprimé.</Trans>}>
      <Link to="/admin/users" search className={buttonClass()}>
        <Trans>Voir les utilisateurs</Trans>
      </Link>
    </MissingPage>
  );
}
