import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../layout/page-title.ts";
import { ComingSoon } from "../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/users")({
  head: (args) => pageTitle(args, msg`Utilisateurs`),
  component: () => (
    <ComingSoon title={<Trans>Utilisateurs</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y chercherez les comptes par nom, e-mail ou rôle.</Trans>
    </ComingSoon>
  ),
});
