import type { Subscription } from "@metiro/shared/subscription/schema";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { companyId, otherId, subscriptionWith } from "./subscription.fixture.ts";

const page = (items: unknown[]) => ({ items, totalCount: items.length, pageNumber: 1, pageSize: 10, totalPages: 1 });
const company = (id: string, name: string, subscriptions: Subscription[] = []) => ({
  id,
  name,
  locality: "Lausanne",
  subscriptions,
});
const running = subscriptionWith({ startsOn: "2098-01-01", endsOn: "2098-12-31" });

const open = (address: string, answers: Answers = {}) =>
  visit(address, {
    role: "Admin",
    answers: {
      "subscription.list": () => ({
        ...page([running]),
        statusCounts: { active: 3, upcoming: 1, expired: 2000, canceled: 0 },
      }),
      "subscription.listByCompany": ({ companyId: id }: { companyId: string }) => (id === companyId ? [running] : []),
      "company.get": ({ id }: { id: string }) =>
        id === companyId ? company(id, "Peinture Morand", [running]) : company(id, "Boiler Express"),
      "company.list": () => page([company(otherId, "Boiler Express")]),
      ...answers,
    },
  });

const card = async (number: number) => within(await screen.findByRole("region", { name: `Abonnement ${number}` }));
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

test("the list asks for what its address says, and its heads sort", async () => {
  const { user, at, asked } = await open("/admin/subscriptions?status=active&ending=30d&from=2026-01-01");
  await screen.findByText("Peinture Morand");
  expect(asked("subscription.list")).toEqual([
    expect.objectContaining({ status: "active", endingWithinDays: 30, from: "2026-01-01", sort: "due" }),
  ]);
  await user.click(screen.getByRole("link", { name: /^Échéance/ }));
  expect(new URL(at(), "http://localhost").searchParams.get("sort")).toBe("endsFirst");
  expect(asked("subscription.list").at(-1)).toMatchObject({ sort: "endsFirst", pageNumber: 1 });
});

test("tabs tell how many there are in each state", async () => {
  await open("/admin/subscriptions");
  const tabs = within(await screen.findByRole("navigation", { name: "État des abonnements" }));
  await tabs.findByText("2’000");
  expect(tabs.getAllByRole("link").map((tab) => tab.textContent)).toEqual([
    "Tous2’004",
    "Actifs3",
    "À venir1",
    "Échus2’000",
    "Annulés0",
  ]);
});

test("a period that another one follows at once neither ends soon nor has to be renewed; one that nothing follows does", async () => {
  const endsOn = plusDays(swissToday(), 9);
  const [alone, followed] = [
    subscriptionWith({ endsOn, company: { id: otherId, name: "Boiler Express" } }),
    subscriptionWith({ endsOn, coveredUntil: plusDays(swissToday(), 200) }),
  ];
  await open("/admin/subscriptions", {
    "subscription.list": () => ({
      ...page([alone, followed]),
      statusCounts: { active: 2, upcoming: 0, expired: 0, canceled: 0 },
    }),
  });
  await screen.findByRole("link", { name: "Renouveler l’abonnement : Boiler Express" });
  expect(screen.queryByRole("link", { name: "Renouveler l’abonnement : Peinture Morand" })).toBeNull();
  expect(screen.getAllByText("Bientôt échu")).toHaveLength(1);
});

