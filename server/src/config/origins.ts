import { isIP } from "node:net";
import { z } from "zod";

/** Whether a name is that of whatever machine a browser runs on. */
export const isLocal = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || (isIP(hostname) === 4 && hostname.startsWith("127."));

/** Exactly as a browser sends it: no path, no slash at the end, no port that goes without saying, and protected by TLS. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes("*")) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === "https:" || (protocol === "http:" && isLocal(hostname)));
}

/** Origins with spaces or commas between them. */
export const originList = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((origins) => origins.every(isOrigin), {
    error: "must be origins like https://app.example.ch, with spaces between; neither * nor null, nor a path",
  });
