import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MissingPage } from "#domain/missing/missing-page.tsx";

/** In the place of a subcategory that is not there; `children` is the way on. */
export const SubcategoryMissing = ({ children }: { children: ReactNode }) => (
  <MissingPage
    title={<Trans>Cette sous-catégorie n’existe pas</Trans>}
    text={<Trans>Elle a peut-être été supprimée, ou elle est maintenant dans une autre catégorie.</Trans>}
  >
    {children}
  </MissingPage>
);
