import { z } from "zod";
import { broken } from "./fault.ts";

/** UUIDv7 on the way out; any UUID is accepted on the way in, and written as the database writes it: ids are compared as text. */
export const id = z.guid().toLowerCase();
export const idObject = z.object({ id });

/** Of a row that several edit: raised by each save. */
export const revision = z.int().min(1);
/** The revision that was edited, in the input of a save; another one in the database is a 409. Absent: nothing is compared. */
export const baseRevision = revision.optional();

/** Text a person types: NFC, trimmed, no control characters but tab and line break, no lone surrogates. */
const typed = z
  .string()
  .overwrite((text) => text.normalize("NFC").trim())
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/\r\n|[\t\n]/g, "")), broken("characters"));

/** A required text of `min` to `max` characters. */
export const text = (min: number, max: number) => typed.min(min).max(max);

/** An optional text: empty and null mean absent. */
export const optionalText = (max: number) => emptyToAbsent(typed.max(max));

/** `yyyy-MM-dd`, a day that exists, in years that a person means. */
export const date = z.iso.date().refine((day) => day >= "1900" && day < "2200", broken("date"));

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** An amount in the minor unit (cents), 0 to 10 000 000.00. */
export const cents = z.int().min(0).max(1_000_000_000);

/** A field of an update: absent leaves it as it is; null, and the empty string of a form, clear it. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? null : value), schema.nullable().optional());
}

/** Makes a field optional; null and the empty string, which forms and legacy clients send, mean absent. */
export function emptyToAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());
}
