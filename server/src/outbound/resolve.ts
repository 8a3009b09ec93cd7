import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address.ts";
import { hostOf, type Targets } from "./target.ts";

export interface Address {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<Address[]>;

const systemResolve: Resolve = (host) => lookup(host, { all: true, order: "verbatim" });

/**
 * The address to call a URL at. A name of which one address alone is not public is refused whole: whoever owns it chooses which one
 * we would meet. `resolve` is asked once, and what it says is what is called.
 */
export async function addressOf(
  url: URL,
  { loopback }: Targets,
  resolve: Resolve = systemResolve,
): Promise<Address | "forbidden" | "unknown"> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) return "unknown";
  const may = (address: string) => isPublicAddress(address) || (loopback && isLoopback(address));
  return found.every(({ address }) => may(address)) ? first : "forbidden";
}
