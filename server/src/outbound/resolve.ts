import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address.ts";
import { hostOf, type Targets } from "./target.ts";

export interface Address {
  address: string;
  family: number;
}
/** What a name leads to; it ends when `signal` says so. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<Address[]>;

/** Milliseconds of a first question, and how often it is put; the attempt as a whole has its own end. */
const resolverTimeouts = { timeout: 2_000, tries: 2 };

/** That a name has no address of a kind, or is not there. Anything else is no answer. */
const nothing = new Set(["ENODATA", "ENOTFOUND"]);

/**
 * Asks name servers over the network, those of the machine unless told. `lookup` would have one of the process' four threads wait for
 * each, which files and passwords need as well. Whoever asks needs both answers: half of them may hide the address that is none.
 */
export const askNameServers =
  (servers?: readonly string[]): Resolve =>
  async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver(resolverTimeouts);
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const found = await Promise.all([
        orNone(resolver.resolve4(host)).then((all) => all.map((address) => ({ address, family: 4 }))),
        orNone(resolver.resolve6(host)).then((all) => all.map((address) => ({ address, family: 6 }))),
      ]);
      return found.flat();
    } finally {
      signal.removeEventListener("abort", cancel);
      resolver.cancel();
    }
  };

const orNone = (asked: Promise<string[]>): Promise<string[]> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && nothing.has(String(error.code))) return [];
    throw error;
  });

const onNetwork = askNameServers();
/** This machine needs no server to be found; whether it may be called is looked at like any address. */
const usualResolve: Resolve = (host, signal) =>
  host === "localhost" ? Promise.resolve([{ address: "127.0.0.1", family: 4 }]) : onNetwork(host, signal);

interface Asking {
  targets: Targets;
  signal: AbortSignal;
  resolve?: Resolve | undefined;
}

/**
 * The address to call a URL at. A name of which one address alone is not public is refused whole: whoever owns it chooses which one
 * we would meet. `resolve` is asked once, and what it says is what is called.
 */
export async function resolveTarget(
  url: URL,
  { targets: { loopback }, signal, resolve = usualResolve }: Asking,
): Promise<Address | "forbidden" | "unknown"> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await resolve(host, signal).catch(() => []);
  const [first] = found;
  if (!first) return "unknown";
  const may = (address: string) => isPublicAddress(address) || (loopback && isLoopback(address));
  return found.every(({ address }) => may(address)) ? first : "forbidden";
}
