import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingSoon } from "../../layout/account/coming-soon.tsx";
import { pageTitle } from "../../layout/page-title.ts";

export const Route = createFileRoute("/auth/forgot-password")({
  head: (args) => pageTitle(args, msg`Mot de passe oublié`),
  component: () => (
    <ComingSoon title={<Trans>Mot de passe oublié</Trans>}>
      <Trans>Le choix d’un nouveau mot de passe en ligne arrive bientôt.</Trans>
    </ComingSoon>
  ),
});
