import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { pageOf, requestId, requestWith, rowOf } from "#domain/request/request.fixture.ts";

const desk = { duplicates: [], notes: [], reminders: [] };

const open = (request: JobRequest, answers: Answers = {}) =>
  visit(`/admin/jobs/${requestId}`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.rowsForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => desk,
      "audit.list": () => pageOf([]),
      ...answers,
    },
  });

test("a duplicate names the offer that it repeats: one of its client's, or one found by its number", async () => {
  const request = requestWith();
  const original = { id: crypto.randomUUID(), number: "2026-000007" };
  const { user, asked } = await open(request, {
    "jobRequest.rowsForAdmin": () => ({
      ...pageOf([rowOf(request), rowOf(requestWith({ ...original, title: "Le même bain" }))]),
      statusCounts: { active: 1, processed: 1, canceled: 0 },
      totalCapped: false,
    }),
    "jobRequest.setDesk": () => ({ ...desk, mark: "duplicate", original }),
  });
  await user.click(await screen.findByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Marquer comme doublon" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("combobox", { name: /Offre d’origine/ }));
  expect(await dialog.findAllByRole("option")).toHaveLength(1);
  expect(asked("jobRequest.rowsForAdmin")).toContainEqual({ tendererId: request.tenderer.id, pageSize: 8 });
  await user.type(dialog.getByRole("combobox"), "7");
  await waitFor(() => expect(asked("jobRequest.rowsForAdmin")).toContainEqual({ search: "7", pageSize: 8 }));
  const found = await dialog.findByRole("option", { name: /2026-000007/ });
  // A finger that comes down may be about to scroll the list.
  await user.pointer({ keys: "[TouchA>]", target: found });
  expect(dialog.getByRole("option", { name: /2026-000007/ })).toBeTruthy();
  await user.pointer({ keys: "[/TouchA]", target: found });
  await user.click(dialog.getByRole("button", { name: "Marquer comme doublon" }));
  expect((await screen.findByRole("link", { name: original.number })).getAttribute("href")).toBe(
    `/admin/jobs/${original.id}`,
  );
  await user.click(await screen.findByRole("button", { name: "Annuler" }));
  expect(asked("jobRequest.setDesk")).toEqual([
    { id: requestId, mark: "duplicate", originalId: original.id },
    { id: requestId, mark: null },
  ]);
});

test("an original names the offers that repeat it", async () => {
  const twice = { id: crypto.randomUUID(), number: "2026-000008" };
  await open(requestWith(), { "jobRequest.desk": () => ({ ...desk, duplicates: [twice] }) });
  expect(await screen.findByText("Répétée par une autre offre")).toBeTruthy();
  expect(screen.getByRole("link", { name: twice.number })).toBeTruthy();
});
