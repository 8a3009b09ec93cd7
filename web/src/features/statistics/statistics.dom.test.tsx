import { swissToday } from "@metiro/shared/calendar-day";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";

const figures = { requests: 3, sent: 2, answered: 1, due: 2, recipients: 6, answers: 4, interested: 3, accepted: 1 };
const statistics = {
  from: "2026-06-01",
  to: "2026-06-02",
  unit: "day",
  total: { ...figures, shareAnswered: 0.5, medianHoursToSend: 6.75, medianHoursToFirstAnswer: 52 },
  previous: { ...figures, requests: 8, shareAnswered: 0.52 },
  series: [
    { date: "2026-06-01", ...figures, shareAnswered: 0.5, medianHoursToSend: 6.75, medianHoursToFirstAnswer: 52 },
    { date: "2026-06-02", ...figures, requests: 0, sent: 0, answered: 0 },
  ],
  byCategory: [
    { id: "1", name: "Peinture", previousRequests: 2, ...figures, shareAnswered: 0.5, medianHoursToSend: 0.5 },
  ],
  byRegion: [{ id: "2", name: "Vaud", previousRequests: 0, ...figures }],
  byCompany: [
    {
      id: "3",
      name: "Morand",
      received: 4,
      due: 4,
      answered: 2,
      interested: 1,
      accepted: 1,
      answerRate: 0.5,
      medianHoursToAnswer: 24,
    },
  ],
  answerSpread: {
    from: "2026-06-02",
    dueTo: "2026-06-02",
    byRegion: [{ id: "d", name: "Fribourg", sent: 12, pending: 2, none: 3, one: 1, two: 2, threeOrMore: 4 }],
  },
};
const views = {
  from: "2026-06-01",
  to: "2026-06-02",
  unit: "day",
  total: 12,
  previousTotal: 10,
  series: [{ date: "2026-06-01", views: 12 }],
  byPage: [{ path: "/", views: 12 }],
  byLanguage: [{ language: "fr", views: 12 }],
};

const promises = {
  from: "2026-06-01",
  to: "2026-06-02",
  total: { met: 8, missed: 2 },
  weeks: [{ week: "2026-06-01", met: 8, missed: 2 }],
  countedFrom: "2026-06-02",
  byCategory: [{ id: "1", name: "Peinture", met: 8, missed: 0 }],
  byRegion: [{ id: "2", name: "Vaud", met: 0, missed: 2 }],
};

const open = (address: string, answers: Answers = {}, onPhone = false) =>
  visit(address, {
    role: "Admin",
    onPhone,
    answers: {
      "dashboard.statistics": () => statistics,
      "dashboard.pageViews": () => views,
      "guarantee.figures": () => promises,
      ...answers,
    },
  });
const chart = async (name: string) => within(await screen.findByRole("region", { name }));
const rowsOf = (scope: ReturnType<typeof within>) =>
  scope.getAllByRole("row").map((row: HTMLElement) => row.textContent);

test("the period stands in the address and is what is asked for", async () => {
  const { user, at, asked } = await open("/admin/statistics?period=custom&from=2026-06-01&to=2026-06-02");
  await screen.findByText("Du 01/06/2026 au 02/06/2026");
  expect(asked("dashboard.statistics")).toEqual([{ from: "2026-06-01", to: "2026-06-02" }]);
  expect(asked("dashboard.pageViews")).toEqual([{ from: "2026-06-01", to: "2026-06-02" }]);
  await user.click(screen.getByRole("radio", { name: "7 jours" }));
  expect(at()).toBe("/admin/statistics?period=7d");
  expect(asked("dashboard.statistics")).toHaveLength(2);
});

test("figures are told with those of the period before", async () => {
  await open("/admin/statistics");
  const tiles = (await screen.findByText("Délai médian avant l’envoi")).closest("dl");
  expect(tiles?.textContent).toMatch(/Demandes3−62\s% · 8 sur la période précédente/);
  expect(tiles?.textContent).toMatch(/Réponses des entreprises44 sur la période précédente/);
  // There is nothing to compare these with, so nothing is said.
  expect(tiles?.textContent).toMatch(/avant l’envoi6 h 45de 2 transmisesDélai/);
  expect(tiles?.textContent).toMatch(
    /première réponse2 j 4 hde 1 avec une réponseDemandes avec au moins une réponse50\s%1 demande−2 points · 52\s% sur la période précédenteRéponses/,
  );
  expect(
    within(tiles as HTMLElement)
      .getByRole("link", { name: "Demandes" })
      .getAttribute("href"),
  ).toBe("/admin/jobs?status=all&sort=newest&createdFrom=2026-06-01&createdTo=2026-06-02");
  const leads = (name: string) =>
    within(tiles as HTMLElement)
      .getByRole("link", { name })
      .getAttribute("href");
  expect(leads("Réponses des entreprises")).toBe("/admin/responses?sentFrom=2026-06-01&sentTo=2026-06-02");
  expect(leads("Réponses acceptées")).toBe("/admin/responses?sentFrom=2026-06-01&sentTo=2026-06-02&outcome=accepted");
});

