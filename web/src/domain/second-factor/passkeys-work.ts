/** Whether passkeys can be used here: the browser knows them, and the site has a name. None is bound to a bare address. */
export const passkeysWork = (): boolean =>
  typeof window !== "undefined" &&
  "PublicKeyCredential" in window &&
  window.isSecureContext &&
  !/^[\d.]+$|:/.test(window.location.hostname);
