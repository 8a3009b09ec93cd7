import { createHash, randomBytes } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";

/** The cookie by which a device is known that an account was entered from. It opens nothing: it only has limits of its own. */
const cookieName = "metiro_device";
const pattern = /^[\w-]{43}$/;
/** Browsers keep none for longer. */
const maxAgeSeconds = 400 * 86_400;

/** What a device that has signed in shows, and how a call gives it one. */
export interface KnownDevice {
  /** What stands for it in the database; absent while it has none. */
  hash: string | undefined;
  /** Gives the device a cookie with the answer, unless it has one. Returns its hash. */
  give(): string;
  /** The header of the answer that sets it. */
  setCookie: string | undefined;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export function knownDevice({ cookie }: { cookie?: string | undefined }, { secure }: { secure: boolean }): KnownDevice {
  const sent = parseCookie((cookie ?? "").slice(0, 8_192))[cookieName];
  const device: KnownDevice = {
    hash: sent !== undefined && pattern.test(sent) ? hashOf(sent) : undefined,
    setCookie: undefined,
    give() {
      if (device.hash !== undefined) return device.hash;
      const token = randomBytes(32).toString("base64url");
      device.setCookie = stringifySetCookie({
        name: cookieName,
        value: token,
        httpOnly: true,
        sameSite: "strict",
        secure,
        path: "/",
        maxAge: maxAgeSeconds,
      });
      device.hash = hashOf(token);
      return device.hash;
    },
  };
  return device;
}
