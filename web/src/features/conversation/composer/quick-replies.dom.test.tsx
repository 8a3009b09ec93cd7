import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { offerWith, pageOf, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { companyId, messageWith, threadWith } from "../conversation.fixture.ts";

const offer = offerWith();
const request = requestWith({ jobRequestCompanies: [{ ...offer, company: { ...offer.company, id: companyId } }] });
const template = {
  id: requestId,
  name: "Visite",
  message: "Bonjour {prénom}, nous passons voir.",
  revision: 1,
  currency: "CHF",
};

const addresses = {
  Company: `/company/requests/${requestId}/messages`,
  Tenderer: `/tenderer/requests/${requestId}/messages/${companyId}`,
};
const open = (role: keyof typeof addresses, mine = false) =>
  visit(addresses[role], {
    role,
    answers: {
      "jobRequest.get": () => request,
      "conversation.get": () => threadWith([messageWith({ mine })]),
      "conversation.list": () => pageOf([]),
      "conversation.unread": () => ({ total: 0, byRequest: [] }),
      "conversation.markRead": () => ({ unread: 0 }),
      "answerTemplate.list": () => [template],
    },
  });

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Votre message à/ });
const replies = () => screen.queryByRole("list", { name: "Réponses rapides" });

test("a company whose client wrote last fills the field with one press, and sends nothing by it", async () => {
  const { user, asked } = await open("Company");
  const list = within(await screen.findByRole("list", { name: "Réponses rapides" }));
  await user.click(await list.findByRole("button", { name: "Visite" }));
  expect(field().value).toBe(`Bonjour ${request.tenderer.firstName}, nous passons voir.`);
  expect([document.activeElement, replies()]).toEqual([field(), null]);
  await user.clear(field());
  await user.click(await screen.findByRole("button", { name: "Bien reçu, merci." }));
  expect(field().value).toBe("Bien reçu, merci.");
  expect(asked("conversation.send")).toEqual([]);
});

test("a company that wrote last is offered none", async () => {
  const { asked } = await open("Company", true);
  expect([field().value, replies(), asked("answerTemplate.list")]).toEqual(["", null, []]);
});

test("a client is offered none", async () => {
  const { asked } = await open("Tenderer");
  expect([field().value, replies(), asked("answerTemplate.list")]).toEqual(["", null, []]);
});
