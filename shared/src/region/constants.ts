/** Kilometres around a place that a company may choose to serve. */
export const placeRadius = { min: 1, max: 100 } as const;
