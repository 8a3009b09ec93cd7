import { hiddenPart } from "@metiro/shared/conversation/limits";

/** How two people can be reached, as far as it is known. */
export interface Contact {
  phones: readonly (string | null)[];
  emails: readonly (string | null)[];
  websites: readonly (string | null)[];
  streets: readonly (string | null)[];
}

/** A text without phone numbers, e-mails, web and street addresses. */
export function hideContact(text: string, { emails }: Contact): string {
  return emails.reduce<string>((rest, email) => (email === null ? rest : rest.replaceAll(email, hiddenPart)), text);
}
