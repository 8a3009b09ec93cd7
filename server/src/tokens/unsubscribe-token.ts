import { type EndedMail, endedMails } from "@metiro/shared/notification/schema";
import { parse, stringify } from "uuid";
import { isMacOf, type Key, macOf } from "../config/keys.ts";

/** What the link at the foot of a mail may do without signing in: end one kind of mail for one person. */
interface Unsubscribing {
  userId: string;
  kind: EndedMail;
}

export interface UnsubscribeTokens {
  of: (what: Unsubscribing) => string;
  /** Undefined for anything that was not made here. */
  read: (token: string) => Unsubscribing | undefined;
}

const idBytes = 16;
const macBytes = 16;

/** Such tokens work for as long as the mails are kept: they give nothing away and can do nothing else. */
export function unsubscribeTokens(key: Key): UnsubscribeTokens {
  return {
    of({ userId, kind }) {
      const said = Buffer.concat([parse(userId), Buffer.from(kind)]);
      return Buffer.concat([macOf(key, said).subarray(0, macBytes), said]).toString("base64url");
    },
    read(token) {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length <= macBytes + idBytes) return undefined;
      const said = bytes.subarray(macBytes);
      if (!isMacOf(key, said, bytes.subarray(0, macBytes), macBytes)) return undefined;
      const kind = said.toString("utf8", idBytes);
      return isEnded(kind) ? { userId: stringify(said), kind } : undefined;
    },
  };
}

const isEnded = (kind: string): kind is EndedMail => endedMails.some((known) => known === kind);
