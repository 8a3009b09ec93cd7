import type { ApiKey } from "@metiro/shared/auth/api-keys";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { profileOf, usual, workingKey as key } from "../profile.fixture.ts";

const secret = "mtr_000000000000000000000000000000002wjyrI";

test("a key is made for what is found and ticked, shown once, and revoked after a question", async () => {
  let items: ApiKey[] = [];
  const { user, asked } = await visit("/tenderer/profile", {
    role: "Tenderer",
    answers: {
      ...usual,
      "auth.profile": () => profileOf("Tenderer"),
      "apiKey.list": () => ({ items }),
      "apiKey.add": () => {
        items = [key];
        return { key, secret };
      },
      "apiKey.revoke": () => {
        items = [{ ...key, state: "revoked" }];
        return { id: key.id };
      },
    },
  });
  await user.click(await screen.findByRole("heading", { name: "Clés d’API" }));
  await screen.findByText("Aucune clé d’API.");
  await user.click(screen.getByRole("button", { name: "Créer une clé d’API" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Nom" }), "Comptabilité");
  await user.type(dialog.getByRole("searchbox", { name: "Chercher une action" }), "jobRequest.get");
  expect(dialog.queryByRole("checkbox", { name: /auth\.profile/ })).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: /jobRequest\.get/ }));
  await user.click(dialog.getByRole("button", { name: "Créer la clé" }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(asked("apiKey.add")).toMatchObject([
    { name: "Comptabilité", scopes: ["jobRequest.get"], days: 90, networks: [] },
  ]);
  await user.click(screen.getByRole("button", { name: "J’ai noté la clé" }));
  expect(screen.queryByText(secret)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Révoquer Comptabilité" }));
  await user.click(await screen.findByRole("button", { name: "Révoquer la clé" }));
  expect(await screen.findByText("Révoquée")).toBeTruthy();
  expect(asked("apiKey.revoke")).toEqual([{ id: key.id }]);
});
