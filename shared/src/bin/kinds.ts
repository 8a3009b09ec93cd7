/** What an admin can delete and put back. */
export const binnedKinds = ["jobRequest", "blog"] as const;
export type BinnedKind = (typeof binnedKinds)[number];
