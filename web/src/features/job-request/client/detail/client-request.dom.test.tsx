import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { saveFile } from "#ui/save-file.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { offerWith, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

vi.mock("#ui/save-file.ts", () => ({ saveFile: vi.fn() }));

const open = (request: JobRequest, answers: Answers = {}, language: "fr" | "en" = "fr") =>
  visit(`/tenderer/requests/${requestId}`, {
    role: "Tenderer",
    language,
    answers: { "jobRequest.get": () => request, ...answers },
  });

const column = (name: string) => screen.getByRole("article", { name });
const button = (name: string, of: string) => within(column(name)).getByRole("button", { name: of });
const reasonOf = (element: HTMLElement) =>
  element.getAttribute("aria-disabled") === "true"
    ? document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent
    : undefined;

const two = [
  offerWith({ name: "Peinture Morand Sàrl" }),
  offerWith({
    name: "Atelier Blanc SA",
    priceMin: 9000,
    priceMax: undefined,
    priceUnit: "hour",
    availableFrom: undefined,
  }),
];

test("the answers stand side by side with what they are compared by, and each can be decided on", async () => {
  await open(requestWith({ jobRequestCompanies: [...two, recipientWith({ name: "Rénova Gypserie" })] }));
  expect(screen.getByRole("heading", { name: "2 réponses" })).toBeTruthy();
  expect(screen.getAllByRole("article").map((article) => article.textContent)).toEqual([
    expect.stringMatching(/CHF\s5’400\s–\s6’100.*au total.*15\/06\/2026.*04\/06\/2026.*sans solvant/),
    expect.stringMatching(/dès CHF\s90.*par heure.*Non indiqué/),
  ]);
  for (const { company } of two)
    for (const name of ["Accepter", "Décliner"]) expect(reasonOf(button(company.name, name))).toBeUndefined();
  expect(screen.getByText(/Pas encore ouverte/)).toBeTruthy();
});

