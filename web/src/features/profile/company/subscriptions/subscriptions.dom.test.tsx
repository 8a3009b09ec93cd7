import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { company, profileOf, usual, uuid } from "../../profile.fixture.ts";

const open = (answers: Answers) =>
  visit("/company/profile/subscriptions", {
    role: "Company",
    answers: { ...usual, "auth.profile": () => profileOf("Company"), ...answers },
  });

test("subscriptions say how things stand, what each costs, when it ends and what happens then", async () => {
  const period = { company: { id: uuid(5), name: "x" }, amount: 48_000, currency: "CHF", createdAt: company.createdAt };
  await open({
    "subscription.own": () => [
      {
        ...period,
        id: uuid(83),
        startsOn: "2100-03-01",
        endsOn: "2101-02-28",
        coveredUntil: "2101-02-28",
        status: "upcoming",
        amount: 52_000,
      },
      {
        ...period,
        id: uuid(82),
        startsOn: "2099-07-01",
        endsOn: "2099-12-31",
        coveredUntil: "2099-12-31",
        status: "upcoming",
        currency: "EUR",
      },
      {
        ...period,
        id: uuid(81),
        startsOn: "2026-01-01",
        endsOn: "2099-06-30",
        coveredUntil: "2099-12-31",
        status: "active",
      },
      { ...period, id: uuid(80), startsOn: "2025-01-01", endsOn: "2025-12-31", status: "expired" },
      {
        ...period,
        id: uuid(79),
        startsOn: "2024-01-01",
        endsOn: "2024-01-14",
        status: "canceled",
        canceledAt: "2024-01-05T09:00:00.000Z",
      },
    ],
  });
  expect(await screen.findByText("31/12/2099", { selector: "b" })).toBeTruthy();
  screen.getByText(/^La période d’après ne commence que le 01\/03\/2100/);
  const list = within(await screen.findByRole("list", { name: "Abonnements" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^01\/03\/2100 – 28\/02\/2101 · 12 mois.*Sans renouvellement automatique.*520.*À venir$/),
    expect.stringMatching(/^01\/07\/2099 – 31\/12\/2099 · 6 mois.*Sans renouvellement automatique.*EUR.*À venir$/),
    expect.stringMatching(/^01\/01\/2026.*La période suivante prend le relais.*CHF.*480.*Actif$/),
    expect.stringMatching(/^01\/01\/2025.*Terminée le 31\/12\/2025.*Échu$/),
    expect.stringMatching(/^01\/01\/2024.*14 jours.*Annulée le 05\/01\/2024.*Annulé$/),
  ]);
});

const reachable: Answers = { "applicationConfig.list": () => [{ key: "contact.email", value: "aide@metiro.example" }] };

test.each([
  ["2099-06-30", "active", "Demander à prolonger", "CHF 480 pour 882 mois"],
  ["2026-03-31", "expired", "Demander un abonnement", "CHF 480 pour 3 mois"],
])("a subscription until %s says what it costs and is asked for by e-mail", async (endsOn, status, words, price) => {
  const only = { id: uuid(81), company: { id: uuid(5), name: "x" }, amount: 48_000, currency: "CHF" };
  const period = {
    ...only,
    startsOn: "2026-01-01",
    endsOn,
    coveredUntil: endsOn,
    status,
    createdAt: company.createdAt,
  };
  await open({ ...reachable, "subscription.own": () => [period] });
  const ask = await screen.findByRole("link", { name: words });
  await expect
    .poll(() => decodeURIComponent(ask.getAttribute("href") ?? ""))
    .toMatch(/^mailto:.+@.+\?subject=.*Peinture Favre Sàrl/);
  screen.getByText((text) => text.replaceAll(/\s/g, " ") === price);
});

test("a company without a subscription is told how to get one", async () => {
  await open({ ...reachable, "subscription.own": () => [] });
  await screen.findByRole("link", { name: "Demander un abonnement" });
  screen.getByText("Vous n’avez pas d’abonnement.");
});

test("a subscription that nothing follows does not renew by itself", async () => {
  const only = { id: uuid(81), company: { id: uuid(5), name: "x" }, amount: 48_000, currency: "CHF" };
  const running = {
    ...only,
    startsOn: "2026-01-01",
    endsOn: "2099-06-30",
    coveredUntil: "2099-06-30",
    status: "active",
  };
  await open({ "subscription.own": () => [{ ...running, createdAt: company.createdAt }] });
  await screen.findByText("Il ne se renouvelle pas tout seul : écrivez-nous pour le prolonger.");
});
