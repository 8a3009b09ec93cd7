import type { NotificationSettings, UpdateNotificationsInput } from "@metiro/shared/notification/schema";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";

const settings: NotificationSettings = {
  choices: {
    requestSent: "atOnce",
    answerReminder: "atOnce",
    detailsAdded: "atOnce",
    messageReceived: "atOnce",
    answerAccepted: "atOnce",
    answerRejected: "atOnce",
    amendmentDecided: "atOnce",
    jobDone: "atOnce",
    requestCanceled: "atOnce",
    subscriptionEnds: "atOnce",
  },
  digestHour: 18,
  quiet: null,
  push: {
    requestSent: true,
    answerReminder: true,
    messageReceived: true,
    answerAccepted: true,
    answerRejected: true,
    amendmentDecided: true,
  },
};
const none = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10, totalPages: 0 };

/** A server that takes every change and says what stands then. */
function taken(): (input: UpdateNotificationsInput) => NotificationSettings {
  let stands = settings;
  return ({ choices, push, ...given }) => {
    stands = {
      ...stands,
      ...(given as Partial<NotificationSettings>),
      choices: { ...stands.choices, ...choices },
      push: { ...stands.push, ...push },
    };
    return stands;
  };
}

const open = (answers: Answers = {}, onPhone = false) =>
  visit("/company/notifications", {
    role: "Company",
    onPhone,
    answers: {
      "notification.own": () => settings,
      "notification.devices": () => ({ devices: [] }),
      "notification.update": taken(),
      "jobRequest.listForCompany": () => none,
      ...answers,
    },
  });

const choice = (mail: string, way: string) =>
  within(screen.getByRole("radiogroup", { name: mail })).getByRole<HTMLInputElement>("radio", { name: way });
/** What is said of the latest choice, to who hears it as well. */
const said = (words: string) =>
  screen.findByText((_, element) => element?.tagName === "OUTPUT" && element.textContent === words);

