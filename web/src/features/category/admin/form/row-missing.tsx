import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { Illustration } from "#ui/display/illustration.tsx";

/** In the place of a category or subcategory that is not there. */
export const RowMissing = () => (
  <div className="mx-auto grid max-w-112 justify-items-center gap-2 py-12 text-center">
    <Illustration name="lost" className="mb-4 w-32" />
    <h1 className="title-2 outline-none">
      <Trans>Cette catégorie n’existe pas</Trans>
    </h1>
    <p className="mb-4 text-ink-2">
      <Trans>Elle a peut-être été supprimée.</Trans>
    </p>
    <Link to="/admin/category/list" className={buttonClass()}>
      <Trans>Voir les catégories</Trans>
    </Link>
  </div>
);
