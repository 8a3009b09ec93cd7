// No schema stands here: fields that are shown at once use it.

const scheme = "https://";
/** `https://`, a host whose top-level part has at least two letters, an optional path. Letters with accents are letters. */
export const websitePattern = /^https:\/\/(?:[\p{L}\d][\p{L}\d-]*\.)+\p{L}{2,}(?:\/\S*)?$/u;

/** What somebody typed, with the `https://` that people leave out; anything else stays as it is, to be refused in words. */
export function completeWebsite(typed: string): string {
  const address = scheme + typed.trim();
  return websitePattern.test(address) ? address : typed;
}
