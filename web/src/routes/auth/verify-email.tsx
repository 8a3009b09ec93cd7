import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { panelOf } from "@metiro/shared/roles";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { AccountHead } from "../../layout/account/account-head.tsx";
import { AccountPending } from "../../layout/account/account-pending.tsx";
import { pageTitle } from "../../layout/page-title.ts";
import { guard } from "../../session/guards.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { useSite } from "../../site/use-site.ts";
import { Button } from "../../ui/button.tsx";

const signedIn = guard({});

export const Route = createFileRoute("/auth/verify-email")({
  ssr: false,
  beforeLoad: (visit) => {
    signedIn(visit);
    const claims = visit.context.session.current()?.claims;
    if (claims?.emailConfirmed) redirect({ to: panelOf[claims.role], throw: true });
  },
  head: (args) => pageTitle(args, msg`Confirmez votre adresse e-mail`),
  pendingComponent: AccountPending,
  component: VerifyEmail,
});

function VerifyEmail() {
  const { email: contact } = useSite();
  const email = useSession()?.user.email;
  const signOut = useSignOut();
  return (
    <div className="grid gap-6">
      <AccountHead title={<Trans>Confirmez votre adresse e-mail</Trans>}>
        <Trans>
          Votre espace s’ouvre dès que l’adresse <strong className="font-semibold text-ink">{email}</strong> est
          confirmée.
        </Trans>
      </AccountHead>
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2 marker:font-semibold marker:text-ink">
        <li>
          <Trans>Ouvrez le message que nous vous avons envoyé. Regardez aussi dans les indésirables.</Trans>
        </li>
        <li>
          <Trans>Suivez ce qu’il indique pour confirmer votre adresse.</Trans>
        </li>
        <li>
          <Trans>Déconnectez-vous, puis reconnectez-vous.</Trans>
        </li>
      </ol>
      {contact && (
        <p className="text-ink-2">
          <Trans>
            Rien reçu ? Écrivez-nous à <a href={`mailto:${contact}`}>{contact}</a>.
          </Trans>
        </p>
      )}
      <Button variant="secondary" size="lg" block onClick={() => void signOut()}>
        <Trans>Se déconnecter</Trans>
      </Button>
    </div>
  );
}