test("the sections of the page lead to a chart each", async () => {
  await open("/admin/statistics");
  await chart("Pages vues");
  await chart("Promesses de réponse tenues");
  const links = within(screen.getByRole("navigation", { name: "Sections" })).getAllByRole("link");
  const titles = links.map((link) => document.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.ariaLabel);
  expect(titles).toEqual([
    "Demandes et réponses",
    expect.stringContaining("réponses par demande"),
    "Demandes par catégorie",
    "Promesses de réponse tenues",
    "Pages vues",
  ]);
});

test("what today still adds to is told from what is over, and no chart is drawn of nothing", async () => {
  const nothing = { ...views, total: 0, series: [{ date: swissToday(), views: 0 }] };
  const running = { ...statistics, series: [statistics.series[0], { ...statistics.series[1], date: swissToday() }] };
  await open("/admin/statistics", { "dashboard.statistics": () => running, "dashboard.pageViews": () => nothing });
  const along = await chart("Demandes et réponses");
  expect(along.getByText("Journée en cours")).toBeTruthy();
  // Today's none is no end of the line: what was asked for the day before is.
  expect(along.getByText("3", { selector: "b" })).toBeTruthy();
  const visits = await chart("Pages vues");
  expect(visits.getByText("Rien sur cette période.")).toBeTruthy();
  expect(visits.queryByRole("slider")).toBeNull();
});

test("pages that nobody came to are one line", async () => {
  const nothing = { ...views, total: 0, series: [{ date: swissToday(), views: 0 }], byPage: [], byLanguage: [] };
  await open("/admin/statistics", { "dashboard.pageViews": () => nothing });
  expect((await chart("Pages vues")).getByText("Rien sur cette période.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: /^Pages vues par/ })).toBeNull();
});

test("from what is asked for to what is accepted, each step has its share of the one before and leads to its list", async () => {
  await open("/admin/statistics");
  const steps = await chart("De la demande à l’accord");
  expect(steps.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Demandes3",
    "Transmises2 · 67\u00a0%",
    "Avec une réponse1 · 50\u00a0%",
    "Acceptées1 · 100\u00a0%",
  ]);
  const days = "sentFrom=2026-06-01&sentTo=2026-06-02";
  expect(steps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/jobs?status=all&sort=newest&createdFrom=2026-06-01&createdTo=2026-06-02",
    `/admin/jobs?status=all&sort=newest&${days}`,
    `/admin/jobs?status=all&sort=newest&${days}&unanswered=no`,
    `/admin/responses?${days}&outcome=accepted`,
    "/admin/regions/gaps",
  ]);
});

test("on a phone a chart is a line that tells what it comes to, and unfolds; the first one is open", async () => {
  const { user } = await open("/admin/statistics", {}, true);
  expect((await chart("Demandes et réponses")).getByRole("slider")).toBeTruthy();
  const promised = await chart("Promesses de réponse tenues");
  const head = promised.getByRole("button", { expanded: false });
  expect(head.textContent).toMatch(/80\s%$/);
  expect(promised.queryByRole("table")).toBeNull();
  await user.click(head);
  expect(promised.getByRole("table", { name: "Promesses de réponse tenues" })).toBeTruthy();
  for (const [title, figure] of [
    ["Délais médians", "2 j 4 h"],
    ["Demandes par catégorie", "Peinture"],
    ["Les entreprises qui ont le plus reçu", "Morand"],
    ["Pages vues", "12"],
    ["Pages vues par langue", "français"],
  ] as const)
    expect((await chart(title)).getByRole("button").textContent).toBe(title + figure);
});

test("each chart has its entries for the keyboard and its numbers as a table", async () => {
  const { user } = await open("/admin/statistics");
  const along = await chart("Demandes et réponses");
  expect(along.getByRole("slider").getAttribute("aria-valuetext")).toBe(
    "02/06/2026 : demandes 0, envois 6, réponses 4",
  );
  for (const [title, row] of [
    ["Demandes par catégorie", "Peinture322150\u00a0%30 min–"],
    ["Demandes par canton", "Vaud3021–––"],
    ["Les entreprises qui ont le plus reçu", "Morand40250\u00a0%1124 h"],
    ["Délais médians", "02/06/2026––"],
    ["Pages vues par langue", "français12"],
  ] as const) {
    const scope = await chart(title);
    await user.click(scope.getByRole("button", { name: /^Voir les données/ }));
    expect(rowsOf(scope)).toContain(row);
  }
});

