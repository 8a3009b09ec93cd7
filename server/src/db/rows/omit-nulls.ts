type Absentable<T> = { [K in keyof T]: null extends T[K] ? K : undefined extends T[K] ? K : never }[keyof T];

/** A row as it leaves the server: what the database holds as null is not there at all. */
export type OmitNulls<T> = T extends readonly (infer Item)[]
  ? OmitNulls<Item>[]
  : T extends object
    ? { [K in Exclude<keyof T, Absentable<T>>]: OmitNulls<T[K]> } & {
        [K in Absentable<T>]?: OmitNulls<NonNullable<T[K]>>;
      }
    : T;

/** Leaves out every null, however deep it stands in objects and lists. Payloads have absent fields instead. */
export function omitNulls<T>(value: T): OmitNulls<T>;
export function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => omitNulls(item));
  if (typeof value !== "object" || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (inner !== null && inner !== undefined) kept[key] = omitNulls(inner);
  return kept;
}
