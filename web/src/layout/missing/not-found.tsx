import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Drawing } from "#art/drawing.tsx";
import { buttonClass } from "#ui/button/button-class.ts";

interface NotFoundProps {
  /** The search of the public pages. */
  search?: ReactNode;
}

/** Nothing under this address, and how to go on. */
export function NotFound({ search }: NotFoundProps) {
  return (
    <div className="wrap-read grid justify-items-center gap-2 py-16 text-center max-md:py-10">
      <Drawing name="lost" size={240} className="mb-4 block w-32 max-md:w-24" />
      <h1 className="title-2">
        <Trans>Cette page n’existe pas</Trans>
      </h1>
      <p className="max-w-112 text-ink-2">
        {search ? (
          <Trans>L’adresse a peut-être changé. Cherchez ici ce dont vous avez besoin.</Trans>
        ) : (
          <Trans>L’adresse a peut-être changé.</Trans>
        )}
      </p>
      {search && <div className="mt-2 w-full">{search}</div>}
      <Link to="/" className={buttonClass({ variant: search ? "link" : "primary", className: "mt-4" })}>
        <Trans>Aller à l’accueil</Trans>
      </Link>
    </div>
  );
}
