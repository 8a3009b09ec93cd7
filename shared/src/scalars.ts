import { z } from "zod";
import { violation } from "./errors/field-error.ts";
import { amountMessage } from "./rules/value-rules.ts";

/**
 * A text of at most `max` characters; what every text field begins with. zod makes all checks even where one has failed, so a
 * body of a megabyte would meet every pattern. This one comes first and is the last for what is far too long: blanks
 * around and letters in several parts have room, until `trim` and `normalize` have gone.
 */
export const bounded = (max: number) =>
  z.string().check(({ value, issues }) => {
    if (value.length > 2 * max + 200)
      issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value, continue: false });
  });

/** UUIDv7 on the way out; any UUID is accepted on the way in, and written as the database writes it: ids are compared as text. */
export const id = bounded(36).check(z.guid()).toLowerCase();
export const idObject = z.object({ id });

/** Of a row that several edit: raised by each save. */
export const revision = z.int().min(1);
/** The revision that was edited, in the input of a save; another one in the database is a 409. Absent: nothing is compared. */
export const baseRevision = revision.optional();

/** Blanks and characters that nobody sees, alone: a title or a review of those would stand empty on the page. */
const showsNothing = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** Marks that turn the direction of what follows: phones put them around a number that is copied, and a page would be read backwards. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text a person types: NFC, trimmed, without marks that turn its direction, empty where nothing of it shows, no control characters but
 * tab and line break, no lone surrogates.
 */
const typed = (max: number) =>
  bounded(max)
    .overwrite((text) => (showsNothing(text) ? "" : text.replaceAll(turns, "").normalize("NFC").trim()))
    .refine(
      (text) => text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/\r\n|[\t\n]/g, "")),
      violation("characters"),
    );

/** A required text of `min` to `max` characters. */
export const text = (min: number, max: number) => typed(max).min(min).max(max);

/** An optional text: empty, blank and null mean absent. */
export const optionalText = (max: number) =>
  z.preprocess((value) => (value === null || isBlank(value) ? undefined : value), typed(max).max(max).optional());

/** `yyyy-MM-dd`, a day that exists, in years that a person means. */
export const date = bounded(10)
  .check(z.iso.date())
  .refine((day) => day >= "1900" && day < "2200", violation("date"));

/** ISO 8601 in UTC. */
export const timestamp = bounded(40).check(z.iso.datetime());

/** ISO 4217 code of a currency that is in use: `CHF`. */
export const currency = bounded(3).refine(
  (code) => Intl.supportedValuesOf("currency").includes(code),
  violation("choice"),
);

/** An amount in the minor unit (cents), 0 to 10 000 000.00. */
export const cents = z.int().min(0, amountMessage).max(1_000_000_000, amountMessage);

const isBlank = (value: unknown) => typeof value === "string" && showsNothing(value);

/** A field of an update: absent leaves it as it is; null, and the empty or blank text of a form, clear it. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable().optional());
}

/** Makes a field optional; null and the empty string, which forms and legacy clients send, mean absent. */
export function emptyToAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());
}
