const worker = "/push-worker.js";

/** Whether this browser can be told at all. */
export const canBeTold = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The subscription of this browser; nothing while it has none. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person and then the browser's push service; nothing where the person says no. */
export async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
}
