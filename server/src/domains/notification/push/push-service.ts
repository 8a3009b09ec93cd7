/** The services of the browsers' makers. A subscription names where we call, so it may name nothing else. */
const hosts = new Set(["fcm.googleapis.com", "web.push.apple.com", "updates.push.services.mozilla.com"]);
const domains = [".push.apple.com", ".push.services.mozilla.com", ".notify.windows.com"];

/** Whether an address is one of a push service: of a browser's maker, by https, or of an origin that the operator has added. */
export function isPushService(endpoint: string, added: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (added.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain));
}
