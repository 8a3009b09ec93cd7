import { msg } from "@lingui/core/macro";

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
  integrations: "/company/profile/integrations",
  data: "/company/profile/data",
} as const;

/** Where a phone lists them. */
export const profileList = "/company/profile/pages";

/** Where a company sees itself as its clients do. */
export const previewPage = "/company/preview";

export type ProfilePage = keyof typeof profilePages;

export const profilePageNames = {
  company: msg`Entreprise`,
  coverage: msg`Prestations et zone`,
  proofs: msg`Vérifications`,
  showcase: msg`Page publique`,
  absence: msg`Pause et vacances`,
  subscriptions: msg`Abonnement`,
  account: msg`Compte et sécurité`,
  notifications: msg`Notifications`,
  integrations: msg`Intégrations`,
  data: msg`Données`,
} as const satisfies Record<ProfilePage, unknown>;
