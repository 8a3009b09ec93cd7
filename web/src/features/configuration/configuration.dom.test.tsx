import type { ConfigItem } from "@metiro/shared/application-config/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const item = (n: number, key: string, type: ConfigItem["type"], value: unknown, byDefault = value): ConfigItem => ({
  appconfigId: `01900000-0000-7000-8000-00000000bb0${n}`,
  key,
  type,
  value,
  default: byDefault,
  description: "",
  isPublic: true,
  revision: 1,
  updatedAt: "2026-11-23T10:00:00.000Z",
});
const items = [
  item(1, "contact.email", "email", "contact@metiro.ch"),
  item(2, "contact.phone", "phone", "+41 21 555 00 00", ""),
  item(3, "subscription.required", "boolean", false),
  item(4, "botProtection.provider", "text", "turnstile", "altcha"),
  item(5, "botProtection.siteKey", "text", ""),
];

const open = (onPhone = false) =>
  visit("/admin/configuration", {
    role: "Admin",
    onPhone,
    answers: {
      "applicationConfig.list": () => items,
      "vatRate.list": () => ({ items: [] }),
      "applicationConfig.update": ({ appconfigId, value }: { appconfigId: string; value: unknown }) => ({
        ...items.find((other) => other.appconfigId === appconfigId),
        value,
      }),
    },
  });

test("a setting of yes or no is a switch, and is saved as one of them", async () => {
  const { user, asked } = await open();
  await user.click(await screen.findByRole("switch", { name: "Abonnement obligatoire" }));
  await screen.findByText(/^1 réglage changé/);
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await user.click(await screen.findByRole("button", { name: "Enregistrer les modifications" }));
  await waitFor(() => expect(asked("applicationConfig.update")).toMatchObject([{ value: true }]));
});

test("a phone folds the sections, says what is in them and what lacks, and opens the one with a fault", async () => {
  const { user } = await open(true);
  const contact = within(await screen.findByRole("region", { name: "Contact" }));
  contact.getByText("2 réglages");
  contact.getByText("Modifié : Téléphone de contact");
  within(screen.getByRole("region", { name: "Sécurité" })).getByText(/^Manque : /);
  expect(screen.queryByRole("textbox")).toBeNull();

  const head = contact.getByRole("button", { name: /^Contact/ });
  await user.click(head);
  const email = contact.getByRole("textbox", { name: "E-mail de contact" });
  await user.clear(email);
  await user.type(email, "personne");
  await user.click(head);
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  const refused = await contact.findByRole("textbox", { name: "E-mail de contact" });
  await waitFor(() => expect(document.activeElement).toBe(refused));
});
