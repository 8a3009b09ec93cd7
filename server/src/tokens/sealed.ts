import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type Key, macOf } from "../config/keys.ts";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text that only the server may read; `owner` names the row it belongs to, so that it opens in no other. */
export const sealed = (key: Key, text: string, owner: string): string =>
  seal(key, text, owner, randomBytes(nonceBytes));

/** The same text of the same owner is always the same, as an answer has to be that did not change: its nonce is a MAC of both. */
export const sealedAlike = (key: Key, text: string, owner: string): string =>
  seal(key, text, owner, macOf(key, JSON.stringify([owner, text])).subarray(0, nonceBytes));

function seal([current]: Key, text: string, owner: string, nonce: Buffer): string {
  const cipher = createCipheriv(algorithm, current, nonce).setAAD(Buffer.from(owner));
  const said = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), said]).toString("base64url");
}

/** The text again, under whichever key in force sealed it; undefined when none did, or it was made for another row. */
export function unsealed(key: Key, kept: string, owner: string): string | undefined {
  const bytes = Buffer.from(kept, "base64url");
  for (const one of key) {
    try {
      const decipher = createDecipheriv(algorithm, one, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
    } catch {
      // Sealed by another secret, or not by us.
    }
  }
  return undefined;
}
