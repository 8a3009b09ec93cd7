import type { TendererItem } from "@metiro/shared/tenderer/schema";

/** « 1003 Lausanne », as far as it is known. */
export const placeOfClient = ({ postalCode, locality }: Pick<TendererItem, "postalCode" | "locality">): string =>
  [postalCode, locality].filter(Boolean).join(" ");
