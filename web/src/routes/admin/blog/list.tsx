import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../../layout/page-title.ts";
import { ComingSoon } from "../../../layout/panel/coming-soon.tsx";

export const Route = createFileRoute("/admin/blog/list")({
  head: (args) => pageTitle(args, msg`Blogs`),
  component: () => (
    <ComingSoon title={<Trans>Blogs</Trans>} to="/admin/jobs" toLabel={<Trans>Aller aux offres</Trans>}>
      <Trans>Vous y écrirez et publierez les articles.</Trans>
    </ComingSoon>
  ),
});
