import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { MissingPage } from "#domain/missing/missing-page.tsx";

/** In the place of a category or subcategory that is not there. */
export const RowMissing = () => (
  <MissingPage
    title={<Trans>Cette catégorie n’existe pas</Trans>}
    text={<Trans>Elle a peut-être été supprimée.</Trans>}
  >
    <Link to="/admin/category/list" className={buttonClass()}>
      <Trans>Voir les catégories</Trans>
    </Link>
  </MissingPage>
);
