/** Below any of these nothing is told of prices: not even how many there are. */
export const fewestOffers = 8;
export const fewestCompanies = 4;
export const fewestClients = 5;
/** How far back offers count, in months. */
export const priceMonths = 24;
/** A figure that is told stays as it is until so many of its offers came or went: two nights beside each other tell no single one. */
export const leastChange = 3;
