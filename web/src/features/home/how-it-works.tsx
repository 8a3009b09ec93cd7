import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

export function HowItWorks() {
  return (
    <section className="border-t border-line bg-surface py-16 md:py-24">
      <div className="wrap-page grid gap-10">
        <h2 className="title-1">
          <Trans>Comment ça marche</Trans>
        </h2>
        <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
          <Step number={1} title={<Trans>Vous décrivez</Trans>}>
            <Trans>Une question par écran, propre à votre projet. Comptez environ trois minutes.</Trans>
          </Step>
          <Step number={2} title={<Trans>Nous transmettons</Trans>}>
            <Trans>
              Une personne de notre équipe lit votre demande et l’envoie aux entreprises qui proposent cette prestation
              près de chez vous.
            </Trans>
          </Step>
          <Step number={3} title={<Trans>Vous choisissez</Trans>}>
            <Trans>
              Vous comparez prix, disponibilités et messages côte à côte. Vous acceptez, ou non : rien ne vous engage.
            </Trans>
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t-3 border-ink pt-5">
      <div aria-hidden="true" className="num font-display text-4xl leading-none font-medium tracking-[-0.04em]">
        {number}
      </div>
      <h3 className="title-3 mt-5 mb-2 md:mt-8">{title}</h3>
      <p className="text-ink-2">{children}</p>
    </li>
  );
}
