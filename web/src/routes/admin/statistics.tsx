import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../layout/page-title.ts";
import { ComingSoon } from "../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/statistics")({
  head: (args) => pageTitle(args, msg`Statistiques`),
  component: () => (
    <ComingSoon title={<Trans>Statistiques</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y suivrez les demandes par semaine, par catégorie et par région.</Trans>
    </ComingSoon>
  ),
});
