import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const mark = "mtr_";
/** 190 random bits, which nobody guesses and no table holds. */
const randomLength = 32;
const checkLength = 6;
/** Characters of a key that are shown again: the mark and six of thirty-two, which leave 154 bits unknown. */
const prefixLength = mark.length + 6;
const shape = new RegExp(`^${mark}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checkLength}})$`);

interface NewApiKey {
  /** What its owner is shown once. */
  secret: string;
  prefix: string;
  hash: string;
}

/** Makes a key: `mtr_`, 32 random characters, and six of their CRC-32, by which whoever finds it can tell that it is one. */
export function newApiKey(): NewApiKey {
  const random = Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]).join("");
  const secret = `${mark}${random}${checksum(random)}`;
  return { secret, prefix: secret.slice(0, prefixLength), hash: hashOfApiKey(secret) };
}

/** Whether a token claims to be a key; tokens of sessions never begin so. */
export const claimsApiKey = (token: string): boolean => token.startsWith(mark);

/** Whether a key is whole: what was cut or mistyped is refused without asking the database. */
export function isApiKey(token: string): boolean {
  const [, random, check] = shape.exec(token) ?? [];
  return random !== undefined && checksum(random) === check;
}

/** What is kept of a key: SHA-256 of all of it, in hexadecimal digits. */
export const hashOfApiKey = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** CRC-32 in base 62, with zeros before it. */
function checksum(random: string): string {
  let left = crc32(random);
  let text = "";
  for (let place = 0; place < checkLength; place++) {
    text = `${letters[left % letters.length]}${text}`;
    left = Math.floor(left / letters.length);
  }
  return text;
}
