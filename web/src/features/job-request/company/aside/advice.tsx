import { Trans } from "@lingui/react/macro";
import type { BesideUsual } from "@metiro/shared/job-request/beside-usual";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textLinkClass } from "#ui/navigation/text-link.ts";

type Advice = Partial<Record<BesideUsual, ReactNode>>;

const templates = (
  <Link to="/company/templates" className={textLinkClass}>
    <Trans>Mes modèles de réponse</Trans>
  </Link>
);
const coverage = (
  <Link to="/company/profile/coverage" className={textLinkClass}>
    <Trans>Voir ma zone et mes prestations</Trans>
  </Link>
);

const faster = (
  <>
    <Trans>Répondez d’abord en deux phrases et proposez une visite : le prix exact peut suivre.</Trans> {templates}
  </>
);
const oftener = (
  <>
    <Trans>Déclinez en deux clics ce qui n’est pas pour vous : cela compte comme une réponse.</Trans> {coverage}
  </>
);
const better = (
  <Trans>Joignez une fourchette de prix, une date et une visite : le client compare ces trois points.</Trans>
);
const dearer = <Trans>Détaillez ce que votre prix comprend, ligne par ligne : le client voit la différence.</Trans>;

/** What to do about a figure that is worse than usual. Being better asks for nothing. */
export const figureAdvice = {
  hours: { more: faster, most: faster },
  answered: { least: oftener, less: oftener },
  accepted: { least: better, less: better },
  price: { most: dearer },
} satisfies Record<string, Advice>;
