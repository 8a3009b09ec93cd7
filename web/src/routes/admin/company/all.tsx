import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../../layout/page-title.ts";
import { ComingSoon } from "../../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/company/all")({
  head: (args) => pageTitle(args, msg`Entreprises`),
  component: () => (
    <ComingSoon title={<Trans>Entreprises</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y gérerez les entreprises, leurs zones et leurs abonnements.</Trans>
    </ComingSoon>
  ),
});
