import { Plural, Trans } from "@lingui/react/macro";
import type { UserDetail } from "@metiro/shared/user/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";

const linkClass = "inline-flex min-h-11 items-center text-accent-ink underline underline-offset-[0.2em] md:min-h-6";

/** The client or the company that an account is, with what it did. */
export function BelongsCard({ user }: { user: UserDetail }) {
  const { tendererId, companyId, companyName, holdings } = user;
  if (tendererId !== undefined)
    return (
      <Frame title={<Trans>Client</Trans>}>
        <p>
          <Plural value={holdings.jobRequests} _0="Aucune demande" one="# demande" other="# demandes" />
        </p>
        <Link to="/admin/tenderer/$id" params={{ id: tendererId }} search className={linkClass}>
          <Trans>Voir le client et ses demandes</Trans>
        </Link>
      </Frame>
    );
  if (companyId === undefined) return null;
  return (
    <Frame title={<Trans>Entreprise</Trans>}>
      <p className="font-semibold">{companyName}</p>
      <p>
        <Plural value={holdings.answers} _0="Aucune réponse" one="# réponse" other="# réponses" />
        {" · "}
        <Plural value={holdings.subscriptions} _0="aucun abonnement" one="# abonnement" other="# abonnements" />
      </p>
      <Link to="/admin/company/$id" params={{ id: companyId }} search className={linkClass}>
        <Trans>Voir l’entreprise</Trans>
      </Link>
    </Frame>
  );
}

const Frame = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Card>
    <CardHead title={title} />
    <CardBody className="grid gap-1 text-sm">{children}</CardBody>
  </Card>
);
