import type { CompanyItem, MatchingCompany } from "@metiro/shared/company/schema";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { pageOf, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { companyWith, detailWith, matchingWith, waitingFor } from "./company.fixture.ts";

const chevalley = matchingWith({ name: "Sanitaire Chevalley SA", distanceKm: 12 });
const beguin = matchingWith({
  name: "Thermo-Béguin Sàrl",
  activeSubscription: false,
  subscriptionEndsOn: "2026-05-31",
});
const viret = matchingWith({ name: "Viret & Bolomey", receivedLastYear: 0, answerRate: undefined });
const fresh = () => requestWith({ status: JobStatus.Active, jobRequestCompanies: [] });

interface World {
  request?: JobRequest;
  matching?: MatchingCompany[];
  companies?: CompanyItem[];
  /** Those among them that serve district and trade. */
  covering?: CompanyItem[];
  answers?: Answers;
  /** Leaves the best by rank chosen, as the dialog opens. */
  proposed?: boolean;
  onPhone?: boolean;
}

/** Opens the dialog from the page of the request. */
async function dispatching({
  request = fresh(),
  matching = [chevalley, beguin, viret],
  companies = [],
  covering = [],
  answers = {},
  proposed = false,
  onPhone = false,
}: World = {}) {
  const page = await visit(`/admin/jobs/${requestId}`, {
    role: "Admin",
    onPhone,
    answers: {
      "jobRequest.get": () => request,
      "company.matching": () => matching,
      "company.list": ({ subcategoryId }: { subcategoryId?: string }) => pageOf(subcategoryId ? covering : companies),
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      ...answers,
    },
  });
  await page.user.click(screen.getByRole("button", { name: "Transmettre" }));
  await screen.findByRole("dialog", { name: /Transmettre l’offre/ });
  if (!proposed && request.recipientCount === 0 && matching.length > 0)
    await page.user.click(await enabled("Tout sélectionner"));
  return page;
}

/** A box that can be ticked: until the companies are here the one for all of them cannot. */
const enabled = async (name: string) => {
  const found = await screen.findByRole<HTMLInputElement>("checkbox", { name });
  await expect.poll(() => found.isConnected && !found.disabled).toBe(true);
  return found;
};
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name: `Sélectionner ${name}` });
const row = async (name: string) => within((await screen.findByText(name)).closest("tr") ?? document.body);
const said = () => within(screen.getByRole("dialog")).getAllByRole("status").at(-1)?.textContent;

