import { screen, within } from "@testing-library/react";
import type { CompanyAnswer } from "@metiro/shared/job-request/company-responses";
import { expect, test } from "vitest";
import { beginAnew } from "#page/in-tab.ts";
import { visit } from "#test/app.tsx";
import { pageOf } from "#domain/request/request.fixture.ts";

const companyId = "01900000-0000-7000-8000-000000000011";
const accepted: CompanyAnswer = {
  jobRequest: { id: "01900000-0000-7000-8000-000000000077", number: "2026-002048", title: "Remplacement d’un boiler" },
  company: { id: companyId, name: "Peinture Rochat Sàrl" },
  createdAt: "2026-06-01T08:00:00.000Z",
  respondedAt: "2026-06-01T14:30:00.000Z",
  response: "interested",
  withdrawn: false,
  priceMin: 120_000,
  priceMax: 120_000,
  priceUnit: "total",
  currency: "CHF",
  clientDecision: "accepted",
  decidedAt: "2026-06-02T08:00:00.000Z",
};
const declined: CompanyAnswer = {
  ...accepted,
  jobRequest: {
    id: "01900000-0000-7000-8000-000000000078",
    number: "2026-002049",
    title: "Chauffe-eau en panne",
  },
  response: "declined",
  declineReason: "too_far",
  clientDecision: "none",
};

const open = (address = "/admin/responses") =>
  visit(address, {
    role: "Admin",
    answers: { "jobRequest.responsesForAdmin": () => ({ ...pageOf([accepted, declined]), totalCapped: false }) },
  });

test("each answer tells its request, its company, its price, how long it took and what became of it", async () => {
  await open();
  const line = (await screen.findByText(/Remplacement d’un boiler/)).closest("tr") ?? document.body;
  expect(line.textContent).toMatch(
    /^2026-002048Remplacement d’un boiler 2026-002048Peinture Rochat SàrlCHF\s1’20001\/06\/202601\/06\/20266\sh\s30Acceptée/,
  );
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/admin/jobs/${accepted.jobRequest.id}`,
    `/admin/company/${companyId}`,
  ]);
  expect(screen.getByText("Déclinée").closest("tr")?.textContent).toMatch(/Chauffe-eau en panne/);
});

test.each([
  { choice: "En attente du client", asked: { response: "interested", clientDecision: "none" } },
  { choice: "Non retenues", asked: { clientDecision: "rejected" } },
  { choice: "Déclinées ou retirées par l’entreprise", asked: { response: "declined" } },
])("« $choice » asks for these alone", async ({ choice, asked }) => {
  const opened = await open("/admin/responses?sentFrom=2026-06-01&sentTo=2026-06-30");
  await screen.findByText(/Remplacement d’un boiler/);
  await opened.user.selectOptions(screen.getByRole("combobox", { name: "État" }), choice);
  const input = opened.asked("jobRequest.responsesForAdmin").at(-1);
  expect(input).toMatchObject({ ...asked, sentFrom: "2026-06-01", sentTo: "2026-06-30", sort: "newest" });
});

test("those of one company say whose they are, until that is taken away", async () => {
  const { user, at } = await open(`/admin/responses?companyId=${companyId}`);
  await user.click(await screen.findByRole("button", { name: /Une seule entreprise/ }));
  expect(at()).toBe("/admin/responses");
});

test.each([
  [{}, true],
  [{ rows: "roomy" }, false],
])("rows are as high as the list has them, or as chosen for all lists: %o", async (layout, compact) => {
  sessionStorage.setItem("layout", JSON.stringify(layout));
  beginAnew();
  const { user } = await open();
  await screen.findByText(/Remplacement d’un boiler/);
  const isCompact = () => screen.getByRole("table", { hidden: true }).closest("[data-compact]") !== null;
  expect(isCompact()).toBe(compact);
  await user.click(screen.getByRole("button", { name: "Colonnes" }));
  await user.click(await screen.findByRole("checkbox", { name: "Lignes serrées" }));
  expect(isCompact()).toBe(!compact);
});
