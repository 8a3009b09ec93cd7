import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { AuditCard } from "#domain/audit/audit-card.tsx";
import { PersonSignIns } from "#domain/sign-in/person-sign-ins-part.tsx";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { nameOfUser } from "#features/people/account/name-of-user.ts";
import { UserPage } from "#features/people/users/user-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/admin/users/$id")({
  loader: ({ context: { api }, params: { id } }) =>
    foundOrMissing(id, () => api.user.get.ensureData({ id }, handlesOwnErrors)),
  head: (args) => pageTitle(args, args.loaderData ? nameOfUser(args.loaderData) : ""),
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
