import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { pageOf, recipientWith, requestWith, rowOf } from "#domain/request/request.fixture.ts";
import { companyWith, matchingWith } from "../company.fixture.ts";

const waiting = (place: number, title: string) =>
  requestWith({
    id: `01900000-0000-7000-8000-0000000007${place}0`,
    number: `2026-00207${place}`,
    status: JobStatus.Active,
    title,
    jobRequestCompanies: [],
    createdAt: `2026-06-0${place}T08:00:00.000Z`,
  });
const boiler = waiting(1, "Remplacement d’un boiler");
const bath = waiting(2, "Salle de bain");
const roof = waiting(3, "Toit plat");
const chevalley = matchingWith({ name: "Sanitaire Chevalley SA", distanceKm: 12 });
const viret = matchingWith({ name: "Viret & Bolomey" });
const held = (request: JobRequest, companyIds: readonly string[]) =>
  requestWith({
    ...request,
    status: JobStatus.Processed,
    jobRequestCompanies: companyIds.map((id) => ({
      ...recipientWith(),
      company: { ...chevalley, id },
      createdAt: new Date().toISOString(),
      heldUntil: new Date(Date.now() + 120_000).toISOString(),
    })),
  });

interface Sent {
  id: string;
  companyIds: string[];
}

/** Ticks all on the list and opens what sends them together. */
async function together(requests: JobRequest[], answers: Answers = {}) {
  const page = await visit("/admin/jobs", {
    role: "Admin",
    answers: {
      "jobRequest.rowsForAdmin": () => ({
        ...pageOf(requests.map(rowOf)),
        statusCounts: { active: requests.length, processed: 0, canceled: 0 },
      }),
      "jobRequest.get": ({ id }: { id: string }) => requests.find((request) => request.id === id),
      "jobRequest.sendToCompanies": ({ id, companyIds }: Sent) =>
        held(requests.find((request) => request.id === id) ?? boiler, companyIds),
      "company.matching": () => [chevalley, viret],
      "company.list": () => pageOf([]),
      "category.list": () => [],
      "region.tree": () => [],
      ...answers,
    },
  });
  await page.user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  await page.user.click(screen.getByRole("button", { name: "Transmettre" }));
  const dialog = await screen.findByRole("dialog", { name: `Transmettre ${requests.length} offres` });
  return { ...page, dialog: within(dialog) };
}
const itemOf = async (title: string) =>
  within((await screen.findByRole("heading", { level: 3, name: title })).closest("li") ?? document.body);

test("each of several requests has its proposal, which is corrected, and one press sends all, each by itself", async () => {
  const { user, asked, dialog } = await together([boiler, bath, roof]);
  expect(await dialog.findByText("3 offres prêtes · 6 envois")).toBeTruthy();
  const first = await itemOf(boiler.title);
  expect(first.getByText(boiler.description)).toBeTruthy();
  await user.click(first.getByRole("button", { name: "Retirer Viret & Bolomey" }));
  await user.click((await itemOf(roof.title)).getByRole("checkbox", { name: `Envoyer l’offre n° ${roof.number}` }));
  expect(dialog.getByText("2 offres prêtes · 3 envois")).toBeTruthy();
  expect(dialog.getByText("1 offre reste à transmettre.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Envoyer 2 offres" }));
  expect(await (await itemOf(bath.title)).findByText("Part à 2 entreprises")).toBeTruthy();
  const rest = { undoSeconds: 30, baseRevision: 1 };
  expect(asked("jobRequest.sendToCompanies")).toEqual([
    { id: boiler.id, companyIds: [chevalley.id], ...rest },
    { id: bath.id, companyIds: [chevalley.id, viret.id], ...rest },
  ]);
  expect(
    within(await screen.findByRole("region", { name: "Envoi en attente" })).getByText("2 envois en attente"),
  ).toBeTruthy();
});

test("one that is refused says why and holds up no other; all that wait are taken back at once", async () => {
  const requests = [boiler, bath, roof];
  const { user, asked, dialog } = await together(requests, {
    "jobRequest.sendToCompanies": ({ id, companyIds }: Sent) => {
      if (id === bath.id) throw refusal("STATUS_CONFLICT");
      return held(id === boiler.id ? boiler : roof, companyIds);
    },
    "jobRequest.undoSend": ({ id }: Sent) => (id === boiler.id ? boiler : roof),
  });
  await user.click(await dialog.findByRole("button", { name: "Envoyer 3 offres" }));
  expect(await (await itemOf(bath.title)).findByText(/Cette offre a été annulée entre-temps/)).toBeTruthy();
  expect((await itemOf(roof.title)).getByText("Part à 2 entreprises")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Détail" }));
  const stack = within(screen.getByRole("region", { name: "Envoi en attente" }));
  expect(stack.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    expect.stringContaining(boiler.number),
    expect.stringContaining(roof.number),
  ]);
  await user.click(stack.getByRole("button", { name: "Tout annuler" }));
  expect(
    await screen.findByText(`2 envois sont annulés, personne ne les a reçus : ${boiler.number}, ${roof.number}.`),
  ).toBeTruthy();
  expect(asked("jobRequest.undoSend").map((input) => (input as Sent).id)).toEqual([boiler.id, roof.id]);
  expect(screen.queryByRole("region", { name: "Envoi en attente" })).toBeNull();
});

test("a company beyond the proposal is found by name; a request that nobody covers is left where it is", async () => {
  const far = companyWith({ name: "Plomberie du Lac" });
  const { user, asked, dialog } = await together([boiler, bath], {
    "company.matching": () => [],
    "company.list": ({ subcategoryId }: { subcategoryId?: string }) => pageOf(subcategoryId ? [] : [far]),
  });
  expect(await dialog.findByText("0 offre prête · 0 envoi")).toBeTruthy();
  const item = await itemOf(boiler.title);
  await user.click(item.getByRole("button", { name: "Lire et corriger" }));
  await user.type(item.getByRole("searchbox", { name: "Chercher une entreprise" }), "lac");
  await user.click(await item.findByRole("checkbox", { name: `Sélectionner ${far.name}` }));
  await user.click(dialog.getByRole("button", { name: "Envoyer 1 offre" }));
  expect(await item.findByText("Part à 1 entreprise")).toBeTruthy();
  expect(asked("jobRequest.sendToCompanies")).toMatchObject([{ id: boiler.id, companyIds: [far.id] }]);
});
