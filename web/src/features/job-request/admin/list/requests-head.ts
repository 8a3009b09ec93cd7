import { msg } from "@lingui/core/macro";

export const requestsHeading = {
  title: msg`Offres`,
  description: msg`Les demandes des clients, à transmettre aux entreprises.`,
};
