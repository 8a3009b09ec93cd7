import type { Report } from "@metiro/shared/report/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const person = { id: "01900000-0000-7000-8000-000000000003", firstName: "Ada", lastName: "Favre", locked: false };
const report: Report = {
  id: "01900000-0000-7000-8000-000000000001",
  kind: "message",
  entityId: "01900000-0000-7000-8000-000000000002",
  reason: "insult",
  note: "Depuis hier.",
  text: "Vous êtes un incapable.",
  createdAt: "2026-06-01T08:00:00.000Z",
  reporter: { ...person, role: "Tenderer" },
  about: { ...person, role: "Company", company: { id: person.id, name: "Peinture Rochat" }, locked: true },
  jobRequest: { id: person.id, number: "2026-000123", title: "Repeindre le salon" },
  otherReporters: 2,
};
const page = { totalCount: 1, totalCapped: false, pageNumber: 1, pageSize: 10, totalPages: 1 };

test("a report stands with its words and whom it is about, and one press settles it", async () => {
  const answers = {
    "report.list": () => ({ ...page, items: [report] }),
    "report.settle": () => ({ ...report, settled: { at: report.createdAt, outcome: "dismissed" } }),
  };
  const { user, asked } = await visit("/admin/reports", { role: "Admin", answers });
  await screen.findByRole("heading", { name: /Message.*Propos blessants/ });
  screen.getByText("Vous êtes un incapable.");
  screen.getByText("Depuis hier.");
  screen.getByText("signalé par 2 autres personnes");
  screen.getByText("Bloqué");
  expect(screen.queryByRole("button", { name: /^Retirer le texte/ })).toBeNull();
  const link = screen.getByRole("link", { name: "Peinture Rochat" });
  expect(link.getAttribute("href")).toBe(`/admin/users/${person.id}`);
  await user.click(screen.getByRole("button", { name: /^Sans suite/ }));
  await waitFor(() => expect(asked("report.settle")).toEqual([{ id: report.id, outcome: "dismissed" }]));
});

test("of a review the words are withheld where it is reported", async () => {
  const { user, asked } = await visit("/admin/reports", {
    role: "Admin",
    answers: {
      "report.list": () => ({ ...page, items: [{ ...report, kind: "review" }] }),
      "review.withhold": () => ({}),
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Retirer le texte/ }));
  const dialog = within(await screen.findByRole("dialog", {}, { timeout: 20_000 }));
  await user.click(dialog.getByRole("radio", { name: "Injure ou menace" }));
  await user.click(dialog.getByRole("button", { name: "Retirer le texte" }));
  await waitFor(() => expect(asked("review.withhold")).toEqual([{ id: report.entityId, reason: "insult" }]));
});

test("what was settled says how, and asks nothing", async () => {
  const items = [{ ...report, settled: { at: report.createdAt, outcome: "acted" } }];
  const { asked } = await visit("/admin/reports?state=settled", {
    role: "Admin",
    answers: { "report.list": () => ({ ...page, items }) },
  });
  await screen.findByText("Mesures prises");
  expect(screen.queryByRole("button", { name: /Mesures prises/ })).toBeNull();
  expect(asked("report.list")).toContainEqual({ state: "settled", pageNumber: 1, pageSize: 10 });
});
