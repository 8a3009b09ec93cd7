import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Illustration } from "#ui/display/illustration.tsx";

/** In the place of a request that is not there for its reader; `children` is the way on. */
export const RequestMissing = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid max-w-112 justify-items-center gap-2 py-12 text-center">
    <Illustration name="lost" className="mb-4 w-32" />
    <h1 className="title-2 outline-none">
      <Trans>Cette demande n’existe pas</Trans>
    </h1>
    <p className="mb-4 text-ink-2">
      <Trans>Elle a peut-être été supprimée, ou elle appartient à un autre compte.</Trans>
    </p>
    {children}
  </div>
);
