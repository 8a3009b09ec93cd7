/** Names a call by what it asks. */
export const keyOfCall = (path: string, input: unknown): string => `${path} ${JSON.stringify(input) ?? ""}`;
