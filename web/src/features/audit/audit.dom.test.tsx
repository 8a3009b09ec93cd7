import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const actor = { id: "01900000-0000-7000-8000-000000000001", firstName: "Alix", lastName: "Meyer", role: "Admin" };
const entry = (id: string, fields: object) => ({ id, at: "2026-06-10T08:00:00.000Z", actor, details: {}, ...fields });
const region = "01900000-0000-7000-8000-000000000002";
const entries = [
  entry("1", {
    action: "region.update",
    entity: "region",
    entityId: region,
    subject: "Nyon",
    details: { before: { name: "District de Nyon", code: null }, after: { name: "Nyon", code: "NY" } },
  }),
  entry("2", { action: "user.lock", entity: "user", entityId: region, details: { from: 0, to: 4, reason: "abuse" } }),
  entry("3", {
    actor: undefined,
    action: "retention.eraseRequests",
    entity: "jobRequest",
    details: { a: 1, b: 2, c: 3, d: 4, e: 5 },
  }),
  entry("4", { actor: undefined, action: "jobRequest.sendToCompanies", entity: "jobRequest", details: {} }),
  entry("6", {
    action: "jobRequest.setDesk",
    entity: "jobRequest",
    details: {
      before: { assigneeId: null, mark: null },
      after: { assigneeId: actor.id, mark: "duplicate" },
      number: "2026-000123",
    },
    names: [{ id: actor.id, name: "Alix Meyer" }],
  }),
  entry("7", {
    action: "jobRequest.remind",
    entity: "jobRequest",
    details: { companyId: region, number: "2026-000123" },
  }),
  entry("8", {
    action: "audit.export",
    entity: "audit",
    details: { from: "2026-06-01", to: "2026-06-02", sort: "newest" },
  }),
  entry("5", { actor: undefined, action: "auth.signInPaused", entity: "user", details: {} }),
];

test("each line says who did what to which, and what changed", async () => {
  const { at, asked } = await visit("/admin/audit?action=region.update&from=2026-06-01", {
    role: "Admin",
    answers: {
      "audit.list": () => ({
        items: entries,
        totalCount: 3,
        pageNumber: 1,
        pageSize: 10,
        totalPages: 1,
        totalCapped: false,
      }),
      "user.list": () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 100, totalPages: 0 }),
    },
  });
  const [first, second, third, systematic, desk, reminded, exported, stranger] = within(
    await screen.findByRole("table", { name: "Entrées de l’audit" }),
  )
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  expect(first).toBe("Alix Meyer – Région modifiée : NyonNom : District de Nyon › Nyon · Code : vide › NY");
  expect(second).toBe("Alix Meyer – Compte bloquéStatut : à transmettre › transmise · Motif : Un abus est soupçonné");
  expect(third).toBe("La plateforme – Anciennes demandes effacéesa : 1 · b : 2 · c : 3 · et 2 autres");
  // What the platform does by itself is not taken for somebody who was not signed in.
  expect(desk).toMatch(/Suivie par : personne › Alix Meyer · Marque : aucune › doublon$/);
  expect(reminded).toMatch(/Entreprise : Entreprise supprimée$/);
  expect(exported).toMatch(/Dès le : 01\/06\/2026 · Jusqu’au : 02\/06\/2026$/);
  expect([systematic, stranger].map((line) => line?.split(" – ")[0])).toEqual(["La plateforme", "Sans connexion"]);
  expect(screen.getByRole("link", { name: "Nyon" }).getAttribute("href")).toBe("/admin/regions");
  expect(at()).toBe("/admin/audit?action=region.update&from=2026-06-01");
  expect(asked("audit.list")).toEqual([expect.objectContaining({ action: "region.update", from: "2026-06-01" })]);
});
