import { findPhoneNumbersInText } from "libphonenumber-js/min";
import { type Span, spansOf } from "./spans.ts";

/** Days, whose figures would make a number together with what follows: 02.11.2026 09 is not 021 120 26 09. */
const day = /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?!\d)/g;
/** What people put between figures so that they are not found. */
const odd = /(?<=\d)[_*|·•~'’](?=\d)/g;
/** A mobile number without its 0: nobody groups an amount like that. */
const bareMobile = /^7[4-9](?:\d{7}|\D\d{3}\D\d{2}\D\d{2})$/;

/** Phone numbers as the world writes them; those without a prefix are Swiss. */
export function phonesIn(text: string): Span[] {
  if (text.replaceAll(/\D/g, "").length < 7) return [];
  const searched = text.replaceAll(day, (found) => "§".repeat(found.length)).replaceAll(odd, " ");
  // A slash may stand between two numbers, or within one.
  const slashed = searched.replaceAll(/(?<=\d)\s?\/\s?(?=\d)/g, (found) => " ".repeat(found.length));
  return [...new Set([searched, slashed])].flatMap((one) =>
    findPhoneNumbersInText(one, "CH")
      .map(({ startsAt, endsAt }): Span => [startsAt, endsAt])
      .filter(([start, end]) => isWrittenAsNumber(one.slice(start, end))),
  );
}

const isWrittenAsNumber = (found: string) => /^[(\s]*[+0]/.test(found) || bareMobile.test(found);

/** Numbers that are known, however they are grouped, also without prefix and 0. */
export const knownPhonesIn = (text: string, phones: readonly (string | null)[]): Span[] =>
  phones.flatMap((phone) => {
    const digits = phone?.replace(/^(?:\+|00)41/, "").replaceAll(/\D/g, "") ?? "";
    if (digits.length < 7) return [];
    const anyhow = digits.split("").join("\\D{0,3}");
    return spansOf(
      text,
      new RegExp(`(?<!\\d)(?:(?:\\+|00)\\s?41\\D{0,3})?(?:\\(?0\\)?\\D{0,3})?${anyhow}(?!\\d)`, "g"),
    );
  });
