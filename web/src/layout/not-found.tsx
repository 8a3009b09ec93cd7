import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Drawing } from "../art/drawing.tsx";
import { buttonClass } from "../ui/button-class.ts";

interface NotFoundProps {
  /** What is not there, when it is known. */
  title?: ReactNode;
  children?: ReactNode;
}

/** Nothing under this address, and how to go on. */
export function NotFound({ title, children }: NotFoundProps) {
  return (
    <div className="wrap-read grid justify-items-center gap-2 py-16 text-center">
      <Drawing name="lost" size={240} className="mb-4 block w-32" />
      <h1 className="title-2">{title ?? <Trans>Cette page n’existe pas</Trans>}</h1>
      <p className="max-w-112 text-ink-2">
        {children ?? <Trans>L’adresse a peut-être changé. Cherchez votre métier depuis l’accueil.</Trans>}
      </p>
      <Link to="/" className={buttonClass({ className: "mt-4" })}>
        <Trans>Aller à l’accueil</Trans>
      </Link>
    </div>
  );
}
