import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { recent } from "#session/device/recent.ts";
import { companyId, companyWith, pageOf, userId, userWith } from "../people.fixture.ts";

const open = (address: string, answers: Answers = {}) =>
  visit(address, {
    role: "Admin",
    answers: {
      "company.list": () => pageOf([]),
      "company.get": () => companyWith(),
      "apiKey.list": () => ({ items: [] }),
      "webhook.list": () => ({ items: [] }),
      "user.get": () => userWith({ role: "Company", companyName: "Peinture Morand Sàrl", invited: true }),
      "user.pauses": () => pageOf([]),
      "audit.list": () => pageOf([]),
      "signIn.list": () => pageOf([]),
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      ...answers,
    },
  });

test("of trade and place the narrower one is asked for alone; yes and no are said as such", async () => {
  const { asked } = await open(
    `/admin/company/all?regionId=${userId}&subregionId=${companyId}&categoryId=${userId}&verified=no&state=paused`,
  );
  await screen.findByRole("heading", { name: "Aucune entreprise ne correspond" });
  expect(asked("company.list").at(-1)).toMatchObject({
    regionId: companyId,
    categoryId: userId,
    verified: false,
    profileCompleted: undefined,
    state: "paused",
  });
});

test("an invited company says how far its invitation is, and gets another one", async () => {
  const { user, asked } = await open(`/admin/company/${companyId}`, {
    "user.resendInvitation": () => ({
      id: userId,
      email: "m.morand@exemple.ch",
      expiresAt: "2026-06-15T08:00:00.000Z",
    }),
  });
  expect(await screen.findByText(/Invitation envoyée le 01\/06\/2026.*valable jusqu’au 08\/06\/2026/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Renvoyer l’invitation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Renvoyer l’invitation" }));
  const address = dialog.getByRole<HTMLInputElement>("textbox", { name: "Adresse e-mail" });
  expect(address.value).toBe("morand@exemple.ch");
  await user.clear(address);
  await user.type(address, "m.morand@exemple.ch");
  await user.click(dialog.getByRole("button", { name: "Envoyer l’invitation" }));
  expect(await screen.findByText("L’invitation est envoyée à m.morand@exemple.ch.")).toBeTruthy();
  expect(asked("user.resendInvitation")).toEqual([{ id: userId, email: "m.morand@exemple.ch" }]);
});

test("a company that was opened is among what was opened lately", async () => {
  sessionStorage.clear();
  await open(`/admin/company/${companyId}`);
  await screen.findByRole("heading", { level: 1 });
  expect(recent.of("1")).toEqual([{ kind: "company", id: companyId, label: "Peinture Morand Sàrl" }]);
});

test("a company is verified and paused, each with a word", async () => {
  let company = companyWith();
  const { user, asked } = await open(`/admin/company/${companyId}`, {
    "company.get": () => company,
    "company.verify": () => (company = companyWith({ verified: true })),
    "company.pause": () => company,
  });
  await user.click(await screen.findByRole("button", { name: "Marquer comme vérifiée" }));
  expect(await screen.findByText("Peinture Morand Sàrl est vérifiée.")).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Marquer comme vérifiée" })).toBeNull());
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  expect(await screen.findByRole("menuitem", { name: "Retirer la vérification" })).toBeTruthy();
  await user.click(await screen.findByRole("menuitem", { name: /Mettre en pause/ }));
  expect(await screen.findByText("Peinture Morand Sàrl ne reçoit plus de demandes.")).toBeTruthy();
  expect(asked("company.verify")).toEqual([{ id: companyId, verified: true }]);
  expect(asked("company.pause")).toEqual([{ id: companyId, paused: true }]);
});

const period = (
  startsOn: string,
  endsOn: string,
  status: "active" | "upcoming" | "expired",
  coveredUntil = endsOn,
) => ({
  id: userId,
  company: { id: companyId, name: "Peinture Morand Sàrl" },
  startsOn,
  endsOn,
  coveredUntil,
  amount: 58_800,
  currency: "CHF",
  status,
  revision: 1,
  createdAt: "2026-01-01T08:00:00.000Z",
  updatedAt: "2026-01-01T08:00:00.000Z",
});
const inDays = (days: number) => plusDays(swissToday(), days);

test("a subscription that ends soon is said to, as in the lists, and is renewed; one that runs on is not", async () => {
  let subscription = period("2026-01-01", inDays(9), "active");
  const standing = () => ({ activeSubscription: true, subscriptionEndsOn: subscription.endsOn });
  await open(`/admin/company/${companyId}`, {
    "company.get": () => companyWith({ subscriptions: [subscription], ...standing() }),
  });
  const card = () => within(screen.getByRole("heading", { name: /^Abonnements/ }).closest("section") ?? document.body);
  await screen.findByRole("link", { name: "Renouveler" });
  expect(card().getByText("Bientôt échu")).toBeTruthy();
  expect(card().queryByText("Actif")).toBeNull();
  cleanup();
  subscription = period("2026-01-01", inDays(200), "active");
  await open(`/admin/company/${companyId}`, {
    "company.get": () => companyWith({ subscriptions: [subscription], ...standing() }),
  });
  await screen.findByRole("link", { name: "Créer un abonnement" });
  expect(card().getByText("Actif")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Renouveler" })).toBeNull();
  cleanup();
  subscription = period("2026-01-01", inDays(9), "active", inDays(200));
  const following = { ...period(inDays(10), inDays(200), "upcoming"), id: companyId };
  await open(`/admin/company/${companyId}`, {
    "company.get": () =>
      companyWith({ subscriptions: [following, subscription], ...standing(), subscriptionEndsOn: following.endsOn }),
  });
  await screen.findByRole("link", { name: "Créer un abonnement" });
  expect(screen.queryByText("Bientôt échu")).toBeNull();
});

test("a company of the list says on a phone where it is and what it has to do, in place of its address", async () => {
  const {
    id,
    name,
    email,
    userId: user,
  } = { id: companyId, name: "Peinture Morand Sàrl", email: "m@exemple.ch", userId };
  const listed = {
    ...companyWith(),
    id,
    name,
    email,
    userId: user,
    locality: "Rolle",
    receivedLast30Days: 12,
    answerRate: 1,
  };
  await open("/admin/company/all", {
    "company.list": () => pageOf([listed, { ...listed, id: userId, receivedLast30Days: 0, answerRate: undefined }]),
  });
  expect(await screen.findByText("Rolle · 12 en 30 jours · 100 %")).toBeTruthy();
  // In its own column, and on a phone behind the other's name.
  expect(screen.getAllByText("Rolle")).toHaveLength(3);
});

test("an active subscription is cancelled after a question", async () => {
  const subscription = period("2026-01-01", "2026-12-31", "active");
  const { user, asked } = await open(`/admin/company/${companyId}`, {
    "company.get": () => companyWith({ subscriptions: [subscription] }),
    "subscription.cancel": () => ({ ...subscription, status: "canceled" }),
  });
  await user.click(await screen.findByRole("button", { name: "Autres actions pour l’abonnement du 01/01/2026" }));
  await user.click(await screen.findByRole("menuitem", { name: "Annuler l’abonnement" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(asked("subscription.cancel")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Annuler l’abonnement" }));
  expect(await screen.findByText("Abonnement annulé : Peinture Morand Sàrl.")).toBeTruthy();
  expect(asked("subscription.cancel")).toEqual([{ id: userId }]);
});

test("a new company: what is wrong stands on its field, what is taken too", async () => {
  let taken = true;
  const { user, at, asked } = await open("/admin/company/new", {
    "auth.createCompanyAdmin": () => {
      if (taken) throw refusal("EMAIL_TAKEN", { detail: "Un compte existe déjà avec cette adresse e-mail." });
      return companyWith();
    },
  });
  const form = within(await screen.findByRole("form", { name: "Nouvelle entreprise" }));
  const field = (name: RegExp) => form.getByRole<HTMLInputElement>("textbox", { name });
  await user.type(field(/Numéro IDE/), "CHE-123.456.789");
  await user.type(field(/Site web/), "http://exemple.ch");
  await user.click(form.getByRole("button", { name: "Créer et inviter" }));
  await expect.poll(() => field(/Nom de l’entreprise/).getAttribute("aria-invalid")).toBe("true");
  for (const name of [/Prénom/, /^Nom$/, /Adresse e-mail/, /Numéro IDE/, /Site web/])
    expect(field(name).getAttribute("aria-invalid")).toBe("true");
  expect(asked("auth.createCompanyAdmin")).toEqual([]);

  expect(form.queryByText("Numéro valable")).toBeNull();
  await user.clear(field(/Numéro IDE/));
  await user.type(field(/Numéro IDE/), "CHE-100.155.212");
  expect(await form.findByText("Numéro valable")).toBeTruthy();
  await user.type(field(/Nom de l’entreprise/), "Peinture Morand Sàrl");
  await user.type(field(/Prénom/), "Luc");
  await user.type(field(/^Nom$/), "Morand");
  await user.type(field(/Adresse e-mail/), "morand@exemple.ch");
  await user.clear(field(/Numéro IDE/));
  await user.clear(field(/Site web/));
  await user.click(form.getByRole("button", { name: "Créer et inviter" }));
  expect(await form.findByText("Un compte existe déjà avec cette adresse e-mail.")).toBeTruthy();
  expect(field(/Adresse e-mail/).getAttribute("aria-invalid")).toBe("true");
  taken = false;
  await user.click(form.getByRole("button", { name: "Créer et inviter" }));
  await screen.findByRole("heading", { level: 1, name: "Peinture Morand Sàrl" });
  expect(at()).toBe(`/admin/company/${companyId}`);
  expect(asked("auth.createCompanyAdmin").at(-1)).toMatchObject({
    companyName: "Peinture Morand Sàrl",
    email: "morand@exemple.ch",
    lang: "fr",
    subcategoryIds: [],
  });
});

test("a phone has at first what a new company needs; what may wait is behind a line, which opens for what is wrong in it", async () => {
  const answers = { "category.list": () => [], "region.tree": () => [] };
  const { user } = await visit("/admin/company/new", { role: "Admin", onPhone: true, answers });
  const form = await screen.findByRole("form", { name: "Nouvelle entreprise" });
  const isOpen = (words: string) => within(form).getByText(words).closest("details")?.open;
  const numbers = "Numéro IDE, site web et adresse (facultatif)";
  expect([isOpen(numbers), isOpen("Prestations et districts (facultatif)")]).toEqual([false, false]);
  const uid = form.querySelector<HTMLInputElement>("input[name=uid]");
  if (uid) fireEvent.change(uid, { target: { value: "CHE-1" } });
  await user.click(within(form).getByRole("button", { name: "Créer et inviter" }));
  await expect.poll(() => isOpen(numbers)).toBe(true);
  expect(isOpen("Prestations et districts (facultatif)")).toBe(false);
});

test("a company that is not there: said so, with the way back", async () => {
  await open(`/admin/company/${companyId}`, {
    "company.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(screen.getByRole("heading", { name: "Cette entreprise n’existe pas" })).toBeTruthy();
});

test("taking the verification away is asked for first", async () => {
  const { user, asked } = await open(`/admin/company/${companyId}`, {
    "company.get": () => companyWith({ verified: true }),
    "company.verify": () => companyWith({ verified: false }),
  });
  await user.click(await screen.findByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Retirer la vérification" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Retirer la vérification :/ }));
  expect(asked("company.verify")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Retirer la vérification" }));
  await screen.findByText(/n’est plus vérifiée/);
  expect(asked("company.verify")).toEqual([{ id: companyId, verified: false }]);
});

test("an admin corrects a company; what it empties goes", async () => {
  const { user, asked, at } = await open(`/admin/company/${companyId}`, {
    "company.get": () => companyWith({ website: "https://morand.example.ch" }),
    "company.correct": () => companyWith({ name: "Peinture Morand SA" }),
    "category.list": () => [],
    "region.tree": () => [],
  });
  await user.click(await screen.findByRole("link", { name: "Modifier" }));
  await screen.findByRole("heading", { level: 1, name: /^Modifier/ });
  const form = within(screen.getByRole("form", { name: "Entreprise" }));
  await user.clear(form.getByRole("textbox", { name: /^Site web/ }));
  const name = form.getByRole("textbox", { name: "Nom de l’entreprise" });
  await user.clear(name);
  await user.type(name, "Peinture Morand SA");
  await user.click(form.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findByText("Peinture Morand SA est enregistrée.")).toBeTruthy();
  expect(asked("company.correct")).toEqual([
    expect.objectContaining({ id: companyId, name: "Peinture Morand SA", website: null, places: [], baseRevision: 1 }),
  ]);
  await vi.waitFor(() => expect(at()).toBe(`/admin/company/${companyId}`));
});

test("a new company has an address, and serves the surroundings of a place, both found by name", async () => {
  const { user, asked } = await open("/admin/company/new", {
    "auth.createCompanyAdmin": () => companyWith(),
    "category.list": () => [],
    "region.tree": () => [],
    "region.places": () => [{ postalCode: "1020", locality: "Renens VD", subregionId: userId, regionId: companyId }],
    "region.around": () => ({ subregionIds: [userId], distances: [] }),
  });
  const form = within(await screen.findByRole("form", { name: "Nouvelle entreprise" }));
  const field = (name: RegExp) => form.getByRole<HTMLInputElement>("textbox", { name });
  await user.type(field(/Nom de l’entreprise/), "Peinture Morand Sàrl");
  await user.type(field(/Prénom/), "Luc");
  await user.type(field(/^Nom$/), "Morand");
  await user.type(field(/Adresse e-mail/), "morand@exemple.ch");
  await user.type(field(/Rue et numéro/), "Rue du Lac 3");
  await user.type(form.getByRole("combobox", { name: /^NPA ou localité/ }), "1020");
  await user.type(form.getByRole("searchbox", { name: "Canton, district ou localité" }), "renens");
  await user.click(await form.findByRole("button", { name: "Renens VD (1020) et environs" }));
  await user.selectOptions(await form.findByRole("combobox", { name: "Rayon autour de Renens VD" }), "30");
  await user.click(form.getByRole("button", { name: "Créer et inviter" }));
  await screen.findByRole("heading", { level: 1, name: "Peinture Morand Sàrl" });
  expect(asked("auth.createCompanyAdmin").at(-1)).toMatchObject({
    street: "Rue du Lac 3",
    postalCode: "1020",
    locality: "Renens VD",
    subregionIds: [],
    places: [expect.objectContaining({ postalCode: "1020", radiusKm: 30 })],
  });
});
