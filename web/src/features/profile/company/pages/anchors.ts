/** The pages of a company's profile, by address. */
export const profilePages = {
  company: "/company/profile",
  coverage: "/company/profile/coverage",
  proofs: "/company/profile/proofs",
  showcase: "/company/profile/showcase",
  absence: "/company/profile/absence",
  subscriptions: "/company/profile/subscriptions",
  account: "/company/profile/account",
  notifications: "/company/profile/notifications",
  data: "/company/profile/data",
} as const;

/** Where a company sees itself as its clients do. */
export const previewPage = "/company/preview";

/** Fields that stood on the one page that the profile was, and where they are now. */
const moved: Record<string, keyof typeof profilePages> = {
  subcategoryIds: "coverage",
  subregionIds: "coverage",
  startsOn: "absence",
  endsOn: "absence",
  firstName: "account",
  lastName: "account",
  lang: "account",
  currentPassword: "account",
  newPassword: "account",
};

/** The page that an anchor of the profile is on, where it is no longer the first one. */
export const pageOfAnchor = (anchor: string) => {
  const page = Object.hasOwn(moved, anchor) ? moved[anchor] : undefined;
  return page && profilePages[page];
};
