import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../layout/page-title.ts";
import { ComingSoon } from "../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/regions")({
  head: (args) => pageTitle(args, msg`Régions`),
  component: () => (
    <ComingSoon title={<Trans>Régions</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y modifierez les cantons et les districts.</Trans>
    </ComingSoon>
  ),
});
