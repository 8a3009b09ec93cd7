import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";

/**
 * Every key of the server, by its use, with the label that tells it from the others. A label is never changed: what its key
 * signed or encrypted would be lost. What each is for: docs/security/keys.md.
 */
export const keyLabels = {
  accessToken: "access token",
  verificationCode: "verification code",
  invitation: "invitation",
  botChallenge: "bot challenge",
  fileAddress: "file address",
  unsubscribe: "unsubscribe",
  knownDevice: "known device",
  totpSecret: "totp secret",
  passkeyChallenge: "passkey challenge",
  idempotentAnswer: "kept answer",
  cursor: "cursor",
  webhookSecret: "webhook secret",
} as const;

type KeyUse = keyof typeof keyLabels;

/**
 * 32 bytes of one use for each secret in force: the first signs and encrypts, all verify and decrypt. They are objects of the
 * library, which takes bytes in anew for each signature.
 */
export type Key = readonly [current: KeyObject, ...former: KeyObject[]];
export type Keys = Readonly<Record<KeyUse, Key>>;

/** The secrets in `JWT_SECRET`, the one that signs first. */
export const secretsIn = (setting: string): string[] => setting.split(",").map((secret) => secret.trim());

/** The keys that follow from `JWT_SECRET`, one secret or several with commas between; none leads to another (RFC 5869). */
export function keysOf(setting: string): Keys {
  const [current = "", ...former] = secretsIn(setting);
  const keyOf = (label: string): Key => [derived(current, label), ...former.map((secret) => derived(secret, label))];
  const entries = Object.entries(keyLabels).map(([use, label]) => [use, keyOf(label)]);
  return Object.fromEntries(entries) as Keys;
}

const derived = (secret: string, label: string) =>
  createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", label, 32)));

/** The signature of a text or of bytes, under the key that signs. */
export const macOf = ([current]: Key, said: string | Buffer): Buffer => hmac(current, said);

/** Whether these are the signature under any of the keys, or as many of its first bytes as were asked for. */
export const isMacOf = (key: Key, said: string | Buffer, offered: Buffer, bytes = 32): boolean =>
  isAnyOf(
    key.map((one) => hmac(one, said).subarray(0, bytes)),
    offered,
  );

/** Compares with each without telling by its time which one it was. */
export const isAnyOf = (right: readonly Buffer[], offered: Buffer): boolean =>
  right.filter((one) => one.length === offered.length && timingSafeEqual(one, offered)).length > 0;

const hmac = (key: KeyObject, said: string | Buffer) => createHmac("sha256", key).update(said).digest();
