import type { CompanyProof, OwnProofs } from "@metiro/shared/proof/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { profileOf, usual, uuid } from "../../profile.fixture.ts";

const document = (name: string) => ({
  id: uuid(71),
  name,
  kind: "pdf" as const,
  bytes: 84_000,
  pages: 2,
  createdAt: "2026-03-01T08:00:00.000Z",
  url: "/api/Document/71",
});
const proof = (fields: Partial<CompanyProof>): CompanyProof => ({
  id: uuid(70),
  kind: "liabilityInsurance",
  state: "submitted",
  document: document("Attestation.pdf"),
  createdAt: "2026-03-01T08:00:00.000Z",
  ...fields,
});
const items: OwnProofs["items"] = [
  { kind: "tradePermit", need: "needed", trades: ["Tableau", "Prises", "Solaire", "Domotique", "Secours"] },
  {
    kind: "liabilityInsurance",
    need: "recommended",
    trades: ["Peinture"],
    verified: proof({ state: "verified", reviewedAt: "2026-03-12T09:00:00.000Z", validUntil: "2026-12-31" }),
  },
  { kind: "commercialRegister", trades: [], waiting: proof({ id: uuid(72), kind: "commercialRegister" }) },
  {
    kind: "socialInsurance",
    trades: [],
    ended: proof({ kind: "socialInsurance", state: "expired", validUntil: "2026-02-28" }),
  },
  { kind: "identity", trades: [], ended: proof({ kind: "identity", state: "refused", refusal: "Copie illisible." }) },
];

const open = (answers: Answers = {}) =>
  visit("/company/profile/proofs", {
    role: "Company",
    answers: { ...usual, "auth.profile": () => profileOf("Company"), "proof.own": () => ({ items }), ...answers },
  });
const card = (name: string) => within(screen.getByRole("region", { name }));

test("each kind says who asks for it and how it stands, and has one way to send a paper", async () => {
  await open();
  expect((await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    "Autorisation de pratiquer",
    "Assurance RC",
    "Registre du commerce",
    "Assurances sociales",
    "Identité",
  ]);
  const permit = card("Autorisation de pratiquer");
  expect(permit.getByText("Manque")).toBeTruthy();
  expect(permit.getByText("Exigée pour : Tableau, Prises, Solaire et 2 autres")).toBeTruthy();
  expect(permit.getByRole("button").textContent).toBe("Envoyer un document");
  const insurance = card("Assurance RC");
  expect(insurance.getByText("Recommandée pour : Peinture")).toBeTruthy();
  expect(insurance.getByText("Vérifiée le 12/03/2026, valable jusqu’au 31/12/2026")).toBeTruthy();
  expect(insurance.getByRole("link", { name: "Attestation.pdf" }).getAttribute("download")).toBe("Attestation.pdf");
  expect(card("Registre du commerce").getByText("Envoyé le 01/03/2026, en attente de contrôle")).toBeTruthy();
  expect(
    card("Assurances sociales").getByText("Échue depuis le 28/02/2026. Envoyez le nouveau document."),
  ).toBeTruthy();
  expect(card("Identité").getByText("Refusé : Copie illisible.")).toBeTruthy();
});

test("a paper is sent from its card and stands there as waiting; without one nothing is sent", async () => {
  class Sending extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = { data: document("ESTI.pdf") };
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => this.dispatchEvent(new Event("load"));
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
  const { user, asked } = await open({
    "proof.submit": () => ({
      items: items.map((item) =>
        item.kind === "tradePermit" ? { ...item, waiting: proof({ kind: "tradePermit" }) } : item,
      ),
    }),
  });
  await user.click(screen.getByRole("button", { name: "Envoyer un document, Autorisation de pratiquer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Autorisation de pratiquer" }));
  await user.click(dialog.getByRole("button", { name: "Envoyer au contrôle" }));
  expect(await dialog.findByText("Choisissez un document.")).toBeTruthy();
  expect(asked("proof.submit")).toEqual([]);
  await user.upload(
    dialog.getByLabelText("Choisir un document"),
    new File(["%PDF-"], "ESTI.pdf", { type: "application/pdf" }),
  );
  await dialog.findByText("ESTI.pdf");
  await user.click(dialog.getByRole("button", { name: "Envoyer au contrôle" }));
  await waitFor(() => expect(asked("proof.submit")).toMatchObject([{ kind: "tradePermit", documentId: uuid(71) }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await card("Autorisation de pratiquer").findByText("En contrôle")).toBeTruthy();
});

test("what holds is taken back after a question, what waits at once", async () => {
  const { user, asked } = await open({ "proof.withdraw": () => ({ items }) });
  await user.click(screen.getByRole("button", { name: "Retirer, Registre du commerce" }));
  await waitFor(() => expect(asked("proof.withdraw")).toEqual([{ id: uuid(72) }]));
  await user.click(screen.getByRole("button", { name: "Retirer, Assurance RC" }));
  const question = within(await screen.findByRole("dialog"));
  await user.click(question.getByRole("button", { name: "Garder" }));
  await user.click(screen.getByRole("button", { name: "Retirer, Assurance RC" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Retirer" }));
  await waitFor(() => expect(asked("proof.withdraw")).toEqual([{ id: uuid(72) }, { id: uuid(70) }]));
});

test("how much of a paper has been sent is shown while it is on its way", async () => {
  class Sending extends EventTarget {
    upload = new EventTarget();
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 3, total: 4 }));
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Envoyer un document, Autorisation de pratiquer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Autorisation de pratiquer" }));
  await user.upload(
    dialog.getByLabelText("Choisir un document"),
    new File(["%PDF-"], "ESTI.pdf", { type: "application/pdf" }),
  );
  const bar = await dialog.findByRole("progressbar", { name: "Envoi du document" });
  expect((bar as HTMLProgressElement).position).toBe(0.75);
});

test("a paper is downloaded with the session once its address is over, on a page that was open for long", async () => {
  const over = { ...document("Extrait.pdf"), url: "/api/Document/71?expires=1&signature=x" };
  const { user } = await open({
    "proof.own": () => ({
      items: [
        { kind: "commercialRegister", trades: [], waiting: proof({ kind: "commercialRegister", document: over }) },
      ],
    }),
  });
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 503 }));
  await user.click(screen.getByRole("link", { name: "Extrait.pdf" }));
  expect(fetched).toHaveBeenCalledWith(`/api/Document/${uuid(71)}`, {
    headers: { authorization: expect.stringMatching(/^Bearer /) as string },
  });
  expect(await screen.findByText("Le document n’a pas pu être téléchargé.")).toBeTruthy();
});
