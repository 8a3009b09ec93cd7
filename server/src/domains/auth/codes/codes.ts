import { isAnyOf, isMacOf, type Key, type Keys, macOf } from "../../../config/keys.ts";

/**
 * The six digits of a code, from its id and the server's key: neither the database nor the queue ever holds them, and
 * a mail that is tried again says the same.
 */
export const digitsOf = ({ verificationCode: [current] }: Keys, codeId: string): string => digitsUnder(current, codeId);

/** Whether these are the digits of a code, under any secret in force. */
export const isDigitsOf = ({ verificationCode }: Keys, codeId: string, offered: string): boolean =>
  isAnyOf(
    verificationCode.map((key) => Buffer.from(digitsUnder(key, codeId))),
    Buffer.from(offered),
  );

function digitsUnder(key: Key[0], codeId: string): string {
  const bytes = macOf([key], codeId);
  // 48 bits over a million: no digit is likelier than another by more than one in a hundred million.
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** The code in the link of an invitation, which nobody could guess: 256 bits, made like the digits. */
export const invitationOf = ({ invitation }: Keys, codeId: string): string =>
  macOf(invitation, codeId).toString("base64url");

export const isInvitationOf = ({ invitation }: Keys, codeId: string, offered: string): boolean =>
  isMacOf(invitation, codeId, Buffer.from(offered, "base64url"));

/** The page on which an invited person chooses its password. */
export const invitationPath = (email: string, code: string): `/${string}` =>
  `/auth/reset-password?${new URLSearchParams({ email, invitation: code }).toString()}`;

/** How a mail tells a code. */
export interface CodeWords {
  digits: (codeId: string) => string;
  invitation: (codeId: string) => string;
}

export const codesOf = (keys: Keys): CodeWords => ({
  digits: (codeId) => digitsOf(keys, codeId),
  invitation: (codeId) => invitationOf(keys, codeId),
});

/** For whoever reads a mail that is not theirs: the codes are not even made. */
export const hiddenCodes: CodeWords = { digits: () => "••••••", invitation: () => "••••••" };
