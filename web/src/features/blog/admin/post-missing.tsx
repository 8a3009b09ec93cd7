import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { buttonClass } from "#ui/button/button-class.ts";

/** In the place of a post that is not there. */
export function PostMissing() {
  return (
    <MissingPage
      title={<Trans>Cet article n’existe pas, ou plus.</Trans>}
      text={<Trans>Il a peut-être été supprimé entre-temps.</Trans>}
    >
      <Link to="/admin/blog/list" className={buttonClass()}>
        <Trans>Voir les articles</Trans>
      </Link>
    </MissingPage>
  );
}
