import { Trans } from "@lingui/react/macro";
import { MethodLink } from "./method-link.tsx";

/** What usual prices are and are not, with the way to how they are found. */
export function OrientationNote() {
  return (
    <p className="text-sm text-ink-2">
      <Trans>Une orientation tirée d’offres réelles, pas un tarif : votre prix dépend de vos travaux.</Trans>{" "}
      <MethodLink />
    </p>
  );
}
