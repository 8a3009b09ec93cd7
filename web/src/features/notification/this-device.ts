import { keysOf } from "#session/device/push-subscription.ts";
import { isApple, isInstalled } from "#site/install.ts";
import { hasWorkers, registerWorker } from "#site/worker.ts";

/** How this browser stands to being told; `to install`: an iPhone tells the installed app alone. */
export type Telling = "possible" | "refused" | "to install" | "impossible";

export function tellingHere(): Telling {
  if (hasWorkers() && "PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "refused" : "possible";
  return isApple() && !isInstalled() ? "to install" : "impossible";
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Asks the person and then the browser's push service; nothing where the person says no. */
export async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }));
}
