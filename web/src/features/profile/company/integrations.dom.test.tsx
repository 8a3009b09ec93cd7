import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { profileOf, usual } from "../profile.fixture.ts";

test("keys and webhooks have a page of their own, open from the start and linked from the account", async () => {
  const { user, at } = await visit("/company/profile/account", {
    role: "Company",
    answers: {
      ...usual,
      "auth.profile": () => profileOf("Company"),
      "apiKey.list": () => ({ items: [] }),
      "webhook.list": () => ({ items: [] }),
    },
  });
  await screen.findByRole("heading", { name: "Accès au compte" });
  expect(screen.queryByRole("heading", { name: "Webhooks" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Clés d’API et webhooks : Intégrations" }));
  expect(await screen.findByText("Aucune clé d’API.")).toBeTruthy();
  expect(await screen.findByText("Aucun webhook.")).toBeTruthy();
  expect(at()).toBe("/company/profile/integrations");
});
