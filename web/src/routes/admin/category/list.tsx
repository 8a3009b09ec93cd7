import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../../layout/page-title.ts";
import { ComingSoon } from "../../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/category/list")({
  head: (args) => pageTitle(args, msg`Catégories`),
  component: () => (
    <ComingSoon title={<Trans>Catégories</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y modifierez les catégories, les sous-catégories et leurs questions.</Trans>
    </ComingSoon>
  ),
});
