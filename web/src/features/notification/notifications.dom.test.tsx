import type { NotificationSettings } from "@metiro/shared/notification/schema";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";

const settings: NotificationSettings = {
  choices: {
    requestSent: "atOnce",
    detailsAdded: "atOnce",
    messageReceived: "atOnce",
    answerAccepted: "atOnce",
    answerRejected: "atOnce",
    jobDone: "atOnce",
    requestCanceled: "atOnce",
    subscriptionEnds: "atOnce",
  },
  digestHour: 18,
  quiet: null,
  push: { requestSent: true, messageReceived: true, answerAccepted: true, answerRejected: true },
};
const none = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10, totalPages: 0 };

const open = (answers: Answers = {}) =>
  visit("/company/notifications", {
    role: "Company",
    answers: {
      "notification.own": () => settings,
      "notification.devices": () => ({ devices: [] }),
      "notification.update": (input: object) => input,
      "jobRequest.listForCompany": () => none,
      ...answers,
    },
  });

const choice = (mail: string, way: string) =>
  within(screen.getByRole("radiogroup", { name: mail })).getByRole<HTMLInputElement>("radio", { name: way });
const save = () => screen.getByRole("button", { name: "Enregistrer" });

test("each mail is chosen by itself, with the hours, and what it comes to is said", async () => {
  const { user, asked } = await open();
  await user.click(choice("Nouvelle demande", "Résumé"));
  await user.click(choice("Nouveau message", "Jamais"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Heure du résumé du jour" }), "12 h");
  await user.click(screen.getByRole("checkbox", { name: /^Heures calmes/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "De" }), "20 h");
  expect(screen.getByText("un e-mail par jour vers 12 h").parentElement?.textContent).toMatch(/Nouvelle demande\.$/);
  screen.getByText(/^Entre 20 h et 7 h rien n’arrive/);
  await user.click(save());
  await screen.findByText("Notifications enregistrées.");
  expect(asked("notification.update")).toEqual([
    {
      choices: { ...settings.choices, requestSent: "daily", messageReceived: "off" },
      digestHour: 12,
      quiet: { from: 20, to: 7 },
      push: settings.push,
    },
  ]);
});

test("what one must know cannot be switched off, and to do without requests is said plainly", async () => {
  const { user } = await open();
  const accepted = within(screen.getByRole("radiogroup", { name: "Réponse acceptée" }));
  expect(accepted.getAllByRole("radio")).toHaveLength(2);
  await user.click(choice("Nouvelle demande", "Jamais"));
  screen.getByText("Vous ne verrez une nouvelle demande qu’en ouvrant votre espace.");
});

test("a mail of the day within quiet hours is said to come after them", async () => {
  await open({
    "notification.own": () => ({
      ...settings,
      choices: { ...settings.choices, requestSent: "daily" },
      quiet: { from: 17, to: 21 },
    }),
  });
  screen.getByText("un e-mail par jour vers 21 h");
});

test("all at once: everything in the mail of the day, or nothing", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Tout mettre dans le résumé" }));
  expect(screen.getAllByRole("radio", { name: "Résumé", checked: true })).toHaveLength(8);
  await user.click(screen.getByRole("button", { name: "Tout recevoir tout de suite" }));
  expect(screen.getAllByRole("radio", { name: "Tout de suite", checked: true })).toHaveLength(8);
});

test("what could not be saved is still chosen, and one does not leave it unasked", async () => {
  const { user } = await open({
    "notification.update": () => {
      throw refusal("UNAVAILABLE", {});
    },
  });
  await user.click(choice("Nouvelle demande", "Résumé"));
  await user.click(save());
  await screen.findByRole("alert");
  expect(choice("Nouvelle demande", "Résumé").checked).toBe(true);
  await user.click(screen.getAllByRole("link", { name: "Guides", hidden: true })[0] as HTMLElement);
  await screen.findByRole("dialog", { name: "Quitter sans enregistrer ?" });
});

test("quiet hours that begin when they end are told at their field, before anything is sent", async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole("checkbox", { name: /^Heures calmes/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "De" }), "7 h");
  await user.click(save());
  const end = screen.getByRole("combobox", { name: "À" });
  await expect.poll(() => end.getAttribute("aria-invalid")).toBe("true");
  expect(asked("notification.update")).toEqual([]);
});

test("nothing of devices shows without the operator's keys, nor in a browser that cannot be told", async () => {
  await open({ "notification.devices": () => ({ publicKey: "BA", devices: [] }) });
  await screen.findByRole("combobox", { name: "Heure du résumé du jour" });
  expect(screen.queryByText("Sur vos appareils")).toBeNull();
});

test("a device asks once, is told, and of what is chosen with the rest", async () => {
  const subscription = {
    toJSON: () => ({ endpoint: "https://fcm.googleapis.com/a", keys: { p256dh: "p", auth: "a" } }),
  };
  const registration = { pushManager: { subscribe: () => Promise.resolve(subscription) } };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("granted") });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
  });
  const device = { id: "1", service: "fcm.googleapis.com", current: true, createdAt: "", seenAt: "" };
  const { user, asked } = await open({
    "notification.devices": () => ({ publicKey: "BA", devices: [] }),
    "notification.addDevice": () => ({ publicKey: "BA", devices: [device] }),
  });
  await user.click(await screen.findByRole("button", { name: "Notifier cet appareil" }));
  await screen.findByRole("button", { name: "Ne plus notifier cet appareil" });
  expect(asked("notification.addDevice")).toEqual([
    { endpoint: "https://fcm.googleapis.com/a", keys: { p256dh: "p", auth: "a" } },
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Nouveau message" }));
  await user.click(save());
  await vi.waitFor(() => expect(asked("notification.update")).toMatchObject([{ push: { messageReceived: false } }]));
  Reflect.deleteProperty(navigator, "serviceWorker");
});
