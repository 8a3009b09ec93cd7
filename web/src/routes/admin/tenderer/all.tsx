import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../../layout/page-title.ts";
import { ComingSoon } from "../../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/tenderer/all")({
  head: (args) => pageTitle(args, msg`Clients`),
  component: () => (
    <ComingSoon title={<Trans>Clients</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y retrouverez les clients et leurs coordonnées.</Trans>
    </ComingSoon>
  ),
});
