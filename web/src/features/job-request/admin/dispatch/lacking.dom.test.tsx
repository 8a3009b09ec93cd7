import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MatchingCompany } from "@metiro/shared/company/schema";
import { type Answers, visit } from "#test/app.tsx";
import { pageOf, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { matchingWith } from "./company.fixture.ts";

const chevalley = matchingWith({ name: "Sanitaire Chevalley SA" });

/** Opens the dialog from the page of a request that nobody has. */
async function dispatching(matching: MatchingCompany[], answers: Answers = {}) {
  const request = requestWith({ status: JobStatus.Active, jobRequestCompanies: [] });
  const page = await visit(`/admin/jobs/${requestId}`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => request,
      "company.matching": () => matching,
      "company.list": () => pageOf([]),
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      ...answers,
    },
  });
  await page.user.click(screen.getByRole("button", { name: "Transmettre" }));
  await screen.findByRole("dialog", { name: /Transmettre l’offre/ });
  return page;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name: `Sélectionner ${name}` });
const row = async (name: string) => within((await screen.findByText(name)).closest("tr") ?? document.body);

test("a company that lacks a needed proof says which, and may still be chosen", async () => {
  const lacking = matchingWith({ name: "Sans permis SA", lacking: ["tradePermit", "liabilityInsurance"] });
  await dispatching([chevalley, lacking]);
  expect((await row(lacking.name)).getByText("Manque : Autorisation de pratiquer, Assurance RC")).toBeTruthy();
  expect((await row(chevalley.name)).queryByText(/^Manque/)).toBeNull();
  // It is among the best that are proposed, as long as nothing forbids it.
  expect((await box(lacking.name)).checked).toBe(true);
});

test("where proofs are enforced such a company is proposed no more, and says why", async () => {
  const lacking = matchingWith({ name: "Sans permis SA", lacking: ["tradePermit"] });
  await dispatching([chevalley, lacking], {
    "applicationConfig.list": () => [{ key: "proofs.enforced", value: true }],
  });
  expect((await box(chevalley.name)).checked).toBe(true);
  const refused = await box(lacking.name);
  expect([refused.checked, refused.disabled]).toEqual([false, true]);
  expect(refused.closest("label")?.title).toBe("Preuves exigées, il manque : Autorisation de pratiquer");
});

test("the badge of a company opens what was checked over the dialog, and ticks nothing", async () => {
  const { user } = await dispatching([chevalley], {
    "proof.passport": () => ({ items: [{ kind: "identity", verifiedAt: "2026-03-12T09:00:00.000Z" }] }),
  });
  await user.click(
    await screen.findByRole("button", { name: `Vérifiée : ce que nous avons contrôlé chez ${chevalley.name}` }),
  );
  const passport = within(await screen.findByRole("dialog", { name: "Ce que nous avons vérifié" }));
  expect(await passport.findByText("vérifiée le 12/03/2026")).toBeTruthy();
  await user.keyboard("1{Escape}");
  expect(screen.queryByRole("dialog", { name: "Ce que nous avons vérifié" })).toBeNull();
  // It was proposed, and the key was none of the dialog below.
  expect((await box(chevalley.name)).checked).toBe(true);
});
