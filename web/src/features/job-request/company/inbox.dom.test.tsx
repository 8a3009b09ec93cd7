import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "../../../test/app.tsx";
import { offerWith, pageOf, receivedWith, recipientWith, requestWith } from "../request.fixture.ts";

const rows = [
  receivedWith({ id: "01900000-0000-7000-8000-000000000011", title: "Salon", jobRequestCompanies: [recipientWith()] }),
  receivedWith({
    id: "01900000-0000-7000-8000-000000000012",
    title: "Cuisine",
    jobRequestCompanies: [recipientWith({ seenAt: "2026-06-04T08:00:00.000Z" })],
  }),
  receivedWith({
    id: "01900000-0000-7000-8000-000000000013",
    title: "Volets",
    jobRequestCompanies: [offerWith({ clientDecision: "accepted" })],
  }),
];
const company = {
  subcategories: [{ id: "a", name: "Peinture" }],
  subregions: [{ id: "b", name: "Morges", regionId: "c" }],
};

const open = (address = "/company?tab=all", answers: Answers = {}) =>
  visit(address, {
    role: "Company",
    answers: { "jobRequest.listForCompany": () => pageOf(rows), "company.own": () => company, ...answers },
  });

const row = (title: string) => screen.getByRole("row", { name: new RegExp(title) });

test("tells new from read and answered requests, and what each is about", async () => {
  await open();
  expect(within(row("Salon")).getByText("Nouvelle")).toBeTruthy();
  expect(within(row("Cuisine")).getByText("Lue")).toBeTruthy();
  expect(within(row("Volets")).getByText("Acceptée")).toBeTruthy();
  expect(row("Salon").textContent).toContain("Un logement entier · Nombre de pièces : 3,5 · Le 15/06/2026");
  expect(row("Volets").textContent).toMatch(/Votre prix : CHF\s5’400\s–\s6’100 au total/);
});

test("only a press opens a request: the server would take a page fetched ahead for one that was seen", async () => {
  const { asked, preload, user } = await open("/company?tab=all", { "jobRequest.get": () => requestWith() });
  const link = screen.getByRole("link", { name: /Salon/ });
  await preload(link.getAttribute("href") ?? "");
  expect(asked("jobRequest.get")).toEqual([]);
  await user.click(link);
  expect(await screen.findByRole("heading", { name: "Votre réponse" })).toBeTruthy();
  expect(asked("jobRequest.get")).toHaveLength(1);
});

test("the tab in the address decides what is asked", async () => {
  const { asked, user, at } = await open("/company?search=salon&pageNumber=2");
  const filters = { response: "none", statuses: [4], search: "salon" };
  expect(asked("jobRequest.listForCompany")).toContainEqual({ ...filters, pageNumber: 2, pageSize: 10 });
  await user.click(screen.getByRole("link", { name: /Acceptées/ }));
  expect(await screen.findByRole("link", { name: /Acceptées/, current: "page" })).toBeTruthy();
  expect(at()).toBe("/company?search=salon&tab=accepted");
  expect(asked("jobRequest.listForCompany")).toContainEqual({
    clientDecision: "accepted",
    search: "salon",
    pageNumber: 1,
    pageSize: 10,
  });
});

test("an inbox without anything says what will come", async () => {
  await open("/company", { "jobRequest.listForCompany": () => pageOf([]) });
  expect(await screen.findByRole("heading", { name: "Aucune demande pour l’instant" })).toBeTruthy();
});
