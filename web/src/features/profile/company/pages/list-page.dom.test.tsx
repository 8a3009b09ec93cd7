import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { company, profileOf, usual, uuid } from "../../profile.fixture.ts";

const item = { kind: "liability", trades: [] };
const period = { id: uuid(80), company: { id: uuid(5), name: "x" }, amount: 1, currency: "CHF", status: "active" };
const answers: Answers = {
  ...usual,
  "auth.profile": () => profileOf("Company"),
  "proof.own": () => ({ items: [{ ...item, verified: {} }, item] }),
  "showcase.own": () => ({ published: false, visible: false, photos: [], revision: 0 }),
  "subscription.own": () => [
    {
      ...period,
      startsOn: "2026-01-01",
      endsOn: "2099-06-30",
      coveredUntil: "2099-06-30",
      createdAt: company.createdAt,
    },
  ],
};

const open = (address: string, options: { onPhone?: boolean; claims?: Record<string, unknown> } = {}) =>
  visit(address, { role: "Company", answers, onPhone: true, ...options });

test("a phone lists the pages of a profile with how each stands, leads to one and back", async () => {
  const { user, at } = await open("/company/profile/subscriptions");
  const below = within(await screen.findByRole("navigation", { name: "Menu du bas" }));
  await user.click(below.getByRole("link", { name: "Profil" }));
  const list = within(await screen.findByRole("list", { name: "Mon profil" }));
  await waitFor(() =>
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Entreprise9 à compléter",
      "Prestations et zone",
      "Vérifications1 sur 2",
      "Page publiquePas affichée",
      "Pause et vacances",
      "AbonnementJusqu’au 30/06/2099",
      "Compte et sécurité",
      "Notifications",
      "Intégrations",
      "Données",
    ]),
  );
  expect(below.getByRole("link", { current: "page" }).textContent).toBe("Profil");
  await user.click(list.getByRole("link", { name: /^Abonnement/ }));
  await screen.findByRole("heading", { level: 1, name: "Abonnement" });
  expect(at()).toBe("/company/profile/subscriptions");
  await user.click(within(screen.getByRole("navigation", { name: "Mon profil" })).getByRole("link"));
  await screen.findByRole("heading", { level: 1, name: "Mon profil" });
  expect(at()).toBe("/company/profile/pages");
});

test("a profile that is not complete lists only the pages that it has", async () => {
  await open("/company/profile/pages", { claims: { ProfileCompleted: "false" } });
  const names = (await within(await screen.findByRole("list", { name: "Mon profil" })).findAllByRole("listitem")).map(
    ({ textContent }) => textContent,
  );
  expect(names.map((name) => name?.replace(/(\d+ à compl|Jusqu).*/, ""))).toEqual([
    "Entreprise",
    "Abonnement",
    "Compte et sécurité",
    "Notifications",
    "Intégrations",
    "Données",
  ]);
});

test("a wider window has tabs instead of the list", async () => {
  const { at } = await open("/company/profile/pages", { onPhone: false });
  await waitFor(() => expect(at()).toBe("/company/profile"));
});
