import { Trans } from "@lingui/react/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { profilePages } from "#domain/company/profile-pages.ts";

/** What stands on the public page, and where each part of it is kept: nothing of it is typed twice. */
export const PageContents = () => (
  <Card>
    <CardHead title={<Trans>Ce que la page montre</Trans>} />
    <CardBody className="py-0!">
      <ul className="divide-y divide-line">
        <Part to={profilePages.company} title={<Trans>Votre présentation</Trans>}>
          <Trans>Nom, logo, texte et site web. Ni téléphone ni rue.</Trans>
        </Part>
        <Part to={profilePages.coverage} title={<Trans>Vos prestations et vos cantons</Trans>}>
          <Trans>Elle paraît aussi dans l’annuaire, pour chacun d’eux.</Trans>
        </Part>
        <Part to={profilePages.proofs} title={<Trans>Vos vérifications</Trans>}>
          <Trans>Ce que nous avons contrôlé, et jusqu’à quand ; jamais le document.</Trans>
        </Part>
        <Part to="/company/reviews" title={<Trans>Les avis de vos clients</Trans>}>
          <Trans>Avec vos réponses, et les photos dont le client permet la publication.</Trans>
        </Part>
      </ul>
    </CardBody>
  </Card>
);

interface PartProps {
  to: NonNullable<LinkProps["to"]>;
  title: ReactNode;
  children: ReactNode;
}

const Part = ({ to, title, children }: PartProps) => (
  <li className="py-3 max-md:py-2">
    <Link
      to={to}
      className="inline-block min-h-6 font-semibold text-accent-ink underline underline-offset-[0.2em] max-md:-mb-2 max-md:min-h-11 max-md:content-center"
    >
      {title}
    </Link>
    <p className="text-sm text-ink-2">{children}</p>
  </li>
);
