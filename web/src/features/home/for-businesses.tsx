import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Drawing } from "#art/drawing.tsx";
import { buttonClass } from "#ui/button/button-class.ts";

/** The way in for companies. */
export function ForBusinesses() {
  return (
    <section className="wrap-page py-16 md:pb-24">
      <div className="grid overflow-hidden rounded-lg bg-inverse text-on-inverse lg:grid-cols-12">
        <div className="grid content-center justify-items-start gap-4 px-5 py-10 md:p-16 lg:col-span-7">
          <h2 className="title-1">
            <Trans>Vous êtes une entreprise ?</Trans>
          </h2>
          <p className="max-w-132 text-on-inverse-2">
            <Trans>
              Recevez des demandes précises, pour vos prestations et dans vos districts. Vous répondez quand cela vous
              convient, sans commission.
            </Trans>
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Link to="/auth/register/company" className={buttonClass({ variant: "inverse", size: "lg" })}>
              <Trans>Inscrire mon entreprise</Trans>
            </Link>
            <Link
              to="/how-it-works-for-businesses"
              className="inline-flex min-h-11 items-center font-medium text-on-inverse underline underline-offset-[0.2em]"
            >
              <Trans>Comment ça marche</Trans>
            </Link>
          </div>
        </div>
        <div className="relative min-h-48 overflow-hidden md:min-h-72 lg:col-span-5">
          <Drawing name="workshop" size={360} className="absolute top-1/2 left-0 w-full -translate-y-1/2" />
        </div>
      </div>
    </section>
  );
}
