import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { offerWith, pageOf, recipientWith, requestWith } from "#domain/request/request.fixture.ts";

const countedPage = <Item,>(items: Item[]) => ({
  ...pageOf(items),
  statusCounts: { active: 7, processed: 1200, canceled: 0 },
  phaseCounts: { open: 7, done: 1200, canceled: 0 },
});

const active = requestWith({
  id: "01900000-0000-7000-8000-000000000021",
  title: "Boiler",
  status: JobStatus.Active,
  jobRequestCompanies: [],
});
const answered = requestWith({
  id: "01900000-0000-7000-8000-000000000022",
  title: "Peinture",
  jobRequestCompanies: [offerWith(), offerWith({ priceMin: 490_000 }), recipientWith()],
});

const open = (answers: Answers, address = "/tenderer") => visit(address, { role: "Tenderer", answers });
const list: Answers = {
  "jobRequest.listForTenderer": () => countedPage([active, answered]),
};
const row = (title: string) => screen.getByRole("row", { name: new RegExp(title) });

test("the first thing is the one to decide, then every request with what comes next", async () => {
  await open(list);
  expect(screen.getByRole("heading", { level: 1, name: "Bonjour Anne" })).toBeTruthy();
  const decide = screen.getByRole("link", { name: "Comparer les réponses" });
  expect(decide.getAttribute("href")).toBe(`/tenderer/requests/${answered.id}`);
  const card = within(decide.parentElement ?? document.body);
  expect(card.getByText("2 réponses")).toBeTruthy();
  expect(card.getByText("CHF 4’900 – 6’100")).toBeTruthy();
  expect(row("Boiler").textContent).toContain("Nous relisons votre demande");
  expect(within(row("Boiler")).getByText("En relecture")).toBeTruthy();
  expect(within(row("Peinture")).getByText("À vous de choisir")).toBeTruthy();
  expect(within(row("Peinture")).getByText("3 entreprises")).toBeTruthy();
  expect(within(row("Peinture")).getByText("2 réponses")).toBeTruthy();
});

test("each phase says how many requests it holds", async () => {
  await open(list);
  const tabs = within(screen.getByRole("navigation", { name: "Statut des demandes" })).getAllByRole("link");
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    "Toutes1’207",
    "En cours7",
    "Terminées1’200",
    "Annulées0",
  ]);
});

test("the address filters, and an empty view is not an empty account", async () => {
  const { asked } = await open({ "jobRequest.listForTenderer": () => countedPage([]) }, "/tenderer?phase=canceled");
  expect(asked("jobRequest.listForTenderer")).toContainEqual({
    phase: "canceled",
    pageNumber: 1,
    pageSize: 10,
  });
  expect(await screen.findByRole("heading", { name: "Aucune demande annulée" })).toBeTruthy();
});

test("who has never asked is led to where one begins", async () => {
  await open({ "jobRequest.listForTenderer": () => countedPage([]) });
  expect(await screen.findByRole("heading", { name: "Aucune demande pour l’instant" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Publier ma première demande" }).getAttribute("href")).toBe("/");
  expect(screen.queryByRole("search")).toBeNull();
});

test("a list that could not be loaded says so once and can be asked again", async () => {
  let broken = true;
  const { user } = await open({
    "jobRequest.listForTenderer": () => {
      if (broken) throw refusal("INTERNAL");
      return countedPage([active]);
    },
  });
  expect(await screen.findByRole("heading", { name: "Vos demandes n’ont pas pu être chargées" })).toBeTruthy();
  expect(await screen.findAllByText("Error code: 500")).toHaveLength(1);
  broken = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("row", { name: /Boiler/ })).toBeTruthy();
});

test("first steps show how far one is, and stay away once they are dismissed", async () => {
  const { user } = await open({ "jobRequest.listForTenderer": () => countedPage([active]) });
  const card = (await screen.findByText("Premiers pas")).closest("section");
  const step = (words: RegExp) =>
    within(card as HTMLElement)
      .getByText(words)
      .closest("li")?.textContent;
  expect(step(/Publiez votre première demande/)).toContain("c’est fait");
  expect(step(/Recevez des réponses/)).not.toContain("c’est fait");
  await user.click(screen.getByRole("button", { name: "Ne plus afficher les premiers pas" }));
  expect(screen.queryByText("Premiers pas")).toBeNull();
  expect(Object.entries(localStorage)).toContainEqual([expect.stringMatching(/^first-steps:/), "true"]);
});

test("who has not completed its profile reads what is missing, with the way to each field", async () => {
  await visit("/tenderer", {
    role: "Tenderer",
    claims: { ProfileCompleted: "false" },
    answers: { ...list, "tenderer.own": () => ({ street: "Rue du Lac 1", postalCode: "1003", locality: "Lausanne" }) },
  });
  expect((await screen.findByRole("link", { name: "téléphone mobile" })).getAttribute("href")).toBe(
    "/tenderer/profile#phone",
  );
  expect(screen.getByRole("link", { name: "district" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "NPA" })).toBeNull();
});

test("who waits for nothing is not told to wait for answers", async () => {
  const finished = { ...countedPage([requestWith({ doneAt: "2026-07-01T08:00:00.000Z", doneOn: "2026-07-01" })]) };
  await open({
    "jobRequest.listForTenderer": ({ phase }: { phase?: string }) => (phase === "open" ? countedPage([]) : finished),
  });
  expect(await screen.findByText("Aucune demande en cours.")).toBeTruthy();
  expect(screen.queryByText(/Nous vous écrivons dès/)).toBeNull();
  expect(within(screen.getByRole("row", { name: /Peinture/ })).getByText("Terminée")).toBeTruthy();
});
