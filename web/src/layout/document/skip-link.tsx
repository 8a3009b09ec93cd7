import { Trans } from "@lingui/react/macro";
import { SkipTo } from "#ui/navigation/skip-to.tsx";

export const contentId = "contenu";

/** The first stop of the keyboard: past the menus. */
export const SkipLink = () => (
  <SkipTo href={`#${contentId}`}>
    <Trans>Aller au contenu</Trans>
  </SkipTo>
);
