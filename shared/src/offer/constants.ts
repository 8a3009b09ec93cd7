/** What a line of an offer is for. */
export const lineKinds = ["work", "material", "travel", "disposal", "other"] as const;
export type LineKind = (typeof lineKinds)[number];

/** What a company says to a line: its price, that another line holds it, or that it does not do it. Own lines are priced. */
export const lineStates = ["priced", "includedElsewhere", "notOffered"] as const;
export type LineState = (typeof lineStates)[number];

/** In what a line is counted; each side words them. */
export const lineUnits = [
  "lump",
  "piece",
  "hour",
  "day",
  "month",
  "m",
  "m2",
  "m3",
  "kg",
  "t",
  "l",
  "km",
  "kw",
  "room",
] as const;
export type LineUnit = (typeof lineUnits)[number];

/** An offer as an answer, or what a company proposes to change once the client has accepted it. */
export const offerKinds = ["offer", "amendment"] as const;

/**
 * Of each version: what stands, what stood, and of an amendment that waits for the client, that it refused, or that the company
 * withdrew.
 */
export const offerStates = ["current", "replaced", "proposed", "refused", "withdrawn"] as const;
export type OfferState = (typeof offerStates)[number];

/** Rates of the Swiss value added tax, each with the day from which it holds. */
export const vatRateKinds = ["standard", "reduced", "lodging"] as const;
export type VatRateKind = (typeof vatRateKinds)[number];

/** Fields of an offer, beside its lines, that may differ between two versions. */
export const offerFields = [
  "total",
  "vat",
  "message",
  "validUntil",
  "availableFrom",
  "duration",
  "visit",
  "paymentTerms",
] as const;
export type OfferField = (typeof offerFields)[number];

export const maxLines = 60;
export const maxStandardLines = 30;
/** Versions of one company for one request, amendments among them. */
export const maxVersions = 50;
/** Former versions that are told at once. */
export const formerAtOnce = 5;
export const maxQuantity = 999_999.999;
/** Of one unit, in cents. */
export const maxUnitPrice = 100_000_000;
/** Of a line and of an offer, in cents: what any amount of the platform may be. */
export const maxAmount = 1_000_000_000;
export const maxLineLabel = 200;
export const maxPaymentTerms = 1_000;
export const maxAmendmentReason = 1_000;
/** Characters of a draft, as JSON. */
export const maxOfferDraftLength = 60_000;
