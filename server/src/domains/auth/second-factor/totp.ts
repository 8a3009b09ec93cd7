import { generateSecret, generateURI, verifySync } from "otplib";

/** Seconds that an app shows one code for, and may be early or late. */
const stepSeconds = 30;

/** A new key: 160 bits in base32. */
export const newTotpKey = (): string => generateSecret({ length: 20 });

/** What a QR code says to an app: the key, and whose it is. */
export const totpUri = (key: string, issuer: string, label: string): string =>
  generateURI({ issuer, label, secret: key });

/** The step of 30 seconds that a code is of: this one, or the one before or after it. Undefined: it is of none. */
export function totpStep(key: string, code: string, now = Date.now()): number | undefined {
  const found = verifySync({ secret: key, token: code, epoch: Math.floor(now / 1000), epochTolerance: stepSeconds });
  return found.valid && "timeStep" in found ? found.timeStep : undefined;
}
