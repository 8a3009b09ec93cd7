import type { I18n } from "@lingui/core";
import { amendOfferInput, saveOfferInput } from "@metiro/shared/offer/schema";
import { issueWords } from "#form/fault/fault-words.ts";

/** What is wrong, in words, by path: `lines.3.unitPrice`. By the rules of the server; fetched with zod when an offer is sent. */
export function faultsOf(input: object, amends: boolean, i18n: I18n): Record<string, string> {
  const checked = (amends ? amendOfferInput : saveOfferInput).safeParse(input);
  return checked.success ? {} : issueWords(checked.error.issues, i18n);
}
