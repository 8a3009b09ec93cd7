import type { Page } from "@playwright/test";
import { callsOf, newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { formatAmount } from "@metiro/shared/text/format";
import type { SubscriptionRevenue } from "@metiro/shared/subscription/schema";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import type { Page as ListPage } from "@metiro/shared/paging/schema";
import type { CompanyItem } from "@metiro/shared/company/schema";
import { expect, test } from "../test.ts";

const card = (page: Page, number: number) => page.getByRole("region", { name: `Abonnement ${number}` });

test("several subscriptions are entered at once, a clash is named at its row, and one is cancelled", async () => {
  const admin = await callsOf("admin");
  const { items } = await admin.get<ListPage<CompanyItem>>("Company/All?pageSize=100&subscription=none");
  const [first, second] = items;
  if (!first || !second) throw new Error("The demo has two companies without a subscription.");
  const page = await newPageOf("admin", { allowed: /status of 409/ });
  await page.goto("/admin/subscriptions/new");
  await seeHeading(page, "Nouvel abonnement");
  const choose = async (number: number, name: string) => {
    await card(page, number).getByRole("combobox", { name: "Entreprise" }).fill(name);
    // What is found takes the place of what stood there.
    await expect(page.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
    await page.getByRole("option", { name }).first().click();
  };
  await choose(1, first.name);
  await card(page, 1).getByRole("textbox", { name: "Montant" }).fill("960");
  await card(page, 1)
    .getByRole("button", { name: /^Dupliquer/ })
    .click();
  await page.getByRole("button", { name: "Ajouter un abonnement" }).click();
  await choose(3, second.name);
  await card(page, 3).getByRole("textbox", { name: "Montant" }).fill("540.50");
  const following = await card(page, 2).getByRole("textbox", { name: "Premier jour" }).inputValue();
  const begins = await card(page, 1).getByRole("textbox", { name: "Premier jour" }).inputValue();
  await card(page, 2).getByRole("textbox", { name: "Premier jour" }).fill(begins);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enregistrer les 3 abonnements" }).click();
  await card(page, 2)
    .getByText(/a déjà un abonnement du/)
    .waitFor();
  await expect(card(page, 3).getByRole("textbox", { name: "Montant" })).toHaveValue("540.50");

  await card(page, 2).getByRole("textbox", { name: "Premier jour" }).fill(following);
  await page.getByRole("button", { name: "Enregistrer les 3 abonnements" }).click();
  await seeHeading(page, "Abonnements");
  await page.getByRole("searchbox").fill(second.name);
  await page
    .getByRole("link", { name: `Ouvrir les abonnements : ${second.name}` })
    .first()
    .click();
  await seeHeading(page, second.name);
  await page
    .getByRole("button", { name: /^Annuler l’abonnement/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler l’abonnement" }).click();
  await page.getByText(`Abonnement annulé : ${second.name}.`).first().waitFor();
  await page
    .getByRole("cell", { name: /Annulé/ })
    .first()
    .waitFor();
});

test("revenue counts what has begun; what begins tomorrow stands apart, in a tile, in the chart and in its table", async () => {
  const admin = await callsOf("admin");
  const startsOn = plusDays(swissToday(), 1);
  const year = Number(startsOn.slice(0, 4));
  const ofYear = async () => {
    const all = await admin.get<SubscriptionRevenue>(`Subscription/Revenue?year=${year}`);
    const { amount = 0, upcomingAmount = 0 } = all.years.find((one) => one.year === year) ?? {};
    return { begun: amount - upcomingAmount, upcoming: upcomingAmount, currency: all.currency };
  };
  const before = await ofYear();
  const { items } = await admin.get<ListPage<CompanyItem>>("Company/All?pageSize=100&subscription=none");
  const companyId = items.at(-1)?.id;
  await admin.post("Subscription/Create", {
    newSubscriptions: [{ companyId, startsOn, endsOn: plusDays(startsOn, 89), amount: 43_210 }],
  });
  const page = await newPageOf("admin");
  await page.goto(`/admin/subscriptions/revenue?year=${year}`);
  await seeHeading(page, "Revenus des abonnements");
  const tile = (name: string) =>
    page.getByRole("term").filter({ hasText: name }).locator("..").getByRole("definition").first();
  const [begun, upcoming] = [before.begun, before.upcoming + 43_210].map((cents) =>
    formatAmount(cents, before.currency),
  );
  await expect(tile(`Revenus ${year}`)).toHaveText(begun ?? "");
  await expect(tile("À venir")).toHaveText(upcoming ?? "");
  const chart = page.getByRole("region", { name: `Revenus par mois, ${year}` });
  await chart.getByText(`${begun} en ${year}, et ${upcoming} à venir`).first().waitFor();
  await chart.getByRole("button", { name: /^Voir les données/ }).click();
  const month = chart.getByRole("row").nth(Number(startsOn.slice(5, 7)));
  await expect(month.getByRole("cell").nth(4)).not.toHaveText(formatAmount(0, before.currency));
  await expectAccessible(page);
});

test("statistics keep their period in the address, and their charts are read by keyboard and as a table", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/statistics");
  await page.getByText("7 jours", { exact: true }).click();
  await page.waitForURL("**/admin/statistics?period=7d");
  const chart = page.getByRole("region", { name: "Demandes et réponses" });
  // Until the seven days are there, those of before stay.
  await chart.locator('input[type="range"][max="6"]').focus();
  await page.keyboard.press("ArrowLeft");
  await chart.getByText(/\d{4}\s:\sdemandes \d+, envois \d+, réponses \d+$/).waitFor();
  await chart.getByRole("button", { name: /^Voir les données/ }).click();
  await expect(chart.getByRole("table").getByRole("row")).toHaveCount(8);
  const download = page.waitForEvent("download");
  await chart.getByRole("button", { name: /^Exporter/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^demandes-.*\.csv$/);
  // What lies half under the bar of the page, as it was scrolled just now, is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test("a phone unfolds the end of a ranking on demand", async () => {
  const page = await newPageOf("admin", { viewport: { width: 390, height: 844 } });
  await page.goto("/admin/statistics?period=90d");
  const ranking = page.getByRole("region", { name: "Demandes par catégorie" });
  await ranking.getByRole("heading").getByRole("button").click();
  const more = ranking.getByRole("button", { name: /^Afficher les \d+ autres$/ });
  const rest = Number(/\d+/.exec((await more.textContent()) ?? "")?.[0]);
  const rows = ranking.getByRole("listitem").getByRole("link");
  await expect(rows).toHaveCount(5);
  await more.click();
  await expect(rows).toHaveCount(5 + rest);
});

test("the figures of answers lead to the answers that they count, which can be narrowed, turned round and taken along", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/statistics?period=90d");
  const figure = async (name: string) => {
    const words = (await page.getByRole("term").filter({ hasText: name }).locator("..").textContent()) ?? "";
    return Number(/\d+/.exec(words.replace(name, ""))?.[0]);
  };
  await page.getByRole("link", { name: "Réponses des entreprises" }).waitFor();
  const [all, accepted] = [await figure("Réponses des entreprises"), await figure("Réponses acceptées")];
  await page.getByRole("link", { name: "Réponses acceptées" }).click();
  await seeHeading(page, "Réponses");
  const total = (count: number) => page.getByText(new RegExp(`sur ${count}$`)).waitFor();
  await total(accepted);
  const rows = page.getByRole("table", { name: "Réponses" }).locator("tbody tr");
  await expect(rows.getByText("Acceptée")).toHaveCount(Math.min(10, accepted));
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "État" }).selectOption({ label: "Toutes les réponses" });
  await total(all);
  const latest = await rows.first().textContent();
  await page.getByRole("link", { name: /^Envoyée le/ }).click();
  await expect(rows.first()).not.toHaveText(latest ?? "");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter" }).click();
  expect((await download).suggestedFilename()).toMatch(/^reponses-.*\.csv$/);
  await rows.first().getByRole("link").first().click();
  await page.getByRole("region", { name: "Destinataires" }).or(page.getByText("Destinataires")).first().waitFor();
});

test("a company sees no figures of the back office, and its calls are refused", async () => {
  const page = await newPageOf("company", { allowed: /status of 40[13]/ });
  const refused = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    const paths = ["Subscription/All", "Subscription/Revenue", "Dashboard/statistics", "Dashboard"];
    return Promise.all(paths.map(async (path) => (await fetch(`/api/${path}`, { headers })).status));
  });
  expect(refused).toEqual([403, 403, 403, 403]);
  await page.goto("/admin/subscriptions");
  await seeHeading(page, "Se connecter");
});