test("on a phone the essentials of the request stand in two lines, which open the rest", async () => {
  const { user } = await dispatching({
    request: requestWith({
      status: JobStatus.Active,
      jobRequestCompanies: [],
      startPreference: "within_month",
      budgetMin: 80_000,
      budgetMax: 120_000,
    }),
    onPhone: true,
  });
  const pane = within(screen.getByRole("complementary", { name: "Demande" }));
  const essentials = pane.getByRole("button", { name: /^Lire la demande/ });
  expect(essentials.textContent?.replaceAll("\u00a0", " ")).toMatch(
    /^Lire la demande Peinture.* · .*Dans le mois · CHF 800 – 1’200$/,
  );
  expect(essentials.getAttribute("aria-expanded")).toBe("false");
  await user.click(essentials);
  expect(essentials.getAttribute("aria-expanded")).toBe("true");
  // How many serve it is told under the companies, which have the room.
  const told = screen.getByText("3 entreprises");
  expect(told.compareDocumentPosition(screen.getByRole("table", { name: "Entreprises" }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(screen.getByRole("checkbox", { name: "Abonnées" })).toBeTruthy();
});

test("each company stands with the reasons for its rank, in the order of the server", async () => {
  await dispatching();
  await box(chevalley.name);
  const [, first, second, third] = screen.getAllByRole("row");
  expect(first?.textContent).toMatch(
    /^1.*Sanitaire Chevalley SA.*12 km.*4 districts.*Actif.*31\/12\/2099.*2 reçues.*92 %.*38 envois/,
  );
  expect(second?.textContent).toMatch(/Thermo-Béguin.*Échu.*depuis le 31\/05\/2026/);
  expect(third?.textContent).toMatch(/Viret & Bolomey.*Pas encore d’envoi/);
  expect(screen.getByText(/couvrent ce district/).textContent).toMatch(/^3 entreprises/);
});

const bar = () => screen.findByRole("region", { name: "Envoi en attente" });

test("the button counts what is chosen, and the sending waits where everybody sees it", async () => {
  let request = fresh();
  const { user, asked } = await dispatching({
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.sendToCompanies": () => (request = waitingFor(chevalley, viret)),
      "jobRequest.sendNow": () =>
        (request = requestWith({ jobRequestCompanies: [recipientWith({ name: chevalley.name })] })),
    },
  });
  const send = screen.getByRole("button", { name: "Envoyer" });
  expect(send.getAttribute("aria-disabled")).toBe("true");
  await user.click(await box(chevalley.name));
  await user.click(await box(viret.name));
  expect(said()).toBe("2 entreprises choisies · 5 au plus");
  expect(screen.getByText(/L’offre passera à l’état « Envoyée »/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Envoyer à 2 entreprises" }));
  const waiting = within(await bar());
  expect(waiting.getByText(/part à 2 entreprises/)).toBeTruthy();
  const companyIds = [chevalley.id, viret.id];
  expect(asked("jobRequest.sendToCompanies")).toEqual([
    { id: requestId, companyIds, undoSeconds: 10, baseRevision: 1 },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await row(chevalley.name)).getByText("Part dans un instant")).toBeTruthy();
  await user.click(waiting.getByRole("button", { name: "Envoyer maintenant" }));
  expect(await screen.findByText("L’offre n° 2026-002041 est envoyée à 2 entreprises.")).toBeTruthy();
  expect(asked("jobRequest.sendNow")).toEqual([{ id: requestId, companyIds }]);
  expect((await row(chevalley.name)).getByText("Pas encore vue")).toBeTruthy();
});

test("what was sent already stands last, with its day, and cannot be chosen", async () => {
  const past = { ...recipientWith(), company: chevalley };
  await dispatching({ request: requestWith({ jobRequestCompanies: [past] }) });
  expect((await box(chevalley.name)).disabled).toBe(true);
  expect(screen.getAllByRole("row").at(-1)?.textContent).toMatch(/Chevalley.*Envoyée le 04\/06\/2026/);
  expect(said()).toBe("Aucune entreprise choisie · 1 déjà destinataire · encore 4 au plus");
});

test("no more can be chosen than the request may still receive, not even all at once", async () => {
  const { user } = await dispatching({
    request: requestWith({ jobRequestCompanies: [recipientWith()], maxRecipients: 3 }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  expect((await box(chevalley.name)).checked).toBe(true);
  expect((await box(beguin.name)).checked).toBe(true);
  expect((await box(viret.name)).disabled).toBe(true);
  expect(screen.getByRole("button", { name: "Envoyer à 2 entreprises" })).toBeTruthy();
  await user.click(await box(chevalley.name));
  expect((await box(viret.name)).disabled).toBe(false);
});

test("a company from outside is found by its name, marked, and stays when the search has moved on", async () => {
  const gremaud = companyWith({ name: "Installations Gremaud SA", locality: "Bussigny", distanceKm: 19 });
  const locked = companyWith({ name: "Gremaud Toitures", available: false });
  const { user, asked } = await dispatching({ companies: [gremaud, locked] });
  const search = screen.getByRole("searchbox", { name: "Chercher une entreprise" });
  await user.type(search, "gremaud");
  await user.click(await box(gremaud.name));
  expect((await row(gremaud.name)).getByText("Hors couverture")).toBeTruthy();
  expect((await row(gremaud.name)).getByText("19 km")).toBeTruthy();
  expect(asked("company.list")).toContainEqual(expect.objectContaining({ distanceTo: requestId }));
  expect((await box(locked.name)).disabled).toBe(true);
  expect(screen.queryByRole("checkbox", { name: `Sélectionner ${chevalley.name}` })).toBeNull();
  await user.clear(search);
  await user.click(await box(chevalley.name));
  expect((await box(gremaud.name)).checked).toBe(true);
  expect(screen.queryByText(locked.name)).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Abonnement actif seulement" }));
  expect(screen.queryByText(beguin.name)).toBeNull();
});

test("a company that serves both, beyond those that are ranked, is found by its name and not called foreign", async () => {
  const last = companyWith({ name: "Zwahlen Peinture SA" });
  const matching = Array.from({ length: 200 }, (_, n) => matchingWith({ name: `Peinture ${n}` }));
  const { user } = await dispatching({ matching, companies: [last], covering: [last] });
  expect((await screen.findByText(/couvrent ce district/)).textContent).toMatch(/^200 entreprises/);
  await user.type(screen.getByRole("searchbox", { name: "Chercher une entreprise" }), "zwahlen");
  await user.click(await box(last.name));
  expect((await row(last.name)).getByText("Couvre ce district")).toBeTruthy();
  expect(screen.getByText(/ou davantage/)).toBeTruthy();
});

test("what is chosen and out of sight is counted as such", async () => {
  const { user } = await dispatching();
  await user.click(await box(beguin.name));
  await user.click(screen.getByRole("checkbox", { name: "Abonnement actif seulement" }));
  expect(said()).toBe("1 entreprise choisie · dont 1 hors de vue · 5 au plus");
});

test("nobody covers it: the dialog says so and how to go on", async () => {
  await dispatching({ matching: [] });
  expect(await screen.findByText("Aucune entreprise ne couvre ce district et cette prestation")).toBeTruthy();
});

test("where a subscription is required, those without one cannot be chosen", async () => {
  await dispatching({ answers: { "applicationConfig.list": () => [{ key: "subscription.required", value: true }] } });
  expect((await box(chevalley.name)).disabled).toBe(false);
  expect((await box(beguin.name)).disabled).toBe(true);
});

test("canceled meanwhile: told in the dialog, which then shows how things stand", async () => {
  let request = fresh();
  const { user, asked } = await dispatching({
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.sendToCompanies": () => {
        request = requestWith({ status: JobStatus.Canceled, jobRequestCompanies: [] });
        throw refusal("STATUS_CONFLICT");
      },
    },
  });
  await user.click(await box(chevalley.name));
  const before = asked("jobRequest.get").length;
  await user.click(screen.getByRole("button", { name: "Envoyer à 1 entreprise" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Cette offre a été annulée entre-temps. Rien n’a été envoyé.",
  );
  expect(asked("jobRequest.get").length).toBe(before + 1);
  expect(await within(screen.getByRole("dialog")).findByText("Annulée")).toBeTruthy();
  expect((await box(chevalley.name)).disabled).toBe(true);
});

test("changed meanwhile: nothing is sent before the offer is read again", async () => {
  const { user } = await dispatching({
    answers: {
      "jobRequest.sendToCompanies": () => {
        throw refusal("REVISION_CONFLICT");
      },
    },
  });
  await user.click(await box(chevalley.name));
  await user.click(screen.getByRole("button", { name: "Envoyer à 1 entreprise" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/a changé entre-temps. Rien n’a été envoyé/);
});

test("too many meanwhile: the server’s words, and the choice is kept to be made smaller", async () => {
  let request = fresh();
  const { user } = await dispatching({
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.sendToCompanies": () => {
        request = requestWith({ jobRequestCompanies: [recipientWith(), recipientWith()], maxRecipients: 3 });
        throw refusal("TOO_MANY_RECIPIENTS", { detail: "Une demande peut être envoyée à 3 entreprises au plus." });
      },
    },
  });
  await user.click(await box(chevalley.name));
  await user.click(await box(beguin.name));
  await user.click(screen.getByRole("button", { name: "Envoyer à 2 entreprises" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/3 entreprises au plus/);
  expect(said()).toBe("2 entreprises choisies · 2 déjà destinataires · encore 1 au plus");
  expect(screen.getByRole("button", { name: "Envoyer à 2 entreprises" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(await box(beguin.name));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "Envoyer à 1 entreprise" }).getAttribute("aria-disabled")).toBeNull();
});

test("a company that can receive no more: told, and taken out of the choice", async () => {
  let matching = [chevalley, beguin];
  const { user } = await dispatching({
    answers: {
      "company.matching": () => matching,
      "jobRequest.sendToCompanies": () => {
        matching = [chevalley];
        throw refusal("VALIDATION_FAILED", { errors: { "companyIds.1": ["Béguin : l’entreprise est en pause."] } });
      },
    },
  });
  await user.click(await box(chevalley.name));
  await user.click(await box(beguin.name));
  await user.click(screen.getByRole("button", { name: "Envoyer à 2 entreprises" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Béguin : l’entreprise est en pause. Rien n’a été envoyé : vérifiez votre choix.",
  );
  expect(await screen.findByRole("button", { name: "Envoyer à 1 entreprise" })).toBeTruthy();
});

test("what a company lately declined again and again stands beside it", async () => {
  await dispatching({ matching: [{ ...chevalley, declines: { reason: "too_far", count: 4 } }, beguin] });
  for (const told of await screen.findAllByText("Décline : trop loin (4)"))
    expect(told.closest("tr")?.textContent).toContain(chevalley.name);
});

test("the request stands beside the companies, and the best by rank are chosen: Enter sends to them", async () => {
  const matching = Array.from({ length: 7 }, (_, n) => matchingWith({ name: `Sanitaire ${n}` }));
  let request = fresh();
  const { user, asked } = await dispatching({
    matching,
    proposed: true,
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.sendToCompanies": () => (request = waitingFor(matching[0] as MatchingCompany)),
    },
  });
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText("Appartement de 3,5 pièces au 2e étage.")).toBeTruthy();
  expect((await box("Sanitaire 4")).checked).toBe(true);
  expect((await box("Sanitaire 5")).disabled).toBe(true);
  await user.keyboard("16");
  expect((await box("Sanitaire 0")).checked).toBe(false);
  expect((await box("Sanitaire 5")).checked).toBe(true);
  await user.keyboard("{Enter}");
  await bar();
  expect(asked("jobRequest.sendToCompanies")).toMatchObject([{ companyIds: matching.slice(1, 6).map(({ id }) => id) }]);
});

test("nobody is proposed for a request that companies have already", async () => {
  await dispatching({ request: requestWith({ jobRequestCompanies: [recipientWith()] }), proposed: true });
  expect((await box(chevalley.name)).checked).toBe(false);
});

test("a company is looked at without leaving", async () => {
  const { user } = await dispatching({
    answers: { "company.get": () => detailWith({ name: chevalley.name, description: "Salles de bains" }) },
  });
  await user.click(await screen.findByRole("button", { name: `Voir l’entreprise ${chevalley.name}` }));
  expect(await screen.findByText("Salles de bains")).toBeTruthy();
  expect(within(screen.getByRole("dialog")).queryByText("Appartement de 3,5 pièces au 2e étage.")).toBeNull();
  await user.click(screen.getByRole("button", { name: "La demande" }));
  expect(screen.queryByText("Salles de bains")).toBeNull();
});
