import { Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "../../session/use-session.ts";
import { Card, CardBody } from "../../ui/card.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { roleNames } from "./role.ts";

/** Who one is, to read. Changing it comes with the profile's own screens. */
export function ProfilePage() {
  const { i18n } = useLingui();
  const session = useSession();
  if (!session?.claims) return null;
  const { firstName, lastName, username, email } = session.user;
  return (
    <>
      <PageHead
        title={<Trans>Mon profil</Trans>}
        description={<Trans>La modification du profil arrive bientôt.</Trans>}
      />
      <Card>
        <CardBody large>
          <dl className="grid gap-x-8 gap-y-4 md:grid-cols-[12rem_1fr] [&_dt]:text-ink-3">
            <dt>
              <Trans>Nom</Trans>
            </dt>
            <dd>
              {firstName} {lastName}
            </dd>
            <dt>
              <Trans>Nom d’utilisateur</Trans>
            </dt>
            <dd>{username}</dd>
            <dt>
              <Trans>Adresse e-mail</Trans>
            </dt>
            <dd>{email}</dd>
            <dt>
              <Trans>Espace</Trans>
            </dt>
            <dd>{i18n._(roleNames[session.claims.role])}</dd>
          </dl>
        </CardBody>
      </Card>
    </>
  );
}
