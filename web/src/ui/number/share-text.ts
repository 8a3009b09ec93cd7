/** A share (0–1) as « 82 % »; a dash where nothing is known of it yet. */
export const shareText = (share: number | undefined): string =>
  share === undefined ? "–" : `${Math.round(share * 100)}\u00a0%`;
