import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "../../../../test/app.tsx";
import { offerWith, pageOf, recipientWith, requestId, requestWith } from "../../request.fixture.ts";

const open = (request: JobRequest, answers: Answers = {}) =>
  visit(`/admin/jobs/${requestId}?status=processed`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      ...answers,
    },
  });

const part = (name: string) => within(screen.getByRole("heading", { name }).closest("section") ?? document.body);
const reasonOf = (name: string) => {
  const button = screen.getByRole("button", { name });
  return document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
};

test("everything about a request: what is asked, by whom, who has it, what they answered", async () => {
  await open(
    requestWith({
      jobRequestCompanies: [
        offerWith({ name: "Peinture Morand Sàrl", clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" }),
        recipientWith({ name: "Rénova Gypserie" }),
      ],
    }),
  );
  const recipients = within(screen.getByRole("table", { name: "Destinataires" })).getAllByRole("row");
  expect(recipients.map((row) => row.textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/Morand.*04\/06\/202609:02.*04\/06\/202610:00.*04\/06\/202616:41.*10\/06\/2026.*Acceptée/),
    expect.stringMatching(/Rénova.*04\/06\/202609:02–––Pas encore vue/),
  ]);
  expect(part("Destinataires").getByText("2 sur 5 au plus")).toBeTruthy();
  expect(part("Réponses").getByText(/CHF 5’400 – 6’100 au total · disponible dès le 15\/06\/2026/)).toBeTruthy();
  expect(part("La demande").getByText("Un logement entier")).toBeTruthy();
  const client = part("Client");
  expect(client.getByText("Françoise Rochat")).toBeTruthy();
  expect(client.getByRole("link", { name: "079 555 01 42" }).getAttribute("href")).toBe("tel:+41795550142");
  expect(client.getByText("Rue du Lac 1, 1003 Lausanne")).toBeTruthy();
  expect(part("Suivi").getByText("Envoyée à 2 entreprises")).toBeTruthy();
});

test("a canceled request can only be deleted; the other buttons say why", async () => {
  const canceled = { status: JobStatus.Canceled, canceledAt: "2026-06-11T08:00:00.000Z", jobRequestCompanies: [] };
  const { user } = await open(requestWith(canceled));
  expect(reasonOf("Transmettre")).toBe("Cette offre est annulée.");
  expect(reasonOf("Annuler l’offre")).toBe("Cette offre est annulée.");
  expect(reasonOf("Supprimer")).toBeUndefined();
  await user.click(screen.getByRole("button", { name: "Transmettre" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("deleting asks first, says that it is final, and leads back to the list as it was", async () => {
  const { user, at, asked } = await open(requestWith(), { "jobRequest.delete": () => ({ id: requestId }) });
  await user.click(screen.getByRole("button", { name: "Supprimer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer l’offre n° 2026-002041 ?" }));
  expect(dialog.getByText("Cette action est définitive.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Garder l’offre");
  expect(asked("jobRequest.delete")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Supprimer l’offre" }));
  await screen.findByRole("heading", { level: 1, name: "Offres" });
  expect(at()).toBe("/admin/jobs?status=processed");
  expect(asked("jobRequest.delete")).toEqual([{ id: requestId }]);
  expect(await screen.findByText("L’offre n° 2026-002041 est supprimée.")).toBeTruthy();
});

test("a request that is not there: said so, with the way back", async () => {
  await open(requestWith(), {
    "jobRequest.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(screen.getByRole("heading", { name: "Cette demande n’existe pas" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir les offres" }).getAttribute("href")).toBe(
    "/admin/jobs?status=processed",
  );
});
