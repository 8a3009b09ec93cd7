import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offerWith, pageOf, receivedWith, recipientWith, requestWith } from "#domain/request/request.fixture.ts";
import { company, folders, none, open, quiet, row, rows, soon } from "./inbox.fixture.ts";

test("tells new from read and answered requests, and what each is about", async () => {
  await open();
  expect(within(row("Salon")).getAllByText("Nouvelle")[0]).toBeTruthy();
  expect(within(row("Cuisine")).getByText("Lue")).toBeTruthy();
  expect(within(row("Volets")).getAllByText("Acceptée")[0]).toBeTruthy();
  expect(within(row("Parquet")).getAllByText("Autre entreprise choisie")[0]).toBeTruthy();
  expect(row("Salon").textContent).toMatch(
    /budget non indiqué\s· Le 15\/06\/2026\s· Un logement entier\s· Nombre de pièces : 3,5/,
  );
  expect(row("Volets").textContent).toMatch(/Votre prix : CHF\s5’400\s–\s6’100 au total/);
});

test.each([false, true])(
  "a company that has asked its client reads so in the row, which still waits (phone: %s)",
  async (onPhone) => {
    const own = recipientWith({ seenAt: "2026-06-04T08:00:00.000Z", answerBy: soon, hasConversation: true });
    const item = receivedWith({ title: "Salon", jobRequestCompanies: [own] });
    await open(
      "/company",
      { "jobRequest.listForCompany": () => ({ ...pageOf([item]), ...folders({ ...none, seen: 1 }) }) },
      { onPhone },
    );
    expect(row("Salon").textContent.match(/Question posée/g)).toHaveLength(1);
    expect(row("Salon").textContent).toContain("2 jours");
    expect(within(row("Salon")).queryByText("Lue")).toBeNull();
    expect(within(row("Salon")).getByRole("button", { name: "Répondre à « Salon »" })).toBeTruthy();
  },
);

test("each row says how long one may answer, and how many places there are", async () => {
  await open();
  expect(within(row("Salon")).getByText("encore 2 jours")).toBeTruthy();
  expect(within(row("Salon")).getByText("pas encore de réponse")).toBeTruthy();
  expect(within(row("Cuisine")).getByText("Délai dépassé, répondez encore")).toBeTruthy();
  expect(within(row("Cuisine")).getByText("2 réponses déjà envoyées")).toBeTruthy();
  expect(within(row("Parquet")).getByText("Réponse après le délai")).toBeTruthy();
  expect(within(row("Parquet")).queryByRole("button")).toBeNull();
});

test("while its client was promised an answer, each row says by when, in working hours", async () => {
  const promised = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const over = new Date(Date.now() - 3_600_000).toISOString();
  await open("/company?tab=all", {
    "jobRequest.listForCompany": () => ({
      ...pageOf([
        receivedWith({
          title: "Salon",
          jobRequestCompanies: [recipientWith({ answerBy: soon, expectedBy: promised })],
        }),
        receivedWith({
          id: "01900000-0000-7000-8000-000000000012",
          title: "Cuisine",
          jobRequestCompanies: [recipientWith({ answerBy: soon, expectedBy: over })],
        }),
      ]),
      ...folders({ ...none, new: 2 }),
    }),
  });
  expect(within(row("Salon")).getByText(/^d’ici \p{L}+ \d+ h$/u)).toBeTruthy();
  expect(within(row("Cuisine")).getByText("encore 2 jours")).toBeTruthy();
});

test("only a press opens a request: the server would take a page fetched ahead for one that was seen", async () => {
  const { asked, preload, user } = await open("/company?tab=all", { "jobRequest.get": () => requestWith() });
  const link = screen.getByRole("link", { name: /Salon/ });
  await preload(link.getAttribute("href") ?? "");
  expect(asked("jobRequest.get")).toEqual([]);
  await user.click(link);
  expect(await screen.findByRole("heading", { name: "Votre réponse" })).toBeTruthy();
  expect(asked("jobRequest.get")).toHaveLength(1);
});

test("a company whose every answer was turned down has answered a first request", async () => {
  await open("/company", {
    "jobRequest.listForCompany": () => ({ ...pageOf([]), ...folders({ ...none, lost: 1 }) }),
    "jobRequest.ownFigures": () => ({ present: { ...quiet, answered: 1 }, before: quiet, parts: [], lastYear: quiet }),
    "answerTemplate.list": () => [],
  });
  const step = (await screen.findByText(/Répondre à une première demande/)).closest("li");
  expect(step?.textContent).toContain("c’est fait");
});

