/** What a field that shows a text makes of any value; beside `useField`, which brings the form library. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** What a field that shows a number makes of any value. */
export const asNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);
