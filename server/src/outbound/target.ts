import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address.ts";

export interface Targets {
  /** Whether this machine may be called too, also without TLS: for development and tests. */
  loopback: boolean;
}

/** Names that no public resolver knows, or that mean this machine. */
const localNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion|invalid|test|example)\.?$/;

/** The host of a URL as it is resolved: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/**
 * The URL that somebody else may have us call, or undefined: by https, on its usual port or one above 1023, without a password,
 * fragment or name of a machine of our own. What its name leads to is looked at when it is called.
 */
export function targetOf(text: string, { loopback }: Targets): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username !== "" || url.password !== "" || url.hash !== "" || host === "") return undefined;
  if (loopback && (host === "localhost" || isLoopback(host))) return /^https?:$/.test(url.protocol) ? url : undefined;
  if (url.protocol !== "https:") return undefined;
  if (url.port !== "" && Number(url.port) < 1024) return undefined;
  if (isIP(host) > 0) return isPublicAddress(host) ? url : undefined;
  // Names of one label are those of a network of our own.
  return !host.replace(/\.$/, "").includes(".") || localNames.test(host) ? undefined : url;
}