test("a request is answered from the list, with a template after what is typed, and declined in one tap that can be undone", async () => {
  const own = recipientWith({ seenAt: "2026-06-04T08:00:00.000Z" });
  const { user, asked } = await open("/company?tab=all", {
    "jobRequest.get": () => requestWith({ jobRequestCompanies: [own], contactVisible: false }),
    "answerTemplate.list": () => [
      {
        id: "1",
        name: "Visite",
        message: "Bonjour {prénom}, nous passons à {lieu}.",
        priceMin: 900,
        priceUnit: "hour",
        currency: "CHF",
        revision: 1,
      },
    ],
    "jobRequest.answer": () =>
      requestWith({ jobRequestCompanies: [{ ...own, response: "declined", declineReason: "too_far" }] }),
    "jobRequest.undoAnswer": () => requestWith({ jobRequestCompanies: [own] }),
  });
  await user.click(within(row("Cuisine")).getByRole("button", { name: "Répondre à « Cuisine »" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Cuisine" }));
  const message = await sheet.findByRole<HTMLTextAreaElement>("textbox", { name: /Message/ });
  await user.type(message, "Déjà tapé.");
  await user.click(sheet.getByRole("button", { name: "Insérer un modèle" }));
  await user.click(await screen.findByRole("menuitem", { name: /^Visite/ }));
  expect(message.value).toBe("Déjà tapé.\n\nBonjour Françoise, nous passons à Lausanne.");
  expect(sheet.getByRole<HTMLInputElement>("textbox", { name: "De" }).value).toBe("9");

  await user.click(sheet.getByRole("button", { name: "Trop loin" }));
  expect(await screen.findByText("Demande déclinée.")).toBeTruthy();
  expect(asked("jobRequest.answer")).toEqual(
    [{ id: rows[1]?.id, response: "declined", declineReason: "too_far" }].map((input) => ({
      ...input,
      id: requestWith().id,
    })),
  );
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  expect(await screen.findByText(/attend de nouveau votre réponse/)).toBeTruthy();
  expect(asked("jobRequest.undoAnswer")).toEqual([{ id: requestWith().id }]);
});

test("an inbox without anything says what will come", async () => {
  await open("/company", { "jobRequest.listForCompany": () => ({ ...pageOf([]), ...folders(none) }) });
  expect(await screen.findByRole("heading", { name: "Aucune demande pour l’instant" })).toBeTruthy();
});

test("an empty tab leads to where something waits", async () => {
  await open("/company?tab=won", {
    "jobRequest.listForCompany": () => ({ ...pageOf([]), ...folders({ ...none, answered: 2 }) }),
  });
  expect(await screen.findByRole("heading", { name: "Aucune réponse acceptée" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Voir les réponses en attente" });
  expect(link.getAttribute("href")).toBe("/company?tab=answered");
});

test("a paused company is not promised mails", async () => {
  await open("/company", {
    "jobRequest.listForCompany": () => ({ ...pageOf([]), ...folders({ ...none, answered: 2 }) }),
    "company.own": () => ({ ...company, away: {} }),
  });
  expect(await screen.findByText(/Vous êtes en pause : de nouvelles demandes/)).toBeTruthy();
});

test("a row tells where, how far and for how much, shows a photo, and offers no answer once its words are gone", async () => {
  const near = receivedWith({
    title: "Façade",
    distanceKm: 12,
    budgetMax: 800_000,
    photoCount: 3,
    photo: { id: "p", url: "/files/p?size=small", width: 4, height: 3 },
    jobRequestCompanies: [recipientWith()],
  });
  const old = receivedWith({ id: "01900000-0000-7000-8000-000000000015", title: "Toit", erased: true });
  await open("/company", {
    "jobRequest.listForCompany": () => ({ ...pageOf([near, old]), ...folders({ ...none, new: 2 }) }),
  });
  expect(row("Façade").textContent).toMatch(
    /1003\u00a0Lausanne\u00a0· 12\u00a0km\u00a0· jusqu’à CHF\s8’000\s· .*\s· 3 photos/,
  );
  expect(row("Façade").querySelector("img")?.getAttribute("src")).toBe("/files/p?size=small");
  expect(within(row("Façade")).getByRole("button", { name: /Répondre/ })).toBeTruthy();
  expect(within(row("Façade")).getByRole("button", { name: "Décliner « Façade »" }).title).toBe("Décliner");
  expect(within(row("Toit")).queryByRole("button")).toBeNull();
});

test("on a phone a row says the budget before the place, and declining has its word", async () => {
  const item = receivedWith({
    title: "Façade",
    distanceKm: 17,
    budgetMax: 1_200_000,
    jobRequestCompanies: [recipientWith({ answerBy: soon })],
  });
  await open(
    "/company",
    { "jobRequest.listForCompany": () => ({ ...pageOf([item]), ...folders({ ...none, new: 1 }) }) },
    { onPhone: true },
  );
  expect(row("Façade").textContent).toMatch(/2 jours.*max\. CHF\s12’000\u00a0· Lausanne\u00a0· 17\u00a0km/);
  expect(within(row("Façade")).getByRole("button", { name: "Décliner « Façade »" }).textContent).toBe("Décliner");
});

test("beside the list: first steps, what is declined again and again, figures against the past", async () => {
  const period = { received: 10, open: 2, answered: 9, interested: 8, decided: 5, accepted: 2, medianHours: 5 };
  const { user } = await open("/company?tab=all", {
    "jobRequest.ownFigures": () => ({
      present: period,
      before: { ...period, answered: 7, accepted: 2, medianHours: 9 },
      parts: [{ ...period, from: "2026-05-01" }],
      lastYear: { received: 40, answered: 30 },
    }),
    "jobRequest.declineHints": () => [
      { reason: "too_far", count: 4, subregion: { id: "n", name: "Nyon", translations: {} } },
    ],
    "answerTemplate.list": () => [],
  });
  expect(await screen.findByText("4 h plus vite qu’avant")).toBeTruthy();
  // Thirty of forty: of the months that the back office rates too, and not of the ninety days.
  expect(screen.getByText("Taux de réponse, 12 mois").closest("div")?.textContent).toMatch(
    /75\s%2 encore dans le délai/,
  );
  // Two of the five that clients decided on; three wait for theirs.
  expect(screen.getByText("Réponses acceptées").closest("div")?.textContent).toMatch(
    /40\s%comme avant · 3 en attente d’une décision/,
  );
  expect(screen.getByText(/décliné 4 demandes à Nyon comme trop loin/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Garder" }));
  expect(screen.queryByText(/à Nyon comme trop loin/)).toBeNull();
  const steps = within(screen.getByRole("heading", { name: "Premiers pas" }).closest("section") ?? document.body);
  expect(steps.getByRole("link", { name: "Garder un modèle de réponse" })).toBeTruthy();
  await user.click(steps.getByRole("button", { name: "Ne plus afficher" }));
  expect(screen.queryByRole("heading", { name: "Premiers pas" })).toBeNull();
});

test("own figures stand beside what is usual in a category, and it is said where too few companies serve it", async () => {
  const period = { received: 10, open: 2, answered: 9, interested: 8, decided: 5, accepted: 2, medianHours: 5 };
  const category = (name: string) => ({ id: name, name, slug: name, translations: {} });
  const { user } = await open("/company?tab=all", {
    "jobRequest.ownFigures": () => ({
      present: period,
      before: period,
      parts: [],
      lastYear: { received: 10, answered: 9 },
    }),
    "jobRequest.usualFigures": () => [
      {
        category: category("Peinture"),
        answerHours: { low: 6, median: 8, high: 26 },
        answerPercent: { low: 60, median: 75, high: 95 },
        price: { low: 90_000, median: 200_000, high: 450_000, currency: "CHF", own: 500_000 },
      },
      {
        category: category("Plâtre"),
        answerHours: { low: 2, median: 5.2, high: 9 },
        price: { low: 540_000, median: 570_000, high: 610_000, currency: "CHF", own: 1_500_000 },
      },
      { category: category("Toiture") },
    ],
  });
  const card = within(
    (await screen.findByRole("heading", { name: "Vos chiffres" })).closest("section") ?? document.body,
  );
  expect(await card.findByText("3 h plus rapide que la médiane, 8 h")).toBeTruthy();
  expect(card.getByText("la moitié des entreprises : 6 à 26 h")).toBeTruthy();
  expect(card.getByText("15 points de plus que la médiane, 75 %")).toBeTruthy();
  expect(card.getByText(/^CHF\s3’000 de plus que la médiane, CHF\s2’000$/)).toBeTruthy();
  // The ends of each band stand on its scale.
  expect(card.getByText(/^CHF\s900$/)).toBeTruthy();
  expect(card.getByText("4’500")).toBeTruthy();
  expect(card.getByText(/^la moitié des entreprises : CHF\s900 à 4’500$/)).toBeTruthy();
  // Who stands well is told nothing more; who does not, what to do.
  expect(card.queryByText(/Répondez d’abord en deux phrases/)).toBeNull();
  expect(card.getByText(/^Détaillez ce que votre prix comprend/)).toBeTruthy();
  // Both read « 5 h ».
  await user.selectOptions(card.getByRole("combobox", { name: "Comparer avec les entreprises" }), "Plâtre");
  expect(card.getByText("comme la médiane, 5 h")).toBeTruthy();
  // Beside a far greater price of one's own the band is short and at the edge: its label begins where it does.
  expect(card.getByText(/^CHF\s5’400 – 6’100$/).getAttribute("text-anchor")).toBe("start");
  await user.selectOptions(card.getByRole("combobox", { name: "Comparer avec les entreprises" }), "Toiture");
  expect(
    card.getByText(/Trop peu d’entreprises dans cette catégorie pour comparer : il en faut 5 autres/),
  ).toBeTruthy();
  expect(card.queryByText(/que la médiane|comme la médiane/)).toBeNull();
});

test.each([false, true])(
  "a row says why nothing came of an answer, and what a won job waits for (phone: %s)",
  async (onPhone) => {
    const numbered = (n: number, title: string, own: Parameters<typeof offerWith>[0]) =>
      receivedWith({
        id: `01900000-0000-7000-8000-0000000000${n}`,
        title,
        startPreference: "flexible",
        startDate: undefined,
        jobRequestCompanies: [offerWith(own)],
      });
    await open(
      "/company?tab=all",
      {
        "jobRequest.listForCompany": () => ({
          ...pageOf([
            numbered(31, "Perdue", { clientDecision: "rejected", rejectReason: "price" }),
            numbered(32, "Refusée", {
              response: "declined",
              declineReason: "too_far",
              priceMin: undefined,
              priceMax: undefined,
            }),
            numbered(33, "Gagnée", { clientDecision: "accepted", availableFrom: undefined, visit: "required" }),
          ]),
          ...folders({ ...none, lost: 1, declined: 1, accepted: 1 }),
        }),
      },
      { onPhone },
    );
    expect(await within(row("Perdue")).findByText(/Le prix est trop élevé/)).toBeTruthy();
    expect(within(row("Refusée")).getByText(/Trop loin/)).toBeTruthy();
    expect(within(row("Gagnée")).getByText(/Visite à fixer/)).toBeTruthy();
    const won = within(row("Gagnée"));
    if (onPhone) expect(await won.findByRole("button", { name: "Appeler le client de « Gagnée »" })).toBeTruthy();
    else {
      expect(await won.findByRole("link", { name: "Contacter le client de « Gagnée »" })).toBeTruthy();
      expect(won.getByRole("link", { name: "Écrire un message" })).toBeTruthy();
    }
    expect(within(row("Perdue")).queryByRole("link", { name: /message/i })).toBeNull();
  },
);

test("whoever has answered reads how many others have", async () => {
  const answered = (id: string, title: string, interestedCount: number) =>
    receivedWith({
      id: `01900000-0000-7000-8000-0000000000${id}`,
      title,
      interestedCount,
      jobRequestCompanies: [recipientWith({ response: "interested", respondedAt: "2026-06-05T08:00:00Z" })],
    });
  await open("/company?tab=answered", {
    "jobRequest.listForCompany": () => ({
      ...pageOf([answered("21", "Seule", 1), answered("22", "À deux", 2)]),
      ...folders({ ...none, interested: 2 }),
    }),
  });
  expect(within(row("Seule")).getByText("aucune autre réponse")).toBeTruthy();
  expect(within(row("À deux")).getByText("1 autre réponse")).toBeTruthy();
});
