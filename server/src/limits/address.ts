import ipaddr from "ipaddr.js";

/** Who is counted for an address: an IPv6 customer holds a whole /64 and could take a new address for each call. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")
    : parsed.toString();
}

const ipv6Key = /^[\da-f]{1,4}(?::[\da-f]{1,4}){3}$/i;

/** The key of what somebody types into a search: a whole address, or a key as lists show it; undefined for anything else. */
export function keyOfTyped(text: string): string | undefined {
  if (ipv6Key.test(text)) return text.toLowerCase();
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? addressKey(text) : undefined;
}

/** The network that an address is in, which says little of a person: of IPv4 three bytes, of IPv6 the first 48 bits. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join(".")}.0`;
  return `${parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(":")}::`;
}
