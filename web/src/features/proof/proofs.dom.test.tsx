import type { QueuedProof } from "@metiro/shared/proof/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const proof = (last: number, name: string): QueuedProof => ({
  id: id(last),
  kind: "liabilityInsurance",
  state: "submitted",
  document: {
    id: id(9),
    name: "Attestation.pdf",
    kind: "pdf",
    bytes: 84_000,
    pages: 2,
    createdAt: "2026-03-01T08:00:00.000Z",
    url: "/api/Document/x",
  },
  validUntil: "2099-12-31",
  createdAt: "2026-03-01T08:00:00.000Z",
  company: { id: id(8), name },
  need: "needed",
  trades: ["Installation électrique"],
});
const page = { totalCount: 2, totalCapped: false, pageNumber: 1, pageSize: 10, totalPages: 1 };
const answers = {
  "proof.list": () => ({ ...page, items: [proof(1, "Rochat SA"), proof(2, "Morand SA")] }),
  "proof.verify": () => ({ ...proof(1, "Rochat SA"), state: "verified" }),
  "proof.refuse": () => ({ ...proof(2, "Morand SA"), state: "refused" }),
};

test("the oldest is open with its document, and is found right with the day that it says", async () => {
  const { user, asked } = await visit("/admin/proofs", { role: "Admin", answers });
  const link = await screen.findByRole("link", { name: "Télécharger le document" });
  expect(link.getAttribute("href")).toBe("/api/Document/x");
  await user.click(screen.getByRole("button", { name: "Valider" }));
  await waitFor(() => expect(asked("proof.verify")).toMatchObject([{ id: id(1), validUntil: "2099-12-31" }]));
});

test("n opens the next one, which is refused with a reason", async () => {
  const { user, asked } = await visit("/admin/proofs", { role: "Admin", answers });
  await screen.findByRole("button", { name: "Contrôler Assurance RC, Morand SA" });
  await user.keyboard("n");
  await screen.findByRole("button", { name: "Contrôler Assurance RC, Rochat SA" });
  await user.click(screen.getByRole("button", { name: "Refuser…" }));
  await user.type(screen.getByRole("textbox", { name: /^Motif/ }), "Illisible");
  await user.click(screen.getByRole("button", { name: "Refuser cette preuve" }));
  await waitFor(() => expect(asked("proof.refuse")).toEqual([{ id: id(2), reason: "Illisible" }]));
});
