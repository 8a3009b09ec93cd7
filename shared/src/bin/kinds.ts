/** What an admin can delete and put back. */
export const binnedKinds = ["jobRequest", "blog"] as const;
export type BinnedKind = (typeof binnedKinds)[number];

/** How long what was deleted can be put back. */
export const binDays = 30;