test("each mail is chosen by itself, with the hours: it is saved at once, alone, and what it comes to is said", async () => {
  const { user, asked } = await open();
  await user.click(choice("Nouvelle demande", "Résumé"));
  await user.click(choice("Nouveau message", "Jamais"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Heure du résumé du jour" }), "12 h");
  await user.click(screen.getByRole("checkbox", { name: /^Heures calmes/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "De" }), "20 h");
  await expect
    .poll(() => screen.getByText("un e-mail par jour vers 12 h").parentElement?.textContent)
    .toMatch(/Nouvelle demande\.$/);
  screen.getByText(/^Entre 20 h et 7 h rien n’arrive/);
  await vi.waitFor(() =>
    expect(asked("notification.update")).toEqual([
      { choices: { requestSent: "daily" } },
      { choices: { messageReceived: "off" } },
      { digestHour: 12 },
      { quiet: { from: 22, to: 7 } },
      { quiet: { from: 20, to: 7 } },
    ]),
  );
  await said("Choix enregistré.");
  expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
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

test("a group is chosen with one press, in one call; where its lines differ it says so", async () => {
  const { user, asked } = await open();
  const group = screen.getByRole<HTMLSelectElement>("combobox", { name: "Tous les e-mails : Demandes" });
  await user.click(choice("Rappel avant le délai", "Jamais"));
  expect(group.selectedOptions[0]?.textContent).toBe("Selon la ligne");
  await user.selectOptions(group, "Résumé");
  expect(screen.getAllByRole("radio", { name: "Résumé", checked: true })).toHaveLength(4);
  const all = { requestSent: "daily", answerReminder: "daily", detailsAdded: "daily", requestCanceled: "daily" };
  await vi.waitFor(() =>
    expect(asked("notification.update")).toEqual([{ choices: { answerReminder: "off" } }, { choices: all }]),
  );
});

test("on a phone each line has the phone's own list", async () => {
  const { user, asked } = await open({}, true);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Nouveau message" }), "Jamais");
  await vi.waitFor(() => expect(asked("notification.update")).toEqual([{ choices: { messageReceived: "off" } }]));
  expect(screen.queryByRole("radiogroup")).toBeNull();
});

test("what could not be saved is put back, and said; what is chosen meanwhile is saved all the same", async () => {
  const held = Promise.withResolvers<void>();
  const take = taken();
  const { user, asked } = await open({
    "notification.update": async (input: UpdateNotificationsInput) => {
      if (input.choices?.requestSent === undefined) return take(input);
      await held.promise;
      throw refusal("UNAVAILABLE", {});
    },
  });
  await said("Chaque choix est enregistré aussitôt.");
  await user.click(choice("Nouvelle demande", "Résumé"));
  expect(choice("Nouvelle demande", "Résumé").checked).toBe(true);
  await said("Enregistrement…");
  await user.click(choice("Nouveau message", "Jamais"));
  held.resolve();
  await screen.findByRole("alert");
  await vi.waitFor(() => expect(choice("Nouvelle demande", "Tout de suite").checked).toBe(true));
  await vi.waitFor(() =>
    expect(asked("notification.update")).toEqual([
      { choices: { requestSent: "daily" } },
      { choices: { messageReceived: "off" } },
    ]),
  );
  expect(choice("Nouveau message", "Jamais").checked).toBe(true);
});

test("a refused choice says so, and a key alone makes one", async () => {
  const { user } = await open({
    "notification.update": () => {
      throw refusal("UNAVAILABLE", {});
    },
  });
  choice("Nouvelle demande", "Tout de suite").focus();
  await user.keyboard("{ArrowRight}");
  await said("Choix non enregistré : le précédent est rétabli. Réessayez.");
  expect(choice("Nouvelle demande", "Tout de suite").checked).toBe(true);
});

test("quiet hours that begin when they end are told at their field and wait there, while other choices are saved", async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole("checkbox", { name: /^Heures calmes/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "De" }), "7 h");
  const end = screen.getByRole("combobox", { name: "À" });
  await expect.poll(() => end.getAttribute("aria-invalid")).toBe("true");
  await user.click(choice("Nouveau message", "Jamais"));
  const calls = [{ quiet: { from: 22, to: 7 } }, { choices: { messageReceived: "off" } }];
  await vi.waitFor(() => expect(asked("notification.update")).toEqual(calls));
  await user.click(screen.getAllByRole("link", { name: "Guides", hidden: true })[0] as HTMLElement);
  await screen.findByRole("dialog", { name: "Quitter sans enregistrer ?" });
});

const withKeys = (devices: object[] = []) => ({ "notification.devices": () => ({ publicKey: "BA", devices }) });

/** A browser that can be told, as far as jsdom is none. */
function browser({ permission = "default" }: { permission?: string } = {}) {
  const subscription = {
    toJSON: () => ({ endpoint: "https://fcm.googleapis.com/a", keys: { p256dh: "p", auth: "a" } }),
  };
  const registration = { pushManager: { subscribe: () => Promise.resolve(subscription) } };
  vi.stubGlobal("PushManager", vi.fn());
  const notification = { permission, requestPermission: vi.fn(() => Promise.resolve(notification.permission)) };
  vi.stubGlobal("Notification", notification);
  const register = vi.fn(() => Promise.resolve(registration));
  const getRegistration = () => Promise.resolve(undefined);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, getRegistration, ready: Promise.resolve(registration) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  return { notification, register };
}

/** The way a browser calls itself. */
function calledItself(userAgent: string) {
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  onTestFinished(() => agent.mockRestore());
}
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1";

test("nothing of devices shows without the operator's keys", async () => {
  browser();
  await open();
  await screen.findByRole("combobox", { name: "Heure du résumé du jour" });
  expect(screen.queryByText("Sur vos appareils")).toBeNull();
});

test("a browser that cannot be told says so, an iPhone what to do first", async () => {
  await open(withKeys());
  await screen.findByText(/^Ce navigateur ne reçoit pas de notifications/);
  cleanup();
  calledItself(iPhone);
  await open(withKeys());
  await screen.findByText(/^Sur iPhone et iPad, installez d’abord l’application/);
  expect(screen.getByRole("heading", { name: "Installer l’application" })).toBeTruthy();
  screen.getByText("Choisissez « Sur l’écran d’accueil ».");
  expect(screen.queryByRole("button", { name: "Recevoir les notifications sur cet appareil" })).toBeNull();
});

test("who has said no is told where that is changed, before and after it is said", async () => {
  const { notification, register } = browser();
  notification.requestPermission.mockImplementation(async () => (notification.permission = "denied"));
  const { user, asked } = await open(withKeys());
  await user.click(await screen.findByRole("button", { name: "Recevoir les notifications sur cet appareil" }));
  await screen.findByText(/^Ce navigateur bloque les notifications de ce site/);
  expect(screen.queryByRole("button", { name: "Recevoir les notifications sur cet appareil" })).toBeNull();
  expect([register.mock.calls, asked("notification.addDevice")]).toEqual([[], []]);
  cleanup();
  await open(withKeys());
  await screen.findByText(/^Ce navigateur bloque les notifications de ce site/);
});

test("the app is offered where the browser offers it, once, and not where it is the app already", async () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "dismissed" as const }));
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
  onTestFinished(() => (window.installPrompt = undefined));
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Installer" }));
  expect(prompt).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByText("Installer l’application")).toBeNull());
});

test("a device asks once, is told, and of what is chosen with the rest", async () => {
  browser({ permission: "granted" });
  const device = { id: "1", service: "fcm.googleapis.com", current: true, createdAt: "", seenAt: "" };
  const { user, asked } = await open({
    "notification.devices": () => ({ publicKey: "BA", devices: [] }),
    "notification.addDevice": () => ({ publicKey: "BA", devices: [device] }),
  });
  await user.click(await screen.findByRole("button", { name: "Recevoir les notifications sur cet appareil" }));
  await screen.findByRole("button", { name: "Ne plus recevoir de notifications sur cet appareil" });
  expect(asked("notification.addDevice")).toEqual([
    { endpoint: "https://fcm.googleapis.com/a", keys: { p256dh: "p", auth: "a" } },
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Nouveau message" }));
  await vi.waitFor(() => expect(asked("notification.update")).toEqual([{ push: { messageReceived: false } }]));
  const group = screen.getByRole<HTMLInputElement>("checkbox", { name: "Tout sur mes appareils : Demandes" });
  expect(group.checked).toBe(true);
  await user.click(group);
  await vi.waitFor(() =>
    expect(asked("notification.update").at(-1)).toEqual({ push: { requestSent: false, answerReminder: false } }),
  );
});
