/**
 * Text in a file of cards or of events (RFC 6350, section 3.4; RFC 5545, section 3.3.11): backslash, comma and line break
 * escaped, semicolon too where it would divide. Control characters have no place.
 */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\n/g, "\\n");

/** At most 75 octets a line, the rest on lines that begin with a space; no character is cut (RFC 6350, 3.2; RFC 5545, 3.1). */
export function folded(line: string): string {
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
