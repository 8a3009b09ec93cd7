/** Options of a call whose failure the page shows by itself, or by the failure of another one: no message of its own. */
export const quietly = { trpc: { context: { showsErrors: true } } } as const;
