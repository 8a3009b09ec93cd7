import { Trans } from "@lingui/react/macro";
import { useSite } from "#site/use-site.ts";

/** How one installs the site on an iPhone or an iPad, whose browsers never ask. */
export function InstallSteps() {
  const { name } = useSite();
  return (
    <ol className="grid list-decimal gap-2 pl-5 text-base text-ink-2">
      <li>
        <Trans>Touchez Partager, le carré avec une flèche vers le haut.</Trans>
      </li>
      <li>
        <Trans>Choisissez « Sur l’écran d’accueil ».</Trans>
      </li>
      <li>
        <Trans>
          Touchez Ajouter : {name} s’ouvre désormais comme une application, et peut vous envoyer des notifications.
        </Trans>
      </li>
    </ol>
  );
}
