import { Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";

/** The address at which the page stands. */
const here = "";

/** Stands at the address of a page that could not be fetched. Its link is that address; once the line is back it goes there by itself. */
export const OfflinePage = () => (
  <div data-instead="" className="wrap-page grid justify-items-start gap-5 py-16 md:py-24">
    <h1 className="title-1">
      <Trans>Vous êtes hors connexion</Trans>
    </h1>
    <p className="lead max-w-read">
      <Trans>
        Cette page ne peut pas être chargée sans connexion. Elle s’ouvrira d’elle-même dès que la connexion reviendra.
      </Trans>
    </p>
    <p className="max-w-read text-ink-2">
      <Trans>
        Ce que vous avez commencé à écrire est gardé sur cet appareil : demandes, réponses et messages attendent que
        vous les envoyiez.
      </Trans>
    </p>
    <a href={here} className={buttonClass({ size: "lg" })}>
      <Icon of={RotateCw} />
      <Trans>Réessayer</Trans>
    </a>
  </div>
);