test("what cannot be loaded says so by itself, and can be asked for again", async () => {
  let broken = true;
  const { user } = await open("/admin/statistics", {
    "dashboard.statistics": () => {
      if (broken) throw refusal("UNAVAILABLE");
      return statistics;
    },
  });
  await screen.findByRole("heading", { name: "Les statistiques n’ont pas pu être chargées" });
  expect(await screen.findByRole("region", { name: "Pages vues" })).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("region", { name: "Demandes par canton" })).toBeTruthy();
});

test("a figure leads to the list that it counts, and is compared with the period before", async () => {
  await open("/admin/statistics");
  const categories = await chart("Demandes par catégorie");
  expect(categories.getByRole("link", { name: "Peinture" }).getAttribute("href")).toBe(
    "/admin/jobs?status=all&sort=newest&createdFrom=2026-06-01&createdTo=2026-06-02&categoryId=%221%22",
  );
  expect(categories.getByText("3 · 2 avant")).toBeTruthy();
  const cantons = await chart("Demandes par canton");
  expect(cantons.getByRole("link", { name: "Vaud" }).getAttribute("href")).toContain("regionId=%222%22");
  const companies = await chart("Les entreprises qui ont le plus reçu");
  expect(companies.getByRole("link", { name: "Morand" }).getAttribute("href")).toBe("/admin/company/3");
  expect((await chart("Pages vues")).getAllByText(/\+20\s% · 10 sur la période précédente/).length).toBeGreaterThan(0);
});

test("lines say at their end what they are and where they ended", async () => {
  await open("/admin/statistics");
  const along = await chart("Demandes et réponses");
  expect(along.getByText("6", { selector: "b" }).parentElement?.textContent).toBe("6 Envois à des entreprises");
});

test("of each canton one reads how many answers its requests got, and comes to those that are counted", async () => {
  await open("/admin/statistics");
  const card = await chart("Nombre de réponses par demande, selon le canton");
  // Only the later part of the period is counted, and the lists say the same.
  card.getByText("transmises dès le 02/06/2026");
  expect(rowsOf(card)[1]).toMatch(
    /Fribourg3 et plus : 4, 2 : 2, 1 : 1, Aucune : 3, Encore dans le délai : 2Transmises12Avec une réponse7Sans réponse3 \(30\s%\)Encore dans le délai2/,
  );
  expect(card.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/jobs?status=all&sort=newest&sentFrom=2026-06-02&sentTo=2026-06-02&regionId=d",
    "/admin/jobs?status=all&sort=newest&sentFrom=2026-06-02&sentTo=2026-06-02&unanswered=no&regionId=d",
    "/admin/jobs?status=all&sort=newest&sentFrom=2026-06-02&sentTo=2026-06-02&unanswered=without&regionId=d",
    "/admin/jobs?status=all&sort=newest&sentFrom=2026-06-03&sentTo=2026-06-02&unanswered=without&regionId=d",
  ]);
});

test("promises that were kept lead to the offers that they count, by week, trade and canton", async () => {
  await open("/admin/statistics?period=custom&from=2026-06-01&to=2026-06-02");
  const weeks = await chart("Promesses de réponse tenues");
  expect(weeks.getByText(/80\s% sur 10 demandes/)).toBeTruthy();
  expect(weeks.getByRole("link", { name: "2" }).getAttribute("href")).toBe(
    "/admin/jobs?status=all&sort=newest&guarantee=missed&sentFrom=2026-06-01&sentTo=2026-06-02",
  );
  const trades = await chart("Promesses tenues, selon la catégorie");
  expect(rowsOf(trades)[1]).toMatch(/^PeintureTenues8Manquées0100\s%$/);
  expect(trades.getByRole("link", { name: "8" }).getAttribute("href")).toContain(
    "guarantee=met&sentFrom=2026-06-02&sentTo=2026-06-02&categoryId=",
  );
  const cantons = await chart("Promesses tenues, selon le canton");
  expect(cantons.getByText("transmises dès le 02/06/2026")).toBeTruthy();
  expect(cantons.getByRole("link", { name: "2" }).getAttribute("href")).toContain(
    "guarantee=missed&sentFrom=2026-06-02&sentTo=2026-06-02&regionId=",
  );
});

test("the button that unfolds the end of a ranking goes once it was pressed", async () => {
  const trades = Array.from({ length: 8 }, (_, at) => ({
    id: `t${at}`,
    name: `Métier ${at}`,
    previousRequests: 0,
    ...figures,
  }));
  const { user } = await open("/admin/statistics", {
    "dashboard.statistics": () => ({ ...statistics, byCategory: trades }),
  });
  const card = await chart("Demandes par catégorie");
  await user.click(card.getByRole("button", { name: "Afficher les 3 autres" }));
  expect(card.getAllByRole("listitem")).toHaveLength(8);
  expect(card.queryByRole("button", { name: /^Afficher les/ })).toBeNull();
});
