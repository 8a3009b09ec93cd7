/** A promise whose value is there: React's `use` reads it at once instead of waiting a turn. */
export const resolvedPromise = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: "fulfilled" as const, value });
