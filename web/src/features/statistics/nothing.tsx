import { Trans } from "@lingui/react/macro";

/** In the place of a chart that has nothing to show. */
export const Nothing = () => (
  <p className="py-6 text-center text-ink-2">
    <Trans>Rien sur cette période.</Trans>
  </p>
);
