import type { AnswerInput } from "@metiro/shared/job-request/answer";
import type { AmendOfferInput, SaveOfferInput } from "@metiro/shared/offer/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sendDocument } from "#api/send-document.ts";
import { type Answers, visit } from "#test/app.tsx";
import { offerOf, standardLines, startWith } from "#domain/offer/offer.fixture.ts";
import { offerWith, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

vi.mock("#api/send-document.ts", () => ({ sendDocument: vi.fn() }));

const storedAs = (last: number, name: string) => ({
  id: `0198a000-0000-7000-8000-00000000000${last}`,
  name,
  kind: "pdf" as const,
  bytes: 84_000,
  pages: 2,
  createdAt: "2026-06-04T08:00:00.000Z",
  url: `/api/Document/${last}`,
});
const sent = storedAs(1, "Devis.pdf");
const file = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });
const lines = standardLines.map(({ id }) => ({ ...offerOf().lines[0], standardLineId: id }) as never);
const chooser = () =>
  document.querySelector<HTMLInputElement>("input[name=documentId]") ?? expect.fail("No file input");
const open = (address: string, own = recipientWith(), answers: Answers = {}) =>
  visit(address, {
    role: "Company",
    answers: { "jobRequest.get": () => requestWith({ jobRequestCompanies: [own], contactVisible: false }), ...answers },
  });

test("a PDF goes with a short answer; chosen before a reload it is still there", async () => {
  vi.mocked(sendDocument).mockResolvedValue(sent);
  const given: AnswerInput[] = [];
  const answers: Answers = {
    "jobRequest.answer": (input: AnswerInput) => {
      given.push(input);
      return requestWith({ jobRequestCompanies: [offerWith({ document: sent })], contactVisible: false });
    },
  };
  const { user } = await open(`/company/requests/${requestId}`, recipientWith(), answers);
  await waitFor(chooser);
  await user.upload(chooser(), file("Devis.pdf"));
  await screen.findByText("PDF, 2 pages · 84 Ko");
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain("Devis.pdf"));
  await user.click(screen.getByRole("button", { name: "Envoyer ma réponse" }));
  await waitFor(() => expect(given).toMatchObject([{ response: "interested", documentId: sent.id }]));
  const link = await screen.findByRole("link", { name: "Télécharger Devis.pdf" });
  expect(link.getAttribute("href")).toBe(sent.url);
});

test("an offer line by line begins with the PDF of the answer, and may do without it", async () => {
  const saved: SaveOfferInput[] = [];
  const { user } = await open(`/company/requests/${requestId}/offer`, offerWith({ document: sent }), {
    "offer.start": () => startWith({ version: 1, current: offerOf({ lines }) }),
    "offer.saveDraft": () => ({ jobRequestId: requestId, revision: 1, updatedAt: "2026-06-05T08:00:00.000Z" }),
    "offer.save": (input: SaveOfferInput) => {
      saved.push(input);
      return {
        jobRequestId: requestId,
        companyId: "c",
        company: { id: "c", name: "M" },
        accepted: false,
        former: [],
        moreFormer: false,
      };
    },
  });
  await screen.findByText("Devis.pdf");
  await user.click(screen.getByRole("button", { name: "Aperçu et envoi" }));
  const preview = within(await screen.findByRole("dialog"));
  expect(preview.getByRole("list", { name: "Document joint" }).textContent).toContain("Devis.pdf");
  await user.click(preview.getByRole("button", { name: "Continuer à modifier" }));
  await user.click(screen.getByRole("button", { name: "Retirer Devis.pdf" }));
  await user.click(screen.getByRole("button", { name: "Aperçu et envoi" }));
  await user.click(await screen.findByRole("button", { name: "Envoyer l’offre" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).not.toHaveProperty("documentId");
});

test("an amendment begins without the PDF of what was accepted, and brings one of its own that its preview names", async () => {
  vi.mocked(sendDocument).mockResolvedValue(storedAs(2, "Avenant.pdf"));
  const proposed: AmendOfferInput[] = [];
  const accepted = offerWith({ document: sent, clientDecision: "accepted" });
  const { user } = await open(`/company/requests/${requestId}/offer`, accepted, {
    "offer.start": () => startWith({ version: 1, accepted: true, current: offerOf({ lines }) }),
    "offer.saveDraft": () => ({ jobRequestId: requestId, revision: 1, updatedAt: "2026-06-05T08:00:00.000Z" }),
    "offer.amend": (input: AmendOfferInput) => {
      proposed.push(input);
      return {
        jobRequestId: requestId,
        companyId: "c",
        company: { id: "c", name: "M" },
        accepted: true,
        former: [],
        moreFormer: false,
      };
    },
  });
  await screen.findByText("Avenant en PDF");
  await waitFor(chooser);
  expect(screen.queryByText("Devis.pdf")).toBeNull();
  await user.upload(chooser(), file("Avenant.pdf"));
  await screen.findByText("Avenant.pdf");
  await user.type(screen.getByLabelText("Pourquoi ce changement ?"), "Mur humide");
  await user.click(screen.getByRole("button", { name: "Aperçu et envoi" }));
  const preview = within(await screen.findByRole("dialog"));
  expect(preview.getByRole("list", { name: "Document joint" }).textContent).toContain("Avenant.pdf");
  await user.click(preview.getByRole("button", { name: "Proposer l’avenant" }));
  await waitFor(() => expect(proposed).toMatchObject([{ reason: "Mur humide", documentId: storedAs(2, "").id }]));
});