test("what a cancellation leads to is said before, and only then is it done", async () => {
  const { user, asked } = await open("/admin/subscriptions", {
    "subscription.cancel": () => ({ ...running, status: "canceled" }),
  });
  await user.click(await screen.findByRole("button", { name: "Autres actions pour l’abonnement : Peinture Morand" }));
  await user.click(await screen.findByRole("menuitem", { name: "Annuler l’abonnement" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Annuler l’abonnement : Peinture Morand ?" }));
  expect(dialog.getByText("Dès maintenant, l’entreprise n’est plus abonnée.")).toBeTruthy();
  expect(dialog.getByText(/Son montant ne compte plus dans les revenus/)).toBeTruthy();
  expect(asked("subscription.cancel")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Annuler l’abonnement" }));
  expect(await screen.findByText("Abonnement annulé : Peinture Morand.")).toBeTruthy();
  expect(asked("subscription.cancel")).toEqual([{ id: running.id }]);
});

test("that one was canceled is said, although its row has left the list by then", async () => {
  let rows = [running];
  const { user } = await open("/admin/subscriptions?status=active", {
    "subscription.list": () => ({
      ...page(rows),
      statusCounts: { active: rows.length, upcoming: 0, expired: 0, canceled: 1 },
    }),
    "subscription.cancel": () => {
      rows = [];
      return { ...running, status: "canceled" };
    },
    // Asked again with the list, and answered after it.
    "dashboard.summary": () => new Promise((resolve) => setTimeout(resolve, 50, {})),
    "company.get": () => new Promise((resolve) => setTimeout(resolve, 50, company(companyId, "Peinture Morand"))),
  });
  await user.click(await screen.findByRole("button", { name: "Autres actions pour l’abonnement : Peinture Morand" }));
  await user.click(await screen.findByRole("menuitem", { name: "Annuler l’abonnement" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Annuler l’abonnement : Peinture Morand ?" }));
  await user.click(dialog.getByRole("button", { name: "Annuler l’abonnement" }));
  expect(await screen.findByText("Abonnement annulé : Peinture Morand.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("row", { name: /Peinture Morand/ })).toBeNull());
});

test("the next period of a company is proposed after its last one, at the same price; its duplicate follows", async () => {
  const { user } = await open(`/admin/subscriptions/new?companyId=${companyId}`);
  const first = await card(1);
  expect(valueOf(first.getByRole("combobox", { name: "Entreprise" }))).toBe("Peinture Morand");
  expect(valueOf(first.getByRole("textbox", { name: "Premier jour" }))).toBe("01/01/2099");
  expect(valueOf(first.getByRole("textbox", { name: "Dernier jour" }))).toBe("31/12/2099");
  expect(valueOf(first.getByRole("textbox", { name: "Montant" }))).toBe("960");
  await user.click(first.getByRole("button", { name: /^Dupliquer/ }));
  const second = await card(2);
  expect(valueOf(second.getByRole("textbox", { name: "Premier jour" }))).toBe("01/01/2100");
  expect(valueOf(second.getByRole("textbox", { name: "Dernier jour" }))).toBe("31/12/2100");
  await user.click(second.getByRole("button", { name: "Retirer l’abonnement 2" }));
  expect(screen.queryByRole("region", { name: "Abonnement 2" })).toBeNull();
});

test("several are entered at once; an overlap is named at its row, and nothing typed is lost", async () => {
  let refused = true;
  const { user, at, asked } = await open(`/admin/subscriptions/new?companyId=${companyId}`, {
    "subscription.create": ({ newSubscriptions }: { newSubscriptions: object[] }) => {
      if (!refused) return newSubscriptions.map(() => running);
      refused = false;
      throw refusal("SUBSCRIPTION_OVERLAP", {
        errors: {
          "newSubscriptions.1.startsOn": ["Cette entreprise a déjà un abonnement du 01/01/2098 au 31/12/2098."],
        },
      });
    },
  });
  await card(1);
  await user.click(screen.getByRole("button", { name: "Ajouter un abonnement" }));
  const second = await card(2);
  await user.type(second.getByRole("combobox", { name: "Entreprise" }), "boiler");
  await user.click(await screen.findByRole("option", { name: /Boiler Express/ }));
  await user.type(second.getByRole("textbox", { name: "Montant" }), "588.50");
  await user.type(second.getByRole("textbox", { name: /^Note/ }), "Facture 17");
  await user.click(screen.getByRole("button", { name: "Enregistrer les 2 abonnements" }));

  const start = second.getByRole("textbox", { name: "Premier jour" });
  await second.findByText(/a déjà un abonnement du 01\/01\/2098/);
  expect(start.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(start);
  expect(valueOf(second.getByRole("textbox", { name: /^Note/ }))).toBe("Facture 17");
  expect(screen.getByText("Aucun abonnement n’a été enregistré")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Enregistrer les 2 abonnements" }));
  expect(await screen.findByText("2 abonnements créés avec succès !")).toBeTruthy();
  expect(at()).toBe("/admin/subscriptions");
  expect(asked("subscription.create").at(-1)).toEqual({
    newSubscriptions: [
      expect.objectContaining({ companyId, startsOn: "2099-01-01", endsOn: "2099-12-31", amount: 96_000 }),
      expect.objectContaining({ companyId: otherId, amount: 58_850, currency: "CHF", note: "Facture 17" }),
    ],
  });
  expect(asked("company.list").at(-1)).toMatchObject({ search: "boiler" });
});

test("one company has its own page; one that is not there helps on", async () => {
  await open(`/admin/subscriptions/company/${companyId}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Peinture Morand" })).toBeTruthy();
  expect(screen.getByText("01/01/2098 – 31/12/2098")).toBeTruthy();
});

test("a company that is not there helps on", async () => {
  await open(`/admin/subscriptions/company/${otherId}`, {
    "company.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(await screen.findByRole("heading", { name: "Cette entreprise n’existe pas" })).toBeTruthy();
});

test("revenue is told by month with what is to come and what was canceled beside it, as a chart, a table and a file", async () => {
  const none = { count: 0, amount: 0, upcomingCount: 0, upcomingAmount: 0, canceledCount: 0, canceledAmount: 0 };
  const june = {
    count: 3,
    amount: 242_000,
    upcomingCount: 1,
    upcomingAmount: 50_000,
    canceledCount: 1,
    canceledAmount: 96_000,
  };
  const { user, asked } = await open("/admin/subscriptions/revenue?year=2026", {
    "subscription.revenue": () => ({
      year: 2026,
      currency: "CHF",
      currencies: ["CHF"],
      monthlyAmount: 88_200,
      runningCount: 18,
      years: [
        { year: 2026, ...june },
        { ...none, year: 2025, count: 4, amount: 160_000 },
      ],
      months: Array.from({ length: 12 }, (_, index) => ({
        month: index + 1,
        ...(index === 5 ? june : none),
      })),
    }),
  });
  const chart = within(await screen.findByRole("region", { name: "Revenus par mois, 2026" }));
  const tiles = (await screen.findByText("Par mois, aujourd’hui")).closest("dl");
  expect([...(tiles?.children ?? [])].map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Par mois, aujourd’huiCHF 88218 abonnements en cours",
    "Revenus 2026CHF 1’920CHF 1’600 en 2025, +20 %",
    "Abonnements commencés24 en 2025",
    "À venirCHF 5001 abonnement",
    "Annulés, non comptésCHF 9601 abonnement",
  ]);
  // What is to come stands over what has begun, not in one sum with it.
  expect(chart.getByText("1’920", { selector: "span" }).parentElement?.textContent).toBe("+ 5001’920");
  const slider = chart.getByRole("slider", { name: "Parcourir le graphique" });
  slider.focus();
  expect(slider.getAttribute("aria-valuetext")).toBe(
    "décembre : CHF 0, 0 abonnement ; à venir : CHF 0".replaceAll("CHF ", "CHF\u00a0"),
  );
  await user.click(chart.getByRole("button", { name: /^Voir les données/ }));
  const row = within(chart.getByRole("table")).getByText("juin").closest("tr");
  expect(row?.textContent).toBe("juin2CHF\u00a01’9201CHF\u00a05001CHF\u00a0960");
  // The labels of the bars have both, and what stands above them says both.
  expect(chart.getAllByText("CHF 1’920 en 2026, et CHF 500 à venir")[0]).toBeTruthy();
  const years = within(screen.getByRole("region", { name: "Revenus par année" }));
  expect(years.getAllByText("CHF 3’520 en tout, et CHF 500 à venir")[0]).toBeTruthy();
  expect(asked("subscription.revenue")).toEqual([{ year: 2026 }]);
});

test("a year that brought as much as the one before says what that one was, and no sign beside it", async () => {
  const [year, before] = [2026, 2025].map((of) => ({
    year: of,
    count: 4,
    amount: 160_000,
    upcomingCount: 0,
    upcomingAmount: 0,
    canceledCount: 0,
    canceledAmount: 0,
  }));
  await open("/admin/subscriptions/revenue?year=2026", {
    "subscription.revenue": () => ({
      year: 2026,
      currency: "CHF",
      currencies: ["CHF"],
      monthlyAmount: 0,
      runningCount: 0,
      years: [year, before],
      months: Array.from({ length: 12 }, (_, index) => ({ ...before, month: index + 1 })),
    }),
  });
  const tile = (await screen.findByText("Revenus 2026")).closest("dl > *");
  expect(tile?.textContent?.replaceAll(/\s/g, " ")).toBe("Revenus 2026CHF 1’600CHF 1’600 en 2025");
});
