import { Trans } from "@lingui/react/macro";

export const contentId = "contenu";

/** The first stop of the keyboard: past the menus. */
export const SkipLink = () => (
  <a
    href={`#${contentId}`}
    className="sr-only rounded-md bg-surface px-4 py-3 font-semibold text-ink no-underline focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[80]"
  >
    <Trans>Aller au contenu</Trans>
  </a>
);
