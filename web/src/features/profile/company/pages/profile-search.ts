import { type ProfilePage, profilePages } from "#domain/company/profile-pages.ts";

/** Fields that stood on the one page that the profile was, and where they are now. */
const moved: Record<string, ProfilePage> = {
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

/** The step of a profile that is not complete yet. */
export const profileSearch = ({ step }: Record<string, unknown>): { step?: string } =>
  typeof step === "string" ? { step } : {};
