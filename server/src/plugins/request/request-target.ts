import type { IncomingMessage } from "node:http";

/** The path of a request line, also of one that names the whole address or only `*` (RFC 9112 §3.2). */
export function requestTarget({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (url.startsWith("/")) return url;
  const address = URL.parse(url);
  return address ? `${address.pathname}${address.search}` : `/${url}`;
}
