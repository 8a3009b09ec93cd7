/** How many requests are canceled or deleted at once. */
export const maxBulk = 100;
