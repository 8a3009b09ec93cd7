/** Below any of these nothing is told of prices: not even how many there are. */
export const minOffers = 8;
export const minCompaniesOfPrice = 4;
export const minClients = 5;
/** How far back offers count, in months. */
export const priceMonths = 24;
/**
 * A figure stays as it is, told or not, until so many companies have made offers to so many clients since: then two that are told of it
 * one after the other differ by at least two offers that are neither the one's nor the other's, whoever compares them.
 */
export const minChangeCount = 3;
/** A figure that was not made anew for so many months is told no more. */
export const maxStandingMonths = 12;
