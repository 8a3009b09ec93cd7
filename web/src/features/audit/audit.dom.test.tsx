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
    details: { count: 12, months: 24, list: "companies", left: 2, jobs: 3, unknownToThisPage: 5 },
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
  entry("5", { actor: undefined, action: "auth.signInPaused", entity: "user", details: { retryAfterSeconds: 900 } }),
  entry("9", {
    action: "jobRequest.sendToCompanies",
    entity: "jobRequest",
    details: {
      number: "2026-000124",
      companyIds: ["c1", "c2", "c3"],
      before: { status: 0 },
      after: { status: 4 },
    },
    names: [
      { id: "c1", name: "Bois SA" },
      { id: "c2", name: "Pierre SA" },
    ],
  }),
  entry("10", { action: "auth.changePassword", entity: "user", entityId: actor.id, subject: "Alix Meyer" }),
  entry("11", { action: "user.unlock", entity: "user", entityId: region, subject: "Alix Roux" }),
  entry("12", {
    action: "subscription.update",
    entity: "subscription",
    subject: "Bois SA",
    apiKey: { id: region, prefix: "mtk_1", name: "Compta" },
    details: {
      companyId: "c1",
      currency: "CHF",
      before: { amount: 49_000, note: "" },
      after: { amount: 59_050, note: null },
    },
  }),
  entry("13", {
    actor: { ...actor, firstName: "—", lastName: "—" },
    action: "company.pause",
    entity: "company",
    entityId: region,
    details: { before: { paused: true }, after: { paused: false } },
  }),
  entry("14", { action: "moon.land", entity: "moon", details: { before: { crater: 1 }, after: { crater: 2 } } }),
  entry("15", {
    action: "proof.verify",
    entity: "proof",
    details: { kind: "liabilityInsurance", companyId: "c1", after: { state: "verified", validUntil: "2027-01-31" } },
    names: [{ id: "c1", name: "Atelier SA" }],
  }),
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
  const lines = within(await screen.findByRole("table", { name: "Entrées de l’audit" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  expect(lines).toEqual([
    "Alix Meyer a modifié la région NyonNom : District de Nyon › Nyon · Code : NY",
    // Whose account is gone is not named, and that is said.
    "Alix Meyer a bloqué le compte (n’existe plus)Statut : à transmettre › transmise · Motif : Un abus est soupçonné",
    "La plateforme a effacé d’anciennes demandesNombre : 12 · Après : 24 mois · Liste : Entreprises · et 2 autres",
    // What the platform does by itself is not taken for somebody who was not signed in.
    "La plateforme a transmis l’offre",
    "Alix Meyer a changé le suivi de l’offre n° 2026-000123Suivie par : Alix Meyer · Marque : doublon",
    "Alix Meyer a relancé une entreprise pour l’offre n° 2026-000123 (n’existe plus)",
    "Alix Meyer a exporté l’auditDès le : 01/06/2026 · Jusqu’au : 02/06/2026",
    "La plateforme a mis les connexions en pause après trop d’essaisDurée de la pause : 15\u00a0minutes",
    "Alix Meyer a transmis l’offre n° 2026-000124 à 3 entreprisesBois SA, Pierre SA, Entreprise supprimée",
    "Alix Meyer a changé son mot de passe",
    "Alix Meyer a débloqué le compte d’Alix Roux",
    "Alix Meyer, par le programme « Compta », a corrigé l’abonnement de Bois SAMontant : CHF\u00a0490 › CHF\u00a0590.50",
    "Un compte supprimé a levé la pause de l’entreprise (n’existe plus)",
    "Alix Meyer a fait une action que cette page ne sait pas encore nommer",
    "Alix Meyer a validé une preuve d’Atelier SA : Assurance RCValable jusqu’au : 31/01/2027",
  ]);
  expect(screen.getByRole("link", { name: "Nyon" }).getAttribute("href")).toBe("/admin/regions");
  expect(at()).toBe("/admin/audit?action=region.update&from=2026-06-01");
  expect(asked("audit.list")).toEqual([expect.objectContaining({ action: "region.update", from: "2026-06-01" })]);
});
