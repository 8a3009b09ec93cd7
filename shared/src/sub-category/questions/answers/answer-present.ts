const written = (value: unknown): boolean =>
  typeof value === "string" ? value.trim() !== "" : value !== null && value !== undefined;

/** Whether there is an answer at all: not null, blank, an empty list, or an object of blank parts only. */
export function answerPresent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === "object" && value !== null ? Object.values(value).some(written) : written(value);
}
