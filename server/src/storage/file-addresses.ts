import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const validFor = 60 * 60;
/** Addresses of the same file are the same for a while, so that a browser's cache knows them again. */
const step = 10 * 60;

/** The address of a public file: always the same. */
export const openAddress = (id: string, size: string): string => `/api/File/${id}?size=${size}`;

export interface FileAddresses {
  /** An address that works without a token for at least an hour. */
  of: (id: string, size?: string) => string;
  isSigned: (id: string, query: { expires?: string; signature?: string }) => boolean;
}

export function fileAddresses(secret: string, now: () => number = Date.now): FileAddresses {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "file address", 32));
  const sign = (id: string, expires: number) =>
    createHmac("sha256", key).update(`${id} ${expires}`).digest("base64url");
  const seconds = () => Math.floor(now() / 1000);
  return {
    of(id, size) {
      const expires = Math.ceil((seconds() + validFor) / step) * step;
      const signed = `/api/File/${id}?expires=${expires}&signature=${sign(id, expires)}`;
      return size === undefined ? signed : `${signed}&size=${size}`;
    },
    isSigned(id, { expires = "", signature = "" }) {
      if (!/^\d{10}$/.test(expires) || Number(expires) < seconds()) return false;
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(id, Number(expires)));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
