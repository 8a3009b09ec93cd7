import { parse, stringify } from "uuid";
import { isMacOf, type Key, macOf } from "../config/keys.ts";

/** No address lives longer, in seconds. */
const maxSeconds = 15 * 60;
/** Addresses of the same file are the same for a while, so that an answer that did not change is the same too. */
const stepSeconds = 5 * 60;

/** The address of a public file: always the same. */
export const openAddress = (id: string, size: string): string => `/api/File/${id}?size=${size}`;

/** What is signed of a document's address where an image's has its size. */
export const documentSize = "document";

/** For whom an address was made: it shows the file only as long as this session may see it. */
export interface FileReader {
  userId: string;
  sessionId: string;
}

export interface FileAddresses {
  /** An address that works without a token for ten to fifteen minutes, for this size alone. */
  of: (id: string, size?: string) => string;
  /** Likewise of a document, which is downloaded. */
  ofDocument: (id: string) => string;
}

interface SignedQuery {
  expires?: string;
  reader?: string;
  signature?: string;
}

export interface FileSigner {
  /** The addresses of a reader; nobody has none that are signed. */
  addressesFor: (reader: FileReader | null) => FileAddresses;
  /** For whom the address was signed; undefined when it was not, or is over. */
  readerOf: (id: string, size: string, query: SignedQuery) => FileReader | undefined;
}

const said = (...parts: (string | number)[]): string => parts.join(" ");

const packed = ({ userId, sessionId }: FileReader): string =>
  Buffer.concat([parse(userId), parse(sessionId)]).toString("base64url");

function unpacked(reader: string): FileReader {
  const bytes = Buffer.from(reader, "base64url");
  return { userId: stringify(bytes), sessionId: stringify(bytes, 16) };
}

export function fileSigner(key: Key, now: () => number = Date.now): FileSigner {
  const seconds = () => Math.floor(now() / 1000);
  const signed = (who: FileReader, id: string, size: string) => {
    const expires = Math.floor(seconds() / stepSeconds) * stepSeconds + maxSeconds;
    const reader = packed(who);
    return `expires=${expires}&reader=${reader}&signature=${macOf(key, said(id, size, expires, reader)).toString("base64url")}`;
  };
  return {
    addressesFor: (who) => ({
      of(id, size = "medium") {
        const sized = `/api/File/${id}?size=${size}`;
        return who === null ? sized : `${sized}&${signed(who, id, size)}`;
      },
      ofDocument: (id) => `/api/Document/${id}${who === null ? "" : `?${signed(who, id, documentSize)}`}`,
    }),
    readerOf(id, size, { expires = "", reader = "", signature = "" }) {
      if (!/^\d{10}$/.test(expires) || !/^[\w-]{43}$/.test(reader) || Number(expires) < seconds()) return undefined;
      const right = isMacOf(key, said(id, size, expires, reader), Buffer.from(signature, "base64url"));
      return right ? unpacked(reader) : undefined;
    },
  };
}
