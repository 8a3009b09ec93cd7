import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { offerOf } from "#domain/offer/offer.fixture.ts";
import { offerWith, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const open = (request: JobRequest, answers: Answers = {}) =>
  visit(`/company/requests/${requestId}`, {
    role: "Company",
    answers: { "jobRequest.get": () => request, ...answers },
  });

const own = recipientWith({ seenAt: "2026-06-04T08:00:00.000Z" });
const received = (row: Recipient = own, fields: Partial<JobRequest> = {}) =>
  requestWith({ jobRequestCompanies: [row], contactVisible: false, recipientCount: 4, ...fields });

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Envoyer ma réponse" });

describe("the client", () => {
  test("is a first name and a place before the acceptance: nothing of the contact is in the page", async () => {
    await open(received());
    const page = document.body.textContent ?? "";
    expect(page).toContain("Françoise");
    expect(page).toContain("1003\u00a0Lausanne");
    expect(page).toContain("Le nom et le téléphone s’affichent ici");
    for (const secret of ["Rochat", "555", "francoise.rochat"]) expect(document.body.innerHTML).not.toContain(secret);
  });

  test("is what other companies said of it, from three of them on, before one answers", async () => {
    const figures = (of: object) => ({ "review.clientFigures": () => of });
    await open(received(), figures({ count: 4, matched: 4, reachable: 3, paidOnTime: 2 }));
    await screen.findByRole("heading", { name: "Ce qu’en disent 4 entreprises" }, { timeout: 20_000 });
    expect(screen.getByText("Le client a payé dans les délais").nextElementSibling?.textContent).toBe("2 sur 4");
    expect(screen.queryByText(/avant de vous répondre/)).toBeNull();
    cleanup();
    const { asked } = await open(received(), figures({ count: 2 }));
    await waitFor(() => expect(asked("review.clientFigures")).toEqual([{ jobRequestId: requestId }]));
    expect(screen.queryByText(/payé dans les délais/)).toBeNull();
  });

  test("can be called and written to once the answer is accepted", async () => {
    await open(received(offerWith({ clientDecision: "accepted" }), { contactVisible: true }));
    expect(await screen.findByRole("heading", { name: "Le client : Françoise Rochat" })).toBeTruthy();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain("tel:+41795550142");
    expect(links.filter((link) => link?.startsWith("mailto:francoise.rochat@exemple.ch?subject="))).toHaveLength(1);
    expect(screen.getByText("079 555 01 42")).toBeTruthy();
    expect(screen.queryByText(/s’affichent ici/)).toBeNull();
  });

  test("of a job that was won stands first: where, on a map, when and for how much, and nothing of it twice", async () => {
    const won = offerWith({
      clientDecision: "accepted",
      priceMin: 90_000,
      priceMax: 90_000,
      availableFrom: "2026-07-01",
    });
    await open(
      received(won, { contactVisible: true, street: "Rue du Lac 1", postalCode: "1003", locality: "Lausanne" }),
    );
    const place = await screen.findByRole("link", { name: "Rue du Lac 1, 1003 Lausanne" });
    expect(new URL(place.getAttribute("href") ?? "").searchParams.get("query")).toBe("Rue du Lac 1, 1003 Lausanne");
    expect(screen.getByText("Prix").nextElementSibling?.textContent).toMatch(/900/);
    expect(screen.getByText("01/07/2026")).toBeTruthy();
    expect(screen.getAllByText("Début souhaité")).toHaveLength(1);
    expect(screen.queryByRole("heading", { name: "Votre réponse" })).toBeNull();
  });
});

test("the page says when the request came and how many others have it", async () => {
  await open(received());
  expect(screen.getByText(/Reçue : 04\/06\/2026 · 3 autres entreprises l’ont reçue/)).toBeTruthy();
});

test("on a phone a request is read first: its answer unfolds when it is begun, and is there again with what was typed", async () => {
  const onPhone = () =>
    visit(`/company/requests/${requestId}`, {
      role: "Company",
      onPhone: true,
      answers: { "jobRequest.get": () => received() },
    });
  const { user } = await onPhone();
  expect(screen.queryByRole("textbox")).toBeNull();
  await screen.findByRole("button", { name: "Décliner" });
  await user.click(screen.getByRole("button", { name: "Répondre autrement" }));
  expect((await screen.findByRole("menuitem", { name: "Poser une question" })).getAttribute("href")).toMatch(
    /messages$/,
  );
  await screen.findByRole("menuitem", { name: "Établir une offre ligne par ligne" });
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Répondre" }));
  expect(document.activeElement?.closest("#answer")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Répondre" })).toBeNull();
  await user.type(field("Message au client"), "Volontiers.");
  cleanup();
  await onPhone();
  await waitFor(() => expect(field("Message au client").value).toBe("Volontiers."));
});

test("answers of the form stand one to a line, and what is answered with no shares one", async () => {
  const yesNo = (id: string, label: string) => ({ id, type: "yesNo" as const, label: { fr: label } });
  const { form } = requestWith({});
  const [step] = form.steps;
  if (!step) throw new Error("no step");
  const questions = [yesNo("lift", "Ascenseur"), yesNo("balcony", "Balcon"), yesNo("cellar", "Cave")];
  await open(
    received(own, {
      form: { ...form, steps: [{ ...step, questions }] } as JobRequest["form"],
      answers: { lift: false, balcony: true, cellar: false },
    }),
  );
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(valueOf("Non")).toBe("Ascenseur, Cave");
  expect(valueOf("Balcon")).toBe("Oui");
});

test("what is not clear can be asked before the answer; once it is asked the request still waits", async () => {
  await open(received());
  expect(screen.getByRole("link", { name: "Poser une question" }).getAttribute("href")).toBe(
    `/company/requests/${requestId}/messages`,
  );
  cleanup();
  await open(received({ ...own, hasConversation: true }));
  expect(screen.getByText("Vous avez posé une question. La demande attend toujours votre réponse.")).toBeTruthy();
  expect(send()).toBeTruthy();
});

describe("a request whose words were taken out", () => {
  test("says so in the place of the answer, and offers none", async () => {
    await open(received(own, { description: "", erased: true }));
    expect(screen.getByText(/son contenu a été effacé, on ne peut plus y répondre/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Envoyer ma réponse" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Autre raison" })).toBeNull();
  });

  test("keeps an answer as it is", async () => {
    await open(received(offerWith(), { description: "", erased: true }));
    expect(screen.queryByRole("button", { name: "Modifier ma réponse" })).toBeNull();
    expect(document.body.textContent).toContain("son contenu a été effacé");
  });
});

describe("the answer", () => {
  test("is checked before it is sent, by the rules of the server, and the first fault has the focus", async () => {
    const { user, asked } = await open(received());
    await user.type(field("De"), "9000");
    await user.type(field("À"), "8000");
    await user.click(send());
    expect(await screen.findByText("Le montant le plus haut doit être égal ou supérieur au plus bas.")).toBeTruthy();
    expect(document.activeElement).toBe(field("À"));
    await user.clear(field("À"));
    await user.type(field("À"), "beaucoup");
    expect(await screen.findByText("Indiquez un nombre.")).toBeTruthy();
    expect(asked("jobRequest.answer")).toEqual([]);
  });

  test("stays in the fields when the server refuses it, and comes back after a reload", async () => {
    const refused = refusal("VALIDATION_FAILED", { errors: { availableFrom: ["Cette date est passée."] } });
    const answers: Answers = {
      "jobRequest.answer": () => {
        throw refused;
      },
    };
    const { user } = await open(received(), answers);
    await user.type(field("De"), "5400");
    await user.type(field(/Disponible/), "01/01/2026");
    await user.type(field(/Message/), "Bonjour Madame");
    await user.click(send());
    expect(await screen.findByText("Cette date est passée.")).toBeTruthy();
    expect(document.activeElement).toBe(field(/Disponible/));

    await open(received(), answers);
    expect(field("De").value).toBe("5’400");
    expect(field(/Disponible/).value).toBe("01/01/2026");
    expect(field(/Message/).value).toBe("Bonjour Madame");
  });

  test("is sent with what was filled in and no more, and then stands there, to be changed", async () => {
    const { user, asked } = await open(received(), {
      "jobRequest.answer": () =>
        received(offerWith({ message: "Bonjour Madame", priceMin: 540_000, priceMax: undefined })),
    });
    await user.type(field(/Message/), "Bonjour Madame");
    await user.click(send());
    expect(await screen.findByText("En attente du client")).toBeTruthy();
    expect(asked("jobRequest.answer")).toEqual([{ id: requestId, response: "interested", message: "Bonjour Madame" }]);
    expect(await screen.findByText("Réponse envoyée.")).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("answer:"))).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Modifier ma réponse" }));
    expect(field("De").value).toBe("5’400");
    expect(document.activeElement).toBe(field("De"));
    await user.click(screen.getByRole("button", { name: "Garder ma réponse" }));
    expect(screen.getByText("dès CHF 5’400 au total")).toBeTruthy();
  });

  test("that is taken back stands in the fields again as it was written, also after a reload", async () => {
    const answers: Answers = {
      "jobRequest.answer": () => received(offerWith({ message: "Bonjour Madame", priceMin: 540_000 })),
      "jobRequest.undoAnswer": () => received(),
    };
    const { user } = await open(received(), answers);
    await user.type(field("De"), "5400");
    await user.type(field(/Message/), "Bonjour Madame");
    await user.click(send());
    await screen.findByText("En attente du client");
    await user.click(await screen.findByRole("button", { name: "Annuler" }));
    expect(await screen.findByText(/la demande attend de nouveau votre réponse/)).toBeTruthy();
    const stands = () => [field("De").value, field(/Message/).value];
    await waitFor(() => expect(stands()).toEqual(["5’400", "Bonjour Madame"]));
    cleanup();
    await open(received(), answers);
    expect(stands()).toEqual(["5’400", "Bonjour Madame"]);
  });

  test("stands beside the way to decline, which brings the reasons", async () => {
    const { user } = await open(received());
    expect(screen.queryByRole("button", { name: "Trop loin" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Décliner" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Trop loin" }));
  });

  test("can be a decline, with one tap on its reason or with words", async () => {
    const { user, asked } = await open(received(), {
      "jobRequest.answer": () => received(recipientWith({ response: "declined", message: "Complet" })),
    });
    await user.click(screen.getByRole("button", { name: "Décliner" }));
    await user.click(screen.getByRole("button", { name: "Autre raison" }));
    const typed = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Quelques mots/ });
    await user.type(typed, "Complet 079 555 77 88");
    await user.click(await screen.findByRole("button", { name: "Retirer du texte" }, { timeout: 10_000 }));
    expect(typed.value).toBe("Complet");
    await user.click(screen.getByRole("button", { name: "Décliner la demande" }));
    expect(await screen.findByText("Vous avez décliné cette demande.")).toBeTruthy();
    expect(asked("jobRequest.answer")).toEqual([
      { id: requestId, response: "declined", declineReason: "other", message: "Complet" },
    ]);
    expect(screen.getByRole("button", { name: "Répondre quand même" })).toBeTruthy();
  });

  test("with nothing in it says what is missing, and does not leave", async () => {
    const { user, asked } = await open(received());
    await user.click(send());
    expect(
      await screen.findByText("Écrivez un message, indiquez un prix, proposez une visite ou joignez un PDF."),
    ).toBeTruthy();
    expect(asked("jobRequest.answer")).toEqual([]);
    await user.selectOptions(screen.getByRole("combobox", { name: /^Visite sur place/ }), "Visite sur place proposée");
    await user.click(send());
    await waitFor(() =>
      expect(asked("jobRequest.answer")).toEqual([{ id: requestId, response: "interested", visit: "offered" }]),
    );
  });

  test("can be withdrawn once that was asked, and comes back as it was", async () => {
    const offer = offerWith({ message: "Mardi" });
    const { user, asked } = await open(received(offer), {
      "jobRequest.answer": () => received(recipientWith({ response: "declined" })),
      "jobRequest.undoAnswer": () => received(offer),
    });
    expect(screen.queryByRole("button", { name: "Pas de disponibilité" })).toBeNull();
    const ask = async () => {
      await user.click(await screen.findByRole("button", { name: "Autres actions" }));
      await user.click(await screen.findByRole("menuitem", { name: "Retirer ma réponse" }));
    };
    await ask();
    await user.click(await screen.findByRole("button", { name: "Garder ma réponse" }));
    expect(asked("jobRequest.answer")).toEqual([]);
    await ask();
    await user.click(await screen.findByRole("button", { name: "Retirer la réponse" }));
    expect(await screen.findByText("Réponse retirée.")).toBeTruthy();
    expect(asked("jobRequest.answer")).toEqual([{ id: requestId, response: "declined" }]);
    await user.click(await screen.findByRole("button", { name: "Annuler" }));
    expect(await screen.findByText(/votre réponse est rétablie/)).toBeTruthy();
    expect(asked("jobRequest.undoAnswer")).toEqual([{ id: requestId }]);
  });

  test("that was withdrawn says so, and not that the request was declined", async () => {
    const gone = recipientWith({ response: "declined", withdrawn: true, respondedAt: "2026-06-05T08:00:00.000Z" });
    await open(received(gone));
    expect(screen.getByText(/^Vous avez retiré votre réponse\./)).toBeTruthy();
    expect(screen.getByText("Retirée")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Répondre de nouveau" })).toBeTruthy();
    expect([screen.queryByText("Sans message"), screen.queryByText(/déclin/i)]).toEqual([null, null]);
    cleanup();
    await open(received({ ...gone, withdrawn: false, declineReason: "no_capacity" }));
    expect(screen.getByText("Vous avez décliné cette demande.")).toBeTruthy();
  });

  test.each([
    ["withdrawn", "Répondre de nouveau"],
    ["declined", "Répondre quand même"],
  ])("that was %s is given anew, and there is none to keep", async (how, again) => {
    const gone = recipientWith({ response: "declined", withdrawn: how === "withdrawn" });
    const { user } = await open(received(gone), {
      "jobRequest.answer": () => received(offerWith({ message: "Me revoilà" })),
    });
    await user.click(screen.getByRole("button", { name: again }));
    expect(screen.queryByRole("button", { name: "Garder ma réponse" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Envoyer la modification" })).toBeNull();
    await user.type(field(/Message/), "Me revoilà");
    await user.click(send());
    expect(await screen.findByText("Réponse envoyée.")).toBeTruthy();
  });

  test("cannot change once the client has decided", async () => {
    await open(received(offerWith({ clientDecision: "rejected", rejectReason: "price" })));
    const result = screen.getByText("Le client n’a pas retenu votre réponse.");
    expect(screen.getByText(/^Raison indiquée/)).toBeTruthy();
    // It comes first, and nothing stands there that cannot be pressed or will not come.
    expect(result.compareDocumentPosition(screen.getByRole("region", { name: "La demande" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.queryByRole("button", { name: "Modifier ma réponse" })).toBeNull();
    expect(screen.queryByText(/s’affichent ici/)).toBeNull();
  });

  test("that is an offer line by line stands there once, its lines folded; a short one instead is in the menu", async () => {
    const offer = offerWith({ message: "Mardi, volontiers.", offerLines: 1, offerVersion: 1 });
    const { user } = await open(received(offer), {
      "offer.get": () => ({
        jobRequestId: requestId,
        companyId: offer.company.id,
        company: offer.company,
        accepted: false,
        current: offerOf({ message: "Mardi, volontiers.", vat: "excluded", availableFrom: "2026-07-01" }),
        former: [],
        moreFormer: false,
      }),
    });
    const lines = await screen.findByText(/^1 ligne · CHF/, {}, { timeout: 20_000 });
    expect(lines.closest("details")?.open).toBe(false);
    expect(screen.getAllByText("Mardi, volontiers.")).toHaveLength(1);
    expect(screen.getAllByText("Disponible dès le")).toHaveLength(1);
    expect(screen.queryByText("hors TVA")).toBeNull();
    expect(screen.getByRole("link", { name: "Modifier l’offre" })).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Autres actions" }));
    expect(await screen.findByRole("menuitem", { name: "Retirer mon offre" })).toBeTruthy();
    await user.click(screen.getByRole("menuitem", { name: "Remplacer par une réponse courte" }));
    expect(await screen.findByRole("form", { name: "Votre réponse" })).toBeTruthy();
  });

  test("is no longer asked for when the request is canceled", async () => {
    await open(received(own, { status: JobStatus.Canceled, canceledAt: "2026-06-11T08:00:00.000Z" }));
    expect(screen.getByText(/Cette demande a été annulée le 11\/06\/2026/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("Vous n’aviez pas répondu à cette demande.")).toBeTruthy();
  });
});

test("who answers reads what offers for such a work ask in the request's canton", async () => {
  const usual = {
    subcategoryId: requestId,
    count: 14,
    low: 400_000,
    median: 500_000,
    high: 580_000,
    currency: "CHF",
    day: "2026-06-01",
  };
  const region = { id: requestId, name: "Vaud", code: "VD", translations: {} };
  const { asked } = await open(received(), { "price.get": () => ({ canton: { ...usual, region }, country: usual }) });
  const sentence = await screen.findByText(/^Vaud : la moitié des offres/, {}, { timeout: 20_000 });
  expect(sentence.textContent).toMatch(
    /entre CHF.4’000 et CHF.5’800, médiane CHF.5’000 \(14 offres, au 01\/06\/2026\)/,
  );
  expect(screen.getByRole("link", { name: "Comment nous calculons les prix" }).getAttribute("target")).toBe("_blank");
  expect(asked("price.get")).toEqual([expect.objectContaining({ currency: "CHF" })]);
  expect(field("De").value).toBe("");
});

test.each([
  [3, true],
  [60, false],
])("a decline of %i seconds ago, told by a page that was then loaded anew, can be taken back: %s", async (ago, can) => {
  const respondedAt = new Date(Date.now() - ago * 1000).toISOString();
  vi.spyOn(Object.getPrototypeOf(performance) as Performance, "timeOrigin", "get").mockReturnValue(Date.now() - 1000);
  const declined = recipientWith({ response: "declined", declineReason: "too_far", respondedAt });
  const { user, asked } = await open(received(declined), { "jobRequest.undoAnswer": () => received() });
  await screen.findByText("Vous avez décliné cette demande.");
  if (!can) return expect(screen.queryByRole("button", { name: "Annuler" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Annuler" }));
  await screen.findByText(/la demande attend de nouveau votre réponse/);
  expect(asked("jobRequest.undoAnswer")).toEqual([{ id: requestId }]);
});
