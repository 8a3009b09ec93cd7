import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingSoon } from "../../../layout/account/coming-soon.tsx";
import { pageTitle } from "../../../layout/page-title.ts";

export const Route = createFileRoute("/auth/register/company")({
  head: (args) => pageTitle(args, msg`Inscrire mon entreprise`),
  component: () => (
    <ComingSoon title={<Trans>Inscrire mon entreprise</Trans>}>
      <Trans>L’inscription en ligne des entreprises ouvre bientôt.</Trans>
    </ComingSoon>
  ),
});
