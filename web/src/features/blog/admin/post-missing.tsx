import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";

export function PostMissing() {
  return (
    <>
      <PageHead title={<Trans>Article introuvable</Trans>} />
      <EmptyState
        art="lost"
        title={<Trans>Cet article n’existe pas, ou plus.</Trans>}
        action={
          <Link to="/admin/blog/list" className={buttonClass({})}>
            <Trans>Voir les articles</Trans>
          </Link>
        }
      >
        <Trans>Il a peut-être été supprimé entre-temps.</Trans>
      </EmptyState>
    </>
  );
}
