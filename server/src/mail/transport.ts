import { createTransport } from "nodemailer";
import { JobFailure } from "../jobs/index.ts";
import type { RenderedMail } from "./render/render.ts";

interface OutgoingMail extends RenderedMail {
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  lang: string;
  /** Where mail readers end such mails with one press (RFC 8058). */
  unsubscribe?: string;
}

export interface MailTransport {
  /** Resolves when the server has taken the mail over; a `JobFailure` otherwise. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  /** Ends the connections; a mail under way is finished first. */
  close: () => void;
}

/** Milliseconds. */
const waiting = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connects and signs in as for a mail, and sends none: why that failed, as nodemailer's code (`EAUTH`, `EDNS`); absent when it did not. */
export async function trySmtp(url: string): Promise<string | undefined> {
  const transport = createTransport({ ...waiting, url });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code, responseCode } = smtpFailure(error);
    return String(code ?? responseCode ?? "no answer");
  } finally {
    transport.close();
  }
}

/** Sends through the server of an SMTP URL, over a few connections that are kept open. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({
    ...waiting,
    url,
    pool: true,
    maxConnections: 5,
    // Trying again is the queue's business: it does so with pauses, and remembers.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, from, to, replyTo, lang, unsubscribe, ...rendered }, signal) => {
      try {
        await pool.sendMail({
          ...rendered,
          from,
          to: { name: "", address: to },
          ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
          // It does not change from try to try, so that a mail that was delivered twice can be told from two mails.
          messageId: `<${id}@${from.address.split("@").at(-1)}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            "Content-Language": lang,
            ...(unsubscribe !== undefined && {
              "List-Unsubscribe": `<${unsubscribe}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          signal,
        });
      } catch (error) {
        throw new JobFailure(smtpFailure(error), { cause: error });
      }
    },
    close: () => pool.close(),
  };
}

/** What the server answered, without its words: they repeat the address. */
function smtpFailure(error: unknown): Record<string, string | number> {
  const told = typeof error === "object" && error !== null ? error : {};
  return Object.fromEntries(
    (["code", "responseCode", "command"] as const).flatMap((key) => {
      const value: unknown = Reflect.get(told, key);
      return typeof value === "number" || (typeof value === "string" && /^[A-Z ]{1,20}$/.test(value))
        ? [[key, value]]
        : [];
    }),
  );
}
