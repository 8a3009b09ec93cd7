import { createECDH } from "node:crypto";
import { pushReceiver } from "../../../server/src/domains/notification/test/push-receiver.ts";
import { freePort } from "../../../server/src/embedded/free-port.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { seeHeading } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const keys = createECDH("prime256v1");
const publicKey = keys.generateKeys().toString("base64url");
const port = await freePort();

test.use({
  siteSettings: {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: keys.getPrivateKey().toString("base64url").padStart(43, "A"),
    PUSH_SERVICES: `http://127.0.0.1:${port}`,
  },
});

test("a company's device is told of a new request, encrypted for it alone, and a press leads there", async () => {
  const receiver = await pushReceiver(publicKey, port);
  const page = await newPageOf("company", { serviceWorkers: "allow" });
  // No push service is reached from here, and a browser without a screen allows no notification: it says yes, and takes the service of this machine.
  await page.addInitScript((subscription) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, receiver.subscription("phone"));
  await page.goto("/company/profile/notifications");
  await page.getByRole("button", { name: "Recevoir les notifications sur cet appareil" }).click();
  await page.getByRole("button", { name: "Ne plus recevoir de notifications sur cet appareil" }).waitFor();

  const title = "Parquet annoncé au téléphone";
  const [{ id }, admin, company] = await Promise.all([createdRequest(title), callsOf("admin"), callsOf("company")]);
  const { id: companyId } = await company.get<{ id: string }>("Company");
  await admin.post(`JobRequest/${id}/send-to-companies`, { companyIds: [companyId] });
  await expect.poll(() => receiver.told).toHaveLength(1);
  receiver.stop();

  // What the server has sent, read with the keys of the browser, comes to its worker as from a push service.
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no worker.");
  await worker.evaluate(watchScreen);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  );
  await devtools.send("ServiceWorker.enable");
  const { origin } = site();
  const [data = ""] = receiver.told;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await expect.poll(() => worker.evaluate(shownOnScreen)).toHaveLength(1);
  const [shown] = await worker.evaluate(shownOnScreen);
  expect(shown).toMatchObject({ title: "Metiro", icon: "/assets/app/icon-192.png", data: `/company/requests/${id}` });
  expect(shown?.body).toContain(title);

  await page.goto(await worker.evaluate(press));
  expect(new URL(page.url()).pathname).toBe(`/company/requests/${id}`);
  await seeHeading(page, title);
});

interface Shown extends NotificationOptions {
  title: string;
}

/** The worker's own world, as far as it is read here. */
interface World extends EventTarget {
  shown: Shown[];
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
}

/** In the worker: what it has the device show is written down. */
function watchScreen() {
  const world = self as unknown as World;
  world.shown = [];
  world.registration.showNotification = (title, options) => {
    world.shown.push({ title, ...options });
    return Promise.resolve();
  };
}

/** In the worker. */
const shownOnScreen = () => (self as unknown as World).shown;

/** In the worker: a press on what is shown. A browser opens no window for an event that no finger caused, so its address is taken. */
function press(): Promise<string> {
  const world = self as unknown as World;
  const [notification] = world.shown;
  return new Promise((resolve) => {
    world.clients.openWindow = (url) => (resolve(url), Promise.resolve(null));
    const event = Object.assign(new Event("notificationclick"), {
      notification: { ...notification, close: () => undefined },
      waitUntil: () => undefined,
    });
    world.dispatchEvent(event);
  });
}
