import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { offerWith, pageOf, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const open = (request: JobRequest, answers: Answers) =>
  visit(`/admin/jobs/${requestId}?status=processed`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.rowsForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      ...answers,
    },
  });

test("once a reminder has brought nothing in a day, the next act is to take the request back, and a reminder is in the menu", async () => {
  const recipient = recipientWith({ name: "Rénova Gypserie" });
  const companyId = recipient.company.id;
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const { user, asked } = await open(requestWith({ jobRequestCompanies: [recipient] }), {
    "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [{ companyId, at, count: 1 }] }),
    "jobRequest.withdraw": () => requestWith({ jobRequestCompanies: [] }),
  });
  const withdraw = await screen.findByRole("button", { name: "Retirer l’offre à Rénova Gypserie" });
  expect(screen.queryByRole("button", { name: "Relancer Rénova Gypserie" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Actions pour Rénova Gypserie" }));
  await screen.findByRole("menuitem", { name: /Relancer par e-mail/ });
  await user.keyboard("{Escape}");
  await user.click(withdraw);
  const dialog = within(await screen.findByRole("dialog", { name: "Retirer l’offre à Rénova Gypserie ?" }));
  await user.click(dialog.getByRole("button", { name: "Retirer l’offre" }));
  expect(await screen.findByText("L’offre est retirée à Rénova Gypserie.")).toBeTruthy();
  expect(asked("jobRequest.withdraw")).toEqual([{ id: requestId, companyId }]);
});

test("a company that has not answered is reminded, or the request is taken back from it", async () => {
  const recipients = [recipientWith({ name: "Rénova Gypserie" }), offerWith({ name: "À temps SA" })];
  const request = requestWith({ jobRequestCompanies: recipients });
  const { user, asked } = await open(request, {
    "jobRequest.remind": ({ companyId }: { companyId: string }) => ({
      duplicates: [],
      notes: [],
      reminders: [{ companyId, at: new Date().toISOString(), count: 2 }],
    }),
    "jobRequest.withdraw": () => requestWith({ jobRequestCompanies: recipients.slice(1) }),
  });
  await user.click(screen.getByRole("button", { name: "Actions pour À temps SA" }));
  expect(screen.queryByRole("menuitem", { name: /Relancer/ })).toBeNull();
  const talk = await screen.findByRole("menuitem", { name: /Lire la conversation/ });
  expect(talk.textContent).toContain("Personne n’a encore écrit.");
  expect(talk.getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Escape}");
  const target = { id: requestId, companyId: recipients[0]?.company.id };
  await user.click(screen.getByRole("button", { name: "Relancer Rénova Gypserie" }));
  expect(await screen.findByText("Un rappel part à Rénova Gypserie.")).toBeTruthy();
  expect(screen.getByText(/^Relancée le .* \(2 ×\)$/)).toBeTruthy();
  const again = screen.getByRole("button", {
    name: "Relancer Rénova Gypserie",
    description: /Possible de nouveau dès le/,
  });
  expect(again.getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Actions pour Rénova Gypserie" }));
  await user.click(await screen.findByRole("menuitem", { name: "Retirer l’offre" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Retirer l’offre à Rénova Gypserie ?" }));
  await user.click(dialog.getByRole("button", { name: "Retirer l’offre" }));
  expect(await screen.findByText("L’offre est retirée à Rénova Gypserie.")).toBeTruthy();
  expect([asked("jobRequest.remind"), asked("jobRequest.withdraw")]).toEqual([[target], [target]]);
});

test("nobody is reminded of a request whose words were erased; it can still be taken back", async () => {
  const recipients = [recipientWith({ name: "Rénova Gypserie" })];
  const { user, asked } = await open(requestWith({ jobRequestCompanies: recipients, erased: true }), {});
  const remind = await screen.findByRole("button", {
    name: "Relancer Rénova Gypserie",
    description: "Cette offre est ancienne : son contenu a été effacé.",
  });
  await user.click(remind);
  expect(asked("jobRequest.remind")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Actions pour Rénova Gypserie" }));
  const back = await screen.findByRole("menuitem", { name: "Retirer l’offre" });
  expect(back.getAttribute("aria-disabled")).toBeNull();
});
