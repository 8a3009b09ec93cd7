import { claimsOf } from "../claims.ts";
import { stored } from "./stored.ts";
import { deviceStorage } from "../device-storage.ts";
import type { SessionState } from "../session.ts";

/** What the server is told of a browser that is to be told at once. */
export interface DeviceKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** When the server heard last of this browser, and in which session. */
interface PushLink {
  at: number;
  session: string;
}

const day = 86_400_000;

const fits = (value: unknown): value is PushLink =>
  typeof value === "object" && value !== null && "at" in value && "session" in value;
const linkOf = (userId: string) => stored(deviceStorage(), { name: "told", of: [userId], fits });
/** Somebody whose session ran out is told on: one is to be while one does not look. */
const isLinked = () => Object.keys(deviceStorage() ?? {}).some((key) => key.startsWith("told:"));

/** The subscription of this browser; nothing while it has none. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export function keysOf(subscription: PushSubscription): DeviceKeys {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
}

/** The person who is signed in is told on this browser from now on. */
export const linkPush = ({ user, token }: SessionState): void =>
  void linkOf(user.id).write({ at: Date.now(), session: claimsOf(token)?.sessionId ?? "" });

/** …and no more. */
export const unlinkPush = ({ user }: SessionState): void => linkOf(user.id).remove();

/**
 * Keeps what this browser is told in step with whose it is. It goes with who signs out, and when another person signs in; for who is told here
 * the server hears once a day, and in each new session, that the browser is still there: it forgets one that it has not seen for two months.
 */
export async function syncPush(
  state: SessionState | undefined,
  add: (device: DeviceKeys) => Promise<unknown>,
): Promise<void> {
  try {
    const subscription = await pushSubscription();
    if (!subscription) return;
    const mark = state && linkOf(state.user.id).read();
    if (state ? mark === undefined : !isLinked()) await subscription.unsubscribe();
    else if (
      state &&
      mark &&
      (Date.now() - mark.at > day || mark.session !== (claimsOf(state.token)?.sessionId ?? ""))
    ) {
      await add(keysOf(subscription));
      linkPush(state);
    }
  } catch {
    // A browser without workers is told nothing; a server that is not reached hears of it another time.
  }
}
