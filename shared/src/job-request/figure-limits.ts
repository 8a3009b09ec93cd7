/** Fewer requests than this say nothing about a company. */
export const enoughRequests = 5;
