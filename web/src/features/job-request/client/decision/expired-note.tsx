import { Trans } from "@lingui/react/macro";

/** In place of the button that accepts: its day has passed, and what one can do about it. */
export const ExpiredNote = () => (
  <p className="text-sm text-ink-2">
    <Trans>
      Le dernier jour pour accepter cette offre est passé. Vous pouvez en demander une nouvelle à l’entreprise par
      message.
    </Trans>
  </p>
);
