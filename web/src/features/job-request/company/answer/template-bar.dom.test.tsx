import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const templates: AnswerTemplate[] = [
  {
    id: "1",
    name: "Visite",
    message: "Bonjour {prénom}, nous passons.",
    priceMin: 900,
    priceUnit: "hour",
    revision: 1,
  },
  { id: "2", name: "Merci", message: "Merci {prénom}.", revision: 1 },
];

const open = () =>
  visit(`/company/requests/${requestId}`, {
    role: "Company",
    answers: {
      "jobRequest.get": () => requestWith({ jobRequestCompanies: [recipientWith()], contactVisible: false }),
      "answerTemplate.list": () => templates,
    },
  });

const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

test("a second template takes the place of the first one, and stands after it once a word of it is changed", async () => {
  const { user } = await open();
  const insert = async (name: RegExp) => {
    await user.click(await screen.findByRole("button", { name: "Insérer un modèle" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await insert(/^Visite/);
  expect([field(/Message/).value, field("De").value]).toEqual(["Bonjour Françoise, nous passons.", "9"]);
  await insert(/^Merci/);
  expect([field(/Message/).value, field("De").value]).toEqual(["Merci Françoise.", ""]);
  await user.type(field(/Message/), " À lundi.");
  await insert(/^Visite/);
  expect(field(/Message/).value).toBe("Merci Françoise. À lundi.\n\nBonjour Françoise, nous passons.");
});
