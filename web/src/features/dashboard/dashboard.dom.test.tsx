import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "../../test/app.tsx";

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

const open = (
  items: unknown[],
  counts: { active: number; processed: number; canceled: number },
  answers: Answers = {},
) =>
  visit("/admin", {
    role: "Admin",
    answers: {
      "jobRequest.listForAdmin": () => ({ ...page(items, counts.active), statusCounts: counts }),
      "company.list": ({ subscription }: { subscription?: string }) => page([], subscription === "active" ? 214 : 367),
      ...answers,
    },
  });

const oldest = waiting(1, "Repeindre le salon", hoursAgo(9 * 24));

test("figures come from the calls, and each leads to what it counts", async () => {
  await open([oldest], { active: 8, processed: 1874, canceled: 149 });
  const figures = within(await screen.findByRole("region", { name: "Chiffres" })).getAllByRole("link");
  expect(figures.map((figure) => figure.textContent)).toEqual([
    "Offres à transmettre8la plus ancienne attend depuis 9 jours",
    "Offres traitées1’874sur 2’031 en tout",
    "Offres annulées149sur 2’031 en tout",
    "Entreprises abonnées214sur 367 inscrites",
  ]);
  expect(figures.map((figure) => figure.getAttribute("href"))).toEqual([
    "/admin/jobs?status=active",
    "/admin/jobs?status=processed",
    "/admin/jobs?status=canceled",
    "/admin/company/all",
  ]);
});

test("those that wait longest stand first, with how long, and are sent from here", async () => {
  const items = [oldest, waiting(2, "Boiler", hoursAgo(3)), waiting(3, "Serrure", hoursAgo(0))];
  const { user, asked } = await open(
    items,
    { active: 8, processed: 0, canceled: 0 },
    { "jobRequest.get": () => new Promise(() => {}) },
  );
  const entries = (await screen.findAllByRole("listitem")).filter((entry) => within(entry).queryByRole("button"));
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/Repeindre le salon1003 Lausannedepuis 9 jours/),
    expect.stringMatching(/depuis 3 heures/),
    expect.stringMatching(/depuis moins d’une heure/),
  ]);
  expect(asked("jobRequest.listForAdmin")).toEqual([
    expect.objectContaining({ statuses: [JobStatus.Active], sort: "oldest" }),
  ]);
  expect(screen.getByRole("link", { name: "Voir les 8 offres à transmettre" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Transmettre l’offre n° 2026-000001" }));
  expect(await screen.findByRole("dialog", { name: "Transmettre l’offre n° 2026-000001" })).toBeTruthy();
});

test("nothing waits: said as the good news it is", async () => {
  await open([], { active: 0, processed: 3, canceled: 0 });
  expect(await screen.findByRole("heading", { name: "Rien à transmettre" })).toBeTruthy();
});
