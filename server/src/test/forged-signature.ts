/** A signed address with another signature. One in 64 begins with any given sign, so that no fixed one would do. */
export const withForgedSignature = (url: string): string =>
  url.replace(/signature=(.)/, (_whole, first: string) => `signature=${first === "_" ? "-" : "_"}`);
