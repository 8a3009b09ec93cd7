import { isMacOf, type Key, macOf } from "../tokens/keys.ts";

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

export function fileAddresses(key: Key, now: () => number = Date.now): FileAddresses {
  const seconds = () => Math.floor(now() / 1000);
  return {
    of(id, size) {
      const expires = Math.ceil((seconds() + validFor) / step) * step;
      const signed = `/api/File/${id}?expires=${expires}&signature=${macOf(key, `${id} ${expires}`).toString("base64url")}`;
      return size === undefined ? signed : `${signed}&size=${size}`;
    },
    isSigned(id, { expires = "", signature = "" }) {
      if (!/^\d{10}$/.test(expires) || Number(expires) < seconds()) return false;
      return isMacOf(key, `${id} ${expires}`, Buffer.from(signature, "base64url"));
    },
  };
}
