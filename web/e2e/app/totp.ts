import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an app shows now for a key in base32 (RFC 6238: SHA-1, six digits, 30 seconds), or so many steps from now. */
export function totpOf(key: string, steps = 0): string {
  const bits = Array.from(key, (letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
