import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { receivedWith } from "#domain/request/request.fixture.ts";
import { recent } from "#session/device/recent.ts";
import { type Answers, visit } from "#test/app.tsx";

beforeEach(() => sessionStorage.clear());

const counts = { new: 0, seen: 0, answered: 0, accepted: 0, lost: 0, declined: 0 };
const page = (items: unknown[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 6,
  totalPages: 1,
  folderCounts: counts,
  folderTotals: counts,
});
const found = receivedWith({ title: "Repeindre le salon" });

async function open(answers: Answers = {}) {
  const app = await visit("/company/reviews", {
    role: "Company",
    answers: { "jobRequest.listForCompany": () => page([found]), ...answers },
  });
  await screen.findAllByRole("banner");
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Rechercher partout" });
  await app.user.click(field);
  return app;
}
const names = () =>
  within(screen.getByRole("listbox", { name: "Résultats" }))
    .getAllByRole("option")
    .map((option) => option.querySelector("span")?.firstChild?.textContent);

test("offers the folders, the pages and the profile of a company with nothing typed", async () => {
  await open();
  expect(names()).toEqual(
    expect.arrayContaining([
      "Demandes gagnées",
      "Agenda",
      "Messages",
      "Mes modèles de réponse",
      "Profil : Prestations et zone",
    ]),
  );
});

test("finds requests, leads there, and offers what was opened the next time", async () => {
  const { user, asked, at } = await open({ "jobRequest.get": () => found });
  await user.keyboard("rochat");
  await waitFor(() => expect(names()).toEqual(["Repeindre le salon"]));
  expect(asked("jobRequest.listForCompany").at(-1)).toEqual({ search: "rochat", pageSize: 6 });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(at()).toBe(`/company/requests/${found.id}`));
  expect(recent.of("1")).toEqual([{ kind: "request", id: found.id, label: "Repeindre le salon" }]);
});

test("a page is found by other words for it too", async () => {
  const { user } = await open({ "jobRequest.listForCompany": () => page([]) });
  await user.keyboard("mot de passe");
  await waitFor(() => expect(names()).toEqual(["Profil : Compte et sécurité"]));
});

test("pauses the company, and ends the pause", async () => {
  const company = { name: "Atelier", holidays: [], subregions: [], subcategories: [] };
  const paused = { ...company, pausedAt: "2026-06-01T08:00:00.000Z", away: { reason: "pause" } };
  const { user, asked } = await open({ "company.own": () => company, "company.setAway": () => paused });
  await user.keyboard("pause les");
  await waitFor(() => expect(names()).toContain("Mettre en pause les nouvelles demandes"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(asked("company.setAway")).toEqual([{ away: true }]));
});

test("g and a letter lead to the messages", async () => {
  const { user, at } = await visit("/company/reviews", {
    role: "Company",
    answers: { "jobRequest.listForCompany": () => page([]) },
  });
  await screen.findAllByRole("banner");
  await user.keyboard("gm");
  await waitFor(() => expect(at()).toBe("/company/messages"));
});
