import ipaddr from "ipaddr.js";

/** Where the whole of IPv6 that is given out lies; the rest is for machines among themselves, or for nobody yet. */
const givenOut = ipaddr.IPv6.parseCIDR("2000::/3");
/** Public by its number, and yet answered by the machine's own host: the one of Azure. */
const hosts = new Set(["168.63.129.16"]);

/**
 * Whether an address is one of the open internet. Everything else is refused: what is private, of this machine, of this link, of a
 * provider's own network, a carrier of another address, or reserved.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6) return address.zoneId === undefined && address.match(givenOut);
  return !hosts.has(address.toString());
}

/** Whether an address is one of this machine. */
export function isLoopback(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.parse(text).range() === "loopback";
}
