import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** A secret as Standard Webhooks writes it: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

interface Message {
  id: string;
  at: Date;
  body: string;
}

/** The headers by which a receiver knows that a message is ours, whole and of now: one signature for each secret in force. */
export const signedHeaders = (secrets: readonly string[], { id, at, body }: Message): Record<string, string> => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
  "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
});
