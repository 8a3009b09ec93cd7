import type { DataAccess } from "@metiro/shared/data-access/schema";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal, visit } from "#test/app.tsx";

const requestId = "01900000-0000-7000-8000-000000000001";
const pageOf = (items: DataAccess[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 10,
  totalPages: Math.ceil(items.length / 10),
});
const jobRequest = { id: requestId, number: "2026-002041", title: "Peinture intérieure" };
const morand = { id: "01900000-0000-7000-8000-000000000101", name: "Peinture Morand Sàrl" };
const accesses: DataAccess[] = [
  { id: "1", at: "2026-06-10T08:00:00.000Z", kind: "contact", company: morand, jobRequest },
  { id: "2", at: "2026-06-04T08:00:00.000Z", kind: "request", jobRequest },
  { id: "3", at: "2026-06-03T08:00:00.000Z", kind: "export" },
];
const rows = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("who saw what is said in sentences with Swiss times; the team has no names", async () => {
  const { user, asked, at } = await visit(`/tenderer/accesses?jobRequestId=${requestId}`, {
    role: "Tenderer",
    answers: { "dataAccess.list": () => pageOf(accesses) },
  });
  const list = within(screen.getByRole("region", { name: "Qui a vu mes données" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Peinture Morand Sàrl a vu vos coordonnéesPeinture intérieure10/06/2026 10:00",
    "L’équipe Metiro a ouvert votre demandePeinture intérieure04/06/2026 10:00",
    "L’équipe Metiro a exporté une liste où vous figurez03/06/2026 10:00",
  ]);
  expect(asked("dataAccess.list")[0]).toEqual({ jobRequestId: requestId, pageNumber: 1, pageSize: 10 });
  await user.click(screen.getByRole("button", { name: "Tout voir" }));
  await vi.waitFor(() => expect(at()).toBe("/tenderer/accesses"));
});

test("nobody, and a list that did not come, are said in words", async () => {
  await visit("/tenderer/accesses", { role: "Tenderer", answers: { "dataAccess.list": () => pageOf([]) } });
  expect(await screen.findByRole("heading", { name: "Personne n’a encore vu vos données" })).toBeTruthy();
  let broken = true;
  const { user } = await visit("/tenderer/accesses", {
    role: "Tenderer",
    answers: {
      "dataAccess.list": () => {
        if (broken) throw refusal("INTERNAL");
        return pageOf(accesses);
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "La liste n’a pas pu être chargée" })).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("L’équipe Metiro a ouvert votre demande")).toBeTruthy();
  expect(rows().length).toBeGreaterThan(2);
});
