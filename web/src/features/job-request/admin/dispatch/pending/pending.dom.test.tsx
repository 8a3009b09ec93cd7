import type { JobRequest } from "@metiro/shared/job-request/schema";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal, visit } from "#test/app.tsx";
import { pageOf, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { matchingWith, waitingFor } from "../company.fixture.ts";

const chevalley = matchingWith({ name: "Sanitaire Chevalley SA", distanceKm: 12 });
const fresh = () => requestWith({ status: JobStatus.Active, jobRequestCompanies: [] });
const bar = () => screen.findByRole("region", { name: "Envoi en attente" });
const row = async (name: string) => within((await screen.findByText(name)).closest("tr") ?? document.body);

/** The page of a request of which a sending waits, wherever it was sent. */
const visitWaiting = (request: () => JobRequest, undo: () => JobRequest) =>
  visit(`/admin/jobs/${requestId}`, {
    role: "Admin",
    answers: {
      "jobRequest.get": request,
      "jobRequest.undoSend": undo,
      "bin.list": () => pageOf([]),
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
    },
  });

test("what waits is taken back, with the button or with Ctrl Z, once", async () => {
  let request = waitingFor(chevalley);
  const { user, asked } = await visitWaiting(
    () => request,
    () => (request = fresh()),
  );
  await bar();
  await user.keyboard("{Control>}zz{/Control}");
  expect(await screen.findByText(/L’envoi de l’offre n° 2026-002041 est annulé/)).toBeTruthy();
  expect(asked("jobRequest.undoSend")).toEqual([{ id: requestId, companyIds: [chevalley.id] }]);
  expect(screen.queryByRole("region", { name: "Envoi en attente" })).toBeNull();
});

test("of a long title the end is left out, and not how long the sending still waits", async () => {
  const title = "Rénovation complète de la salle de bain ".repeat(3).trim();
  await visitWaiting(() => ({ ...waitingFor(chevalley), title }), fresh);
  const shortened = within(await bar()).getByTitle(title);
  expect(shortened.textContent).toBe(title);
  expect(shortened.closest("p")?.textContent).toMatch(
    /^Offre n° 2026-002041 · Réno.* · part à 1 entreprise dans \d+ s/,
  );
});

test("what waits stays in sight on the pages after it, with its key, and on none twice", async () => {
  let request = waitingFor(chevalley);
  const { user, asked } = await visitWaiting(
    () => request,
    () => (request = fresh()),
  );
  await bar();
  await user.keyboard("gp");
  await screen.findByRole("heading", { level: 1, name: "Corbeille" });
  expect(await screen.findAllByRole("region", { name: "Envoi en attente" })).toHaveLength(1);
  await user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText(/L’envoi de l’offre n° 2026-002041 est annulé/)).toBeTruthy();
  expect(asked("jobRequest.undoSend")).toEqual([{ id: requestId, companyIds: [chevalley.id] }]);
  expect(screen.queryByRole("region", { name: "Envoi en attente" })).toBeNull();
});

test("while it waits the page says that it leaves, and that it is corrected once it is taken back", async () => {
  const { user } = await visitWaiting(() => waitingFor(chevalley), fresh);
  expect(await screen.findAllByText("Part dans un instant")).toHaveLength(2);
  expect(screen.queryByText("Envoyée")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  expect((await screen.findByRole("menuitem", { name: /Corriger/ })).textContent).toContain("annulez d’abord l’envoi");
});

test("too late, or taken back by somebody else: told, and the page shows how things stand", async () => {
  let request = waitingFor(chevalley);
  const { user } = await visitWaiting(
    () => request,
    () => {
      request = requestWith({ jobRequestCompanies: [recipientWith({ name: chevalley.name })] });
      throw refusal("SENDING_SETTLED", { detail: "Cet envoi n’attend plus." });
    },
  );
  await user.click(within(await bar()).getByRole("button", { name: "Annuler l’envoi" }));
  expect(await screen.findByText("Cet envoi n’attend plus.")).toBeTruthy();
  expect(await (await row(chevalley.name)).findByText("Pas encore vue")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Envoi en attente" })).toBeNull();
});
