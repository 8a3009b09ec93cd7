import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { buttonClass } from "#ui/button/button-class.ts";

/** In the place of a company that is not there. */
export function CompanyMissing() {
  return (
    <MissingPage
      title={<Trans>Cette entreprise n’existe pas</Trans>}
      text={<Trans>Son compte a peut-être été supprimé.</Trans>}
    >
      <Link to="/admin/company/all" search className={buttonClass()}>
        <Trans>Voir les entreprises</Trans>
      </Link>
    </MissingPage>
  );
}
