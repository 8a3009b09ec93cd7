/** What an endpoint is sent: ids, and nothing of what was written. Other types and fields may be added. */
export interface WebhookEvent {
  type: string;
  /** When it happened. */
  timestamp: string;
  data: Record<string, unknown>;
}

export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

export interface SignedWebhook {
  /** The secret that the endpoint was given (`whsec_…`); while it is being replaced both may be told. */
  secret: string | readonly string[];
  /** The headers as they came: an object of Node, or `Headers`. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it came, before JSON. */
  body: string | Uint8Array;
  /** Seconds that the clocks may differ by; five minutes unless told. */
  toleranceSeconds?: number;
}

/** Makes sure by Standard Webhooks that Metiro sent this, and not long ago, and returns what it says. Throws `WebhookError`. */
export async function verifyWebhook({
  secret,
  headers,
  body,
  toleranceSeconds = 300,
}: SignedWebhook): Promise<WebhookEvent> {
  const header = (name: string) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    if (typeof value !== "string" || value === "") throw new WebhookError(`The header ${name} is missing`);
    return value;
  };
  const [id, timestamp, signatures] = [header("webhook-id"), header("webhook-timestamp"), header("webhook-signature")];
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError("The header webhook-timestamp is no time");
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError("The message is too old, or of the future");

  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  for (const one of typeof secret === "string" ? [secret] : secret) {
    const key = await crypto.subtle.importKey("raw", secretBytes(one), { name: "HMAC", hash: "SHA-256" }, false, [
      "verify",
    ]);
    for (const signature of signatures.split(" ")) {
      const given = signature.startsWith("v1,") ? fromBase64(signature.slice(3)) : undefined;
      // Takes as long for a wrong signature as for a right one.
      if (given && (await crypto.subtle.verify("HMAC", key, given, signed)))
        return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent;
    }
  }
  throw new WebhookError("No signature fits");
}

function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  if (!bytes || bytes.length === 0) throw new WebhookError("This is no secret of an endpoint");
  return bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
