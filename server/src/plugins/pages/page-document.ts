import { createHash } from "node:crypto";
import { type CachedBody, cachedBody } from "../../cache/cached-body.ts";

/** A rendered page that is the same for everybody, ready to go out again and again. */
export interface PageDocument extends CachedBody {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** `'sha256-…'` of each script and style within it, for its policy. */
  inline: string;
}

/**
 * Turns a page into a document without a nonce. Only what the renderer marked with the nonce gets into the policy: a script
 * that came with the content has none and stays forbidden. The same content as `last` gives `last`, compressed as it is.
 */
export async function pageDocumentOf(page: Response, nonce: string, last?: PageDocument): Promise<PageDocument> {
  const marked = await page.text();
  const mark = ` nonce="${nonce}"`;
  // What else names it is read by pages that React takes over, which these are not.
  const text = marked.replaceAll(mark, "").replaceAll(nonce, "");
  const hash = sha256(text, "base64url");
  if (last?.hash === hash && last.status === page.status) return last;

  const inline = [...marked.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(
    ([, , given = "", source = ""]) =>
      given.includes(mark) && !/\ssrc=/.test(given) ? [`'sha256-${sha256(source, "base64")}'`] : [],
  );
  return {
    status: page.status,
    headers: [...page.headers],
    inline: inline.join(" "),
    ...cachedBody(Buffer.from(text), hash),
  };
}

const sha256 = (text: string, encoding: "base64" | "base64url") => createHash("sha256").update(text).digest(encoding);
