import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MissingPage } from "#domain/missing/missing-page.tsx";

/** In the place of a request that is not there for its reader; `children` is the way on. */
export const RequestMissing = ({ children }: { children: ReactNode }) => (
  <MissingPage
    title={<Trans>Cette demande n’existe pas</Trans>}
    text={<Trans>Elle a peut-être été supprimée, ou elle appartient à un autre compte.</Trans>}
  >
    {children}
  </MissingPage>
);
