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

/** Section 3.4: backslash, comma and line break in every text, semicolon too where it would divide. Control characters have no place. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\n/g, "\\n");

const structured = (parts: readonly (string | undefined)[]): string =>
  parts.map((part) => escaped(part ?? "")).join(";");

/** Section 3.2: at most 75 octets a line, the rest on lines that begin with a space; no character is cut. */
function folded(line: string): string {
  const rows = [""];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      rows.push(" ");
      octets = 1;
    }
    rows[rows.length - 1] += character;
    octets += size;
  }
  return rows.join("\r\n");
}
