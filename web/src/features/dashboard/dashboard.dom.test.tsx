import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const named = (id: string, name: string) => ({ id, name, slug: name, translations: {} });

const waiting = (n: number, title: string, createdAt: string) => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  number: `2026-00000${n}`,
  status: JobStatus.Active,
  title,
  category: named("1", "Peinture"),
  subcategory: { ...named("2", "Peinture"), categoryId: "1" },
  region: named("3", "Vaud"),
  subregion: named("4", "Lausanne"),
  postalCode: "1003",
  locality: "Lausanne",
  startPreference: "asap",
  tenderer: { id: "5", firstName: "Anne" },
  jobRequestCompanies: [],
  createdAt,
});

const page = (items: unknown[], totalCount = items.length) => ({
  items,
  totalCount,
  pageNumber: 1,
  pageSize: 10,
  totalPages: 1,
});

const summary = {
  users: 1854,
  companies: 367,
  tenderers: 1486,
  jobRequests: { total: 2031, active: 8, canceled: 149, processed: 1874 },
  unansweredOver48Hours: 5,
  uncoveredToSend: 3,
  toRelaunch: 4,
  guarantee: { met: 31, missed: 4 },
  openReports: 2,
  waitingProofs: 3,
  activeSubscriptions: 214,
  subscriptionsEndingIn30Days: 11,
  revenueThisYear: 20_544_000,
  currency: "CHF",
  answerRate: 0.62,
  medianHoursToSend: 3.5,
  medianHoursToFirstAnswer: 26,
};

const week = [14, 18, 7, 5, 21, 11, 16].map((count, index) => ({ date: `2026-06-0${index + 1}`, count }));

const open = (items: unknown[], waitingInAll = items.length, answers: Answers = {}) =>
  visit("/admin", {
    role: "Admin",
    answers: {
      "jobRequest.listForAdmin": () => page(items, waitingInAll),
      "dashboard.summary": () => summary,
      "dashboard.lastWeek": () => week,
      "mail.listFailed": () => page([], 2),
      ...answers,
    },
  });

const oldest = waiting(1, "Repeindre le salon", hoursAgo(9 * 24));

test("figures come from the summary, and each leads to what it counts", async () => {
  await open([oldest], 8);
  await screen.findByText("367");
  const figures = within(await screen.findByRole("region", { name: "Chiffres" })).getAllByRole("link");
  expect(figures.map((figure) => figure.textContent)).toEqual([
    "Offres transmises1’874transmises en 3 h 30, 89\u00a0% de promesses tenues en 30 jours",
    "Offres annulées1497\u00a0% de toutes les offres",
    "Taux de réponse62\u00a0%sur 12 mois, première réponse en 26 h (médiane)",
    "Revenus de l’annéeCHF\u00a0205’440abonnements commencés cette année",
    "Entreprises367dont 214 avec un abonnement en cours",
    "Clients1’486",
  ]);
  expect(figures.map((figure) => figure.getAttribute("href"))).toEqual([
    "/admin/jobs?status=processed&sort=newest",
    "/admin/jobs?status=canceled&sort=newest",
    "/admin/statistics",
    "/admin/subscriptions/revenue",
    "/admin/company/all",
    "/admin/tenderer/all",
  ]);
});

test("what should be looked at is told with its number and its way; each line fails by itself", async () => {
  await open([oldest], 8, {
    "mail.listFailed": () => {
      throw refusal("UNAVAILABLE");
    },
  });
  expect(await screen.findByText(/5 offres transmises sont sans réponse depuis plus de 48 heures/)).toBeTruthy();
  expect(screen.getByText(/3 offres à transmettre n’ont aucune entreprise abonnée qui les couvre/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Voir ces offres" }).map((link) => link.getAttribute("href"))).toContain(
    "/admin/jobs?coverage=none",
  );
  expect(screen.getByRole("link", { name: "Voir ces abonnements" }).getAttribute("href")).toBe(
    "/admin/subscriptions?ending=30d&sort=endsFirst",
  );
  expect(await screen.findByText("Ce chiffre n’a pas pu être chargé.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeTruthy();
});

test("the last seven days are told one by one, as a table too", async () => {
  const { user } = await open([oldest], 8);
  const chart = within(await screen.findByRole("region", { name: "Demandes, sept derniers jours" }));
  expect(chart.getByRole("link", { name: "Voir ces offres" }).getAttribute("href")).toBe(
    "/admin/jobs?status=all&sort=newest&createdFrom=2026-06-01",
  );
  const slider = chart.getByRole("slider", { name: "Parcourir le graphique" });
  expect(slider.getAttribute("aria-valuetext")).toBe("07/06/2026 : 16 demandes");
  await user.click(chart.getByRole("button", { name: /^Voir les données/ }));
  expect(chart.getAllByRole("row").map((row) => row.textContent)).toContain("05/06/202621");
});

test("those that wait longest stand first, with how long, and are sent from here", async () => {
  const items = [oldest, waiting(2, "Boiler", hoursAgo(3)), waiting(3, "Serrure", hoursAgo(0))];
  const { user, asked } = await open(items, 8, { "jobRequest.get": () => new Promise(() => {}) });
  const entries = (await screen.findAllByRole("listitem")).filter((entry) => within(entry).queryByRole("button"));
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/Repeindre le salon1003 Lausannedepuis 9 jours/),
    expect.stringMatching(/depuis 3 heures/),
    expect.stringMatching(/depuis moins d’une heure/),
  ]);
  expect(asked("jobRequest.listForAdmin")).toEqual([
    expect.objectContaining({ statuses: [JobStatus.Active], sort: "oldest" }),
  ]);
  expect(screen.getByRole("link", { name: "Voir toutes les offres à transmettre" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Transmettre l’offre n° 2026-000001" }));
  expect(await screen.findByRole("dialog", { name: "Transmettre l’offre n° 2026-000001" })).toBeTruthy();
});

test("nothing waits: said as the good news it is", async () => {
  await open([]);
  expect(await screen.findByRole("heading", { name: "Rien à transmettre" })).toBeTruthy();
});

test("a backup that failed, or is late, is a line of its own; without trouble there is none", async () => {
  await open([oldest], 8, { "dashboard.summary": () => ({ ...summary, backupTrouble: "failed" }) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("La dernière sauvegarde a échoué.");
  expect(screen.getAllByRole("listitem")).toContain(alert.closest("li"));
  await open([oldest], 8, { "dashboard.summary": () => ({ ...summary, backupTrouble: "late" }) });
  expect(await screen.findByText(/depuis plus de 26 heures/)).toBeTruthy();
});
