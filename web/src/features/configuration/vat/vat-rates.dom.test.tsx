import type { VatRate } from "@metiro/shared/offer/vat-rate";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/text/format";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";

const uuid = (n: number) => `01900000-0000-7000-8000-00000000aa0${n}`;
const soon = plusDays(swissToday(), 30);
const held: VatRate[] = [
  { id: uuid(1), kind: "standard", rate: 810, validFrom: "2024-01-01", state: "inForce" },
  {
    id: uuid(2),
    kind: "standard",
    rate: 770,
    validFrom: "2018-01-01",
    validUntil: "2023-12-31",
    state: "past",
  },
];
const coming: VatRate = { id: uuid(3), kind: "standard", rate: 850, validFrom: soon, state: "coming" };

async function open(items: VatRate[], answers: Answers = {}) {
  const visitor = await visit("/admin/configuration", {
    role: "Admin",
    answers: { "applicationConfig.list": () => [], "vatRate.list": () => ({ items }), ...answers },
  });
  const card = await screen.findByRole("region", { name: "Taux de TVA" });
  return { ...visitor, card };
}

test("a rate to come is added in percent, with the day from which it holds", async () => {
  const { user, asked, card } = await open(held, { "vatRate.add": () => ({ items: [coming, ...held] }) });
  await within(card).findByText("8,1 % (normal)");
  await user.click(within(card).getByRole("button", { name: "Ajouter un taux à venir" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("textbox", { name: "Taux" }), "8,5");
  await user.type(within(dialog).getByRole("textbox", { name: "Valable dès le" }), formatDay(soon));
  await user.click(within(dialog).getByRole("button", { name: "Ajouter le taux" }));
  await waitFor(() => expect(asked("vatRate.add")).toEqual([{ kind: "standard", rate: 850, validFrom: soon }]));
  await within(card).findByText("À venir");
});

test("only what has not begun is taken back, once that is confirmed", async () => {
  const { user, asked, card } = await open([coming, ...held], { "vatRate.remove": () => ({ items: held }) });
  const [button, ...others] = await within(card).findAllByRole("button", { name: /^Retirer le taux/ });
  expect(others).toEqual([]);
  if (button) await user.click(button);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Retirer le taux" }));
  await waitFor(() => expect(asked("vatRate.remove")).toEqual([{ id: coming.id }]));
  await waitFor(() => expect(within(card).queryByText("À venir")).toBeNull());
});

test("a day that has a rate already is said at its field", async () => {
  const { user, card } = await open(held, {
    "vatRate.add": () => {
      throw refusal("CONFLICT", { errors: { validFrom: ["Cette valeur est déjà prise."] } });
    },
  });
  await user.click(await within(card).findByRole("button", { name: "Ajouter un taux à venir" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("textbox", { name: "Taux" }), "8,5");
  await user.type(within(dialog).getByRole("textbox", { name: "Valable dès le" }), formatDay(soon));
  await user.click(within(dialog).getByRole("button", { name: "Ajouter le taux" }));
  await within(dialog).findByText("Cette valeur est déjà prise.");
});