test("an accepted answer is final, a declined one may still be accepted", async () => {
  const decided = [
    offerWith({ name: "Morand", clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" }),
    offerWith({ name: "Blanc", clientDecision: "rejected", decidedAt: "2026-06-10T08:00:00.000Z" }),
  ];
  await open(requestWith({ jobRequestCompanies: decided }));
  for (const name of ["Accepter", "Décliner"])
    expect(within(column("Morand")).queryByRole("button", { name })).toBeNull();
  expect(reasonOf(button("Blanc", "Accepter"))).toBeUndefined();
  expect(reasonOf(button("Blanc", "Décliner"))).toBe("Vous avez déjà décliné cette réponse.");
});

test("of a canceled request everything can be read and nothing pressed", async () => {
  const { user, asked } = await open(
    requestWith({
      status: JobStatus.Canceled,
      canceledAt: "2026-06-11T08:00:00.000Z",
      cancelReason: "Travaux reportés",
      jobRequestCompanies: two,
    }),
  );
  expect(reasonOf(screen.getByRole("button", { name: "Annuler la demande" }))).toBe("Cette demande est annulée.");
  expect(screen.getByRole("link", { name: "Refaire cette demande" }).getAttribute("href")).toBe(
    `/request/peinture-interieure?from=${requestId}`,
  );
  for (const name of ["Accepter", "Décliner"]) {
    expect(reasonOf(button("Atelier Blanc SA", name))).toBe("Cette demande est annulée.");
    await user.click(button("Atelier Blanc SA", name));
  }
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked("jobRequest.decide")).toEqual([]);
  expect(screen.getByText(/Travaux reportés/)).toBeTruthy();
});

test("accepting says exactly what is shared, and shows the acceptance without a reload", async () => {
  let recipients: Recipient[] = two;
  const [first] = two as [Recipient];
  const { user, asked } = await open(requestWith({ jobRequestCompanies: two }), {
    "jobRequest.decide": () => {
      const company = { ...first.company, contact };
      recipients = [{ ...first, company, clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" }];
      return requestWith({ jobRequestCompanies: recipients });
    },
  });
  await user.click(button("Peinture Morand Sàrl", "Accepter"));
  const dialog = await screen.findByRole("dialog", { name: "Accepter Peinture Morand Sàrl ?" });
  const shared = within(dialog)
    .getAllByRole("definition")
    .map((fact) => fact.textContent);
  expect(shared).toEqual([
    "Françoise Rochat",
    "079 555 01 42",
    "francoise.rochat@exemple.ch",
    "Rue du Lac 1, 1003\u00a0Lausanne",
    "Régie du Lac",
  ]);
  expect(document.activeElement?.textContent).toBe("Annuler");
  await user.click(within(dialog).getByRole("button", { name: "Accepter et partager" }));
  expect(await screen.findByText("Acceptée")).toBeTruthy();
  const { respondedAt } = first;
  expect(asked("jobRequest.decide")).toEqual([
    { id: requestId, companyId: first.company.id, decision: "accepted", respondedAt },
  ]);
  expect(await screen.findByText(/Réponse acceptée : Peinture Morand Sàrl/)).toBeTruthy();
  // The button that was pressed is gone; the focus is on how to reach the company.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Vous avez choisi Peinture Morand Sàrl/));
});

const contact = {
  firstName: "Marc",
  lastName: "Morand",
  email: "marc@morand.ch",
  phone: "+41215550199",
  street: "Chemin des Ateliers 7",
  postalCode: "1020",
  locality: "Renens",
};
const withContact = (): Recipient => {
  const offer = offerWith({ name: "Morand", clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" });
  return { ...offer, company: { ...offer.company, contact } };
};

test("a chosen company can be called, written to, and kept in the address book", async () => {
  const saved: [string, Blob][] = [];
  vi.mocked(saveFile).mockImplementation((name, content) => void saved.push([name, content]));
  const { user } = await open(requestWith({ jobRequestCompanies: [withContact()] }));
  expect(screen.getByRole("heading", { name: "Vous avez choisi Morand" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Appeler" }).getAttribute("href")).toBe("tel:+41215550199");
  expect(screen.getByRole("link", { name: "Écrire" }).getAttribute("href")).toMatch(
    /^mailto:marc@morand\.ch\?subject=/,
  );
  expect(screen.getByText("Chemin des Ateliers 7, 1020 Renens")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Enregistrer le contact" }));
  expect(saved.map(([name]) => name)).toEqual(["Morand.vcf"]);
  expect(await saved[0]?.[1].text()).toContain("TEL;TYPE=voice:+41215550199\r\n");
});

test("the others are named, told with one press, and the focus stays where the result is", async () => {
  const others = [offerWith({ name: "Blanc" }), offerWith({ name: "Noir" })];
  const told = others.map((offer) => ({ ...offer, clientDecision: "rejected" as const }));
  const chosen = withContact();
  const { user, asked } = await open(requestWith({ jobRequestCompanies: [chosen, ...others] }), {
    "jobRequest.declineOthers": () => requestWith({ jobRequestCompanies: [chosen, ...told] }),
  });
  expect(screen.getByText("Voir les 2 autres réponses")).toBeTruthy();
  expect(screen.getByText(/^Blanc et Noir : nous envoyons un e-mail de remerciement/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Prévenir les autres entreprises" }));
  expect(await screen.findByText("Les entreprises sont prévenues.")).toBeTruthy();
  expect(asked("jobRequest.declineOthers")).toEqual([{ id: requestId }]);
  expect(screen.queryByRole("button", { name: "Prévenir les autres entreprises" })).toBeNull();
  expect(document.activeElement?.textContent).toContain("Vous avez choisi Morand");
});

test("a phone has an overview that can be sorted, of which one answer at a time is open", async () => {
  const cheap = offerWith({
    name: "Blanc",
    priceMin: 490_000,
    priceMax: 490_000,
    availableFrom: "2099-06-15",
    respondedAt: "2026-06-05T08:00:00.000Z",
  });
  const { user } = await open(requestWith({ jobRequestCompanies: [...two.slice(0, 1), cheap] }));
  const rows = () =>
    screen.getAllByRole("button", { expanded: false, name: /CHF/ }).map(({ parentElement }) => parentElement);
  expect(rows().map((row) => row?.textContent)).toEqual([
    // Its day has come.
    expect.stringMatching(/^Peinture Morand SàrlDisponibleCHF.5’400/),
    expect.stringMatching(/^BlancDès le 15\/06\/2099CHF.4’900Le prix le plus bas$/),
  ]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Trier par" }), "Prix le plus bas");
  expect(rows()[0]?.textContent).toMatch(/^Blanc/);
  for (const row of screen.getAllByRole("button", { expanded: false, name: /CHF/ })) await user.click(row);
  expect(screen.getAllByRole("button", { expanded: true, name: /CHF/ })).toHaveLength(1);
});

test("where companies have the contact details from the start, nothing is promised that is not so", async () => {
  const settings = [{ key: "jobRequest.contactVisibility", value: "sent" }];
  const { user } = await open(requestWith({ jobRequestCompanies: two }), { "applicationConfig.list": () => settings });
  expect(screen.getByText("Les entreprises contactées ont reçu vos coordonnées avec la demande.")).toBeTruthy();
  await user.click(button("Peinture Morand Sàrl", "Accepter"));
  const { textContent } = await screen.findByRole("dialog");
  expect(textContent).toContain("Elle a déjà ces données");
  expect(textContent).not.toContain("Les autres entreprises ne voient pas");
});

test("cancelling says how many companies are told, and passes the reason on", async () => {
  const recipients = [...two, recipientWith({ name: "Non", response: "declined" })];
  const { user, asked } = await open(requestWith({ jobRequestCompanies: recipients }), {
    "jobRequest.cancel": () => requestWith({ status: JobStatus.Canceled, canceledAt: "2026-06-11T08:00:00.000Z" }),
  });
  await user.click(screen.getByRole("button", { name: "Annuler la demande" }));
  const dialog = await screen.findByRole("dialog", { name: "Annuler cette demande ?" });
  expect(dialog.textContent).toContain("Les 2 entreprises contactées seront prévenues.");
  await user.type(within(dialog).getByRole("textbox", { name: /Motif/ }), "Travaux reportés 079 555 77 88");
  await user.click(await within(dialog).findByRole("button", { name: "Retirer du texte" }, { timeout: 10_000 }));
  await user.click(within(dialog).getByRole("button", { name: "Annuler la demande" }));
  expect(await screen.findByText("Annulée")).toBeTruthy();
  expect(asked("jobRequest.cancel")).toEqual([{ id: requestId, reason: "Travaux reportés" }]);
});

test("what has changed meanwhile is shown: a refused decision makes the page ask again", async () => {
  const canceled = requestWith({
    status: JobStatus.Canceled,
    canceledAt: "2026-06-11T08:00:00.000Z",
    jobRequestCompanies: two,
  });
  let now = requestWith({ jobRequestCompanies: two });
  const { user } = await open(now, {
    "jobRequest.get": () => now,
    "jobRequest.decide": () => {
      now = canceled;
      throw refusal("STATUS_CONFLICT", { detail: "Cette demande est annulée." });
    },
  });
  await user.click(button("Atelier Blanc SA", "Décliner"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Décliner la réponse" }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe("Cette demande est annulée.");
  await user.click(within(dialog).getByRole("button", { name: "Garder la réponse" }));
  expect(await screen.findByText("Annulée")).toBeTruthy();
  expect(reasonOf(button("Atelier Blanc SA", "Décliner"))).toBe("Cette demande est annulée.");
});

test.each(["nothing", requestId])("a request that is not there (%s) leads back to one’s own", async (id) => {
  await visit(`/tenderer/requests/${id}`, {
    role: "Tenderer",
    answers: {
      "jobRequest.get": () => {
        throw refusal("NOT_FOUND");
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "Cette demande n’existe pas" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir mes demandes" }).getAttribute("href")).toBe("/tenderer");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("names and answers are read in the language of the reader", async () => {
  await open(requestWith({ jobRequestCompanies: two }), {}, "en");
  expect(screen.getByText("Indoor painting")).toBeTruthy();
  expect(screen.getByText("A whole flat")).toBeTruthy();
});

test("a declined answer carries the reason that was given, and says it where the answer stands", async () => {
  const [first, second] = two as [Recipient, Recipient];
  const { user, asked } = await open(requestWith({ jobRequestCompanies: two }), {
    "jobRequest.decide": () =>
      requestWith({
        jobRequestCompanies: [
          first,
          { ...second, clientDecision: "rejected", rejectReason: "timing", rejectNote: "Nous commençons en mars." },
        ],
      }),
  });
  await user.click(button("Atelier Blanc SA", "Décliner"));
  const dialog = within(await screen.findByRole("dialog", { name: "Décliner Atelier Blanc SA ?" }));
  await user.click(dialog.getByRole("radio", { name: "Le délai ne convient pas" }));
  await user.type(dialog.getByRole("textbox", { name: /Message/ }), "Nous commençons en mars. 079 555 77 88");
  await user.click(await dialog.findByRole("button", { name: "Retirer du texte" }, { timeout: 10_000 }));
  await user.click(dialog.getByRole("button", { name: "Décliner la réponse" }));
  expect(await within(column("Atelier Blanc SA")).findByText("Déclinée")).toBeTruthy();
  expect(column("Atelier Blanc SA").textContent).toMatch(/Le délai ne convient pas\s*Nous commençons en mars\./);
  expect(asked("jobRequest.decide")).toEqual([
    {
      id: requestId,
      companyId: second.company.id,
      decision: "rejected",
      respondedAt: second.respondedAt,
      reason: "timing",
      note: "Nous commençons en mars.",
    },
  ]);
});

const chosen = offerWith({ name: "Morand", clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" });

test("once a company is accepted the client says that the work is done; nothing is asked before", async () => {
  const done = { doneAt: new Date().toISOString(), doneOn: "2026-06-30", doneCompanyId: chosen.company.id };
  const { user, asked } = await open(requestWith({ jobRequestCompanies: [chosen, offerWith({ name: "Blanc" })] }), {
    "jobRequest.markDone": () => requestWith({ jobRequestCompanies: [chosen], ...done }),
    "jobRequest.undoDone": () => requestWith({ jobRequestCompanies: [chosen] }),
  });
  await user.click(screen.getByRole("button", { name: "Marquer comme terminé" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Le travail est terminé ?" }));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: /Morand/ }).checked).toBe(true);
  expect(dialog.queryByRole("radio", { name: /Blanc/ })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Marquer comme terminé" }));
  const told = await screen.findByText("Réalisé par Morand, terminé le 30/06/2026.");
  // That stands first then, and the focus goes there.
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(asked("jobRequest.markDone")).toEqual([
    { id: requestId, companyId: chosen.company.id, doneOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  ]);
  expect(reasonOf(screen.getByRole("button", { name: "Annuler la demande" }))).toBe(
    "Le travail est marqué comme terminé.",
  );
  await user.click(screen.getByRole("button", { name: "Ce n’est pas terminé" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Rouvrir le suivi" }));
  expect(await screen.findByRole("button", { name: "Marquer comme terminé" })).toBeTruthy();
  expect(asked("jobRequest.undoDone")).toEqual([{ id: requestId }]);
});

test("nobody marks work as done that nobody was chosen for, and after two weeks it stays done", async () => {
  await open(requestWith({ jobRequestCompanies: two }));
  expect(screen.queryByRole("button", { name: "Marquer comme terminé" })).toBeNull();
  const old = { doneAt: "2026-01-02T10:00:00.000Z", doneOn: "2026-01-02", doneCompanyId: chosen.company.id };
  await open(requestWith({ jobRequestCompanies: [chosen], ...old }));
  expect(reasonOf(screen.getByRole("button", { name: "Ce n’est pas terminé" }))).toMatch(/pendant 14 jours/);
});

test("who saw the request last stands beside it, with the way to all of them", async () => {
  const morand = { id: chosen.company.id, name: "Morand" };
  const item = { id: "1", at: "2026-06-10T08:00:00.000Z", kind: "contact", company: morand };
  await open(requestWith({ jobRequestCompanies: [chosen] }), {
    "dataAccess.list": () => ({ items: [item], totalCount: 7, pageNumber: 1, pageSize: 4, totalPages: 2 }),
  });
  expect(await screen.findByText("Morand a vu vos coordonnées")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Tout voir" }).getAttribute("href")).toBe(
    `/tenderer/accesses?jobRequestId=${requestId}`,
  );
});

test("a company that declines says why where one can learn from it", async () => {
  await open(requestWith({ jobRequestCompanies: [recipientWith({ response: "declined", declineReason: "unclear" })] }));
  expect(screen.getByText("Il lui manque des précisions pour se faire une idée.")).toBeTruthy();
});

test("prices of one unit stand on one scale, beside the budget; what is not told is said so", async () => {
  const offers = [
    offerWith({ name: "Morand", priceMin: 400_000, priceMax: 600_000 }),
    offerWith({ name: "Blanc", priceMin: 500_000, priceMax: 800_000 }),
    offerWith({ name: "Heure", priceMin: 9000, priceMax: undefined, priceUnit: "hour" }),
    offerWith({ name: "Rien", priceMin: undefined, priceMax: undefined, priceUnit: undefined }),
  ];
  await open(requestWith({ jobRequestCompanies: offers, budgetMax: 600_000 }));
  expect(column("Morand").textContent).toMatch(/Le prix le plus bas.*Dans votre budget/);
  expect(within(column("Blanc")).getByText(/Les prix vont de CHF.4’000 à CHF.8’000/)).toBeTruthy();
  expect(column("Blanc").textContent).toContain("En partie dans votre budget");
  expect(within(column("Heure")).queryByText(/Les prix vont/)).toBeNull();
  expect(column("Rien").textContent).toContain("Prix non indiqué");
  expect(screen.getByText(/n’ont pas tous la même unité/)).toBeTruthy();
});

test("each company shows what is known of it, and no figure that says nothing", async () => {
  const card = {
    memberSince: "2024-03-01T10:00:00.000Z",
    foundedYear: 1998,
    employees: "6-10",
    answerHours: 4,
  } as const;
  const [first, second] = [offerWith({ name: "Morand" }), offerWith({ name: "Blanc" })];
  await open(
    requestWith({
      jobRequestCompanies: [
        { ...first, company: { ...first.company, card: { ...card, acceptedJobs: 12 } } },
        { ...second, company: { ...second.company, verified: false, card: { memberSince: card.memberSince } } },
      ],
    }),
  );
  const facts = within(column("Morand")).getAllByRole("listitem");
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    "Fondée en 1998 · 6–10 personnes",
    "Répond en général en 4 heures",
    "12 réponses acceptées",
    "Membre depuis 2024",
  ]);
  expect(within(column("Morand")).getByText("Vérifiée")).toBeTruthy();
  expect(within(column("Blanc")).getAllByRole("listitem")).toHaveLength(1);
  expect(within(column("Blanc")).queryByText("Vérifiée")).toBeNull();
});

test("how many companies have it and may have it, and the way of the request in short", async () => {
  await open(requestWith({ jobRequestCompanies: [...two, recipientWith()], recipientCount: 3, maxRecipients: 5 }));
  expect(screen.getByText("Envoyée à 3 entreprises, vue par 2, 2 réponses")).toBeTruthy();
  expect(screen.getByText("3 sur 5 au plus")).toBeTruthy();
});
