import { createECDH } from "node:crypto";
import { pushReceiver } from "../../../server/src/domains/notification/test/push-receiver.ts";
import { freePort } from "../app/try-it-server.ts";
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

test("a company's device shows a new request, opens it with a press, and shows nothing more once she has signed out", async () => {
  const receiver = await pushReceiver(publicKey, port);
  const page = await newPageOf("company", { serviceWorkers: "allow", permissions: ["notifications"] });
  // No push service is reached from here: the browser subscribes with the one on this machine.
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, receiver.subscription("phone"));
  await page.goto("/company/profile/notifications");
  await page.getByRole("button", { name: "Notifier cet appareil" }).click();
  await page.getByRole("button", { name: "Ne plus notifier cet appareil" }).waitFor();

  const title = "Parquet annoncé au téléphone";
  const [{ id }, admin, company] = await Promise.all([createdRequest(title), callsOf("admin"), callsOf("company")]);
  const { id: companyId } = await company.get<{ id: string }>("Company");
  await admin.post(`JobRequest/${id}/send-to-companies`, { companyIds: [companyId] });
  await expect.poll(() => receiver.told).toHaveLength(1);
  receiver.stop();

  // What the server has sent, read with the keys of the browser, comes to its worker.
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
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, icon }) => ({ title, body, icon: new URL(icon).pathname }));
    });
  await expect.poll(shown).toHaveLength(1);
  const [notification] = await shown();
  expect(notification).toMatchObject({ title: "Metiro", icon: "/assets/app/icon-192.png" });
  expect(notification?.body).toContain(title);

  const [worker] = page.context().serviceWorkers();
  const opened = await worker?.evaluate(press);
  expect(opened).toBe(`${origin}/company/requests/${id}`);
  await page.goto(opened ?? "");
  await seeHeading(page, title);

  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await expect.poll(shown).toHaveLength(1);
  await page.getByRole("button", { name: /^Compte d/ }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await seeHeading(page, "Se connecter");
  await expect.poll(shown).toEqual([]);
});

/** In the worker: a press on what is shown. A browser opens no window for an event that no finger caused, so its address is taken. */
async function press(): Promise<string> {
  const { registration, clients } = self as unknown as {
    registration: ServiceWorkerRegistration;
    clients: { openWindow: (url: string) => Promise<null> };
  };
  const [notification] = await registration.getNotifications();
  const opened = new Promise<string>((resolve) => {
    clients.openWindow = (url) => (resolve(url), Promise.resolve(null));
  });
  const event = Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined });
  self.dispatchEvent(event);
  return opened;
}
