import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { companyId, companyWith, pageOf, userId, userWith } from "../people.fixture.ts";

test("the office notes something about a company, with author and time; the field is empty again", async () => {
  const author = { id: userId, firstName: "Ana", lastName: "Rey" };
  const noted = { id: userId, text: "A rappelé mardi.", author, createdAt: "2026-06-01T08:00:00.000Z" };
  const { user, asked } = await visit(`/admin/company/${companyId}`, {
    role: "Admin",
    answers: {
      "company.get": () => companyWith({ notes: [noted] }),
      "user.get": () => userWith({ role: "Company", companyName: "Peinture Morand Sàrl" }),
      "user.pauses": () => pageOf([]),
      "apiKey.list": () => ({ items: [] }),
      "webhook.list": () => ({ items: [] }),
      "audit.list": () => pageOf([]),
      "signIn.list": () => pageOf([]),
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "company.addNote": () => companyWith({ notes: [{ ...noted, id: companyId, text: "Le matin." }, noted] }),
    },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Note interne/ });
  const card = within(screen.getByRole("heading", { name: /^Suivi interne/ }).closest("section") ?? document.body);
  expect(card.getByText("A rappelé mardi.")).toBeTruthy();
  expect(card.getByText(/^Ana Rey ·/)).toBeTruthy();
  const journals = asked("audit.list").length;
  await user.type(field, "Le matin.");
  await user.click(card.getByRole("button", { name: "Noter" }));
  expect(await card.findByText("Le matin.", { selector: "li *" })).toBeTruthy();
  expect(asked("company.addNote")).toEqual([{ id: companyId, text: "Le matin." }]);
  expect(field.value).toBe("");
  // The journal below says that something was noted.
  await waitFor(() => expect(asked("audit.list").length).toBeGreaterThan(journals));
});
