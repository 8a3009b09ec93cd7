import { escaped, folded } from "./content-line.ts";

/** What a card in an address book holds; `name` is the company's, where it is one. */
export interface VcardContact {
  name?: string | undefined;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  email?: string | undefined;
  street?: string | undefined;
  postalCode?: string | undefined;
  locality?: string | undefined;
  country?: string | undefined;
  website?: string | undefined;
  note?: string | undefined;
}

/** A contact as a vCard 4.0 file: https://www.rfc-editor.org/rfc/rfc6350 */
export function vcardOf(contact: VcardContact): string {
  const { name, firstName, lastName, phone, email, street, postalCode, locality, country, website, note } = contact;
  const person = [firstName, lastName].filter(Boolean).join(" ");
  const place = [street, locality, postalCode].some(Boolean);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${escaped(name ?? person)}`,
    `N:${structured([lastName, firstName, "", "", ""])}`,
    name && `ORG:${structured([name])}`,
    phone && `TEL;TYPE=voice:${escaped(phone)}`,
    email && `EMAIL:${escaped(email)}`,
    place && `ADR:${structured(["", "", street, locality, "", postalCode, country])}`,
    website && `URL:${website.replace(/\s/g, "")}`,
    note && `NOTE:${escaped(note)}`,
    "END:VCARD",
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join("");
}

const structured = (parts: readonly (string | undefined)[]): string =>
  parts.map((part) => escaped(part ?? "")).join(";");
