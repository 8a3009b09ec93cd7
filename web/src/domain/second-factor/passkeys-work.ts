/** Whether passkeys can be used here: the browser knows them, and the site has a name. None is bound to a bare address. */
export const passkeysWork = (): boolean =>
  typeof window !== "undefined" &&
  "PublicKeyCredential" in window &&
  window.isSecureContext &&
  hasName(window.location.origin);

/** Whether the site has one. */
export const hasName = (origin: string): boolean => !/^[\d.]+$|:/.test(new URL(origin).hostname);
