import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingSoon } from "../../../layout/account/coming-soon.tsx";
import { pageTitle } from "../../../layout/page-title.ts";

export const Route = createFileRoute("/auth/register/tenderer")({
  head: (args) => pageTitle(args, msg`Créer un compte client`),
  component: () => (
    <ComingSoon title={<Trans>Créer un compte client</Trans>}>
      <Trans>L’inscription en ligne ouvre bientôt.</Trans>
    </ComingSoon>
  ),
});
