import { createHash, createHmac } from "node:crypto";

/**
 * The six digits of a code, from its id and the server's secret: neither the database nor the queue ever holds them, and
 * a mail that is tried again says the same.
 */
export function digitsOf(secret: string, codeId: string): string {
  const bytes = createHmac("sha256", secret).update(`verification code ${codeId}`).digest();
  // 48 bits over a million: no digit is likelier than another by more than one in a hundred million.
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** The code in the link of an invitation, which nobody could guess: 256 bits, made like the digits. */
export const invitationOf = (secret: string, codeId: string): string =>
  createHmac("sha256", secret).update(`invitation ${codeId}`).digest("base64url");

/** The page on which an invited person chooses its password. */
export const invitationPath = (email: string, code: string): `/${string}` =>
  `/auth/reset-password?${new URLSearchParams({ email, invitation: code }).toString()}`;

/** What stands for an e-mail or an address where only equality counts; either case. */
export const hashOf = (text: string): string => createHash("sha256").update(text.toLowerCase()).digest("hex");

/** How a mail tells a code. */
export interface CodeWords {
  digits: (codeId: string) => string;
  invitation: (codeId: string) => string;
}

export const codesOf = (secret: string): CodeWords => ({
  digits: (codeId) => digitsOf(secret, codeId),
  invitation: (codeId) => invitationOf(secret, codeId),
});

/** For whoever reads a mail that is not theirs: the codes are not even made. */
export const hiddenCodes: CodeWords = { digits: () => "••••••", invitation: () => "••••••" };
