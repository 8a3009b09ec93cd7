import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import type { Role } from "@metiro/shared/roles";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { i18nFor } from "../../../i18n/catalogues.ts";
import type { MailContent, MailContext } from "../../../mail/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createUser } from "../../../factories/index.ts";
import { documents, jobRequestNotes } from "../../../db/schema/index.ts";
import { requestMailTemplates } from "../mails/index.ts";
import { requestFixture, secrets } from "./request.fixture.ts";

const { db } = await testDatabase();
const { companyId, contact, request } = await requestFixture(db);

const defaults = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
const contextOf = (role: Role, lang: "fr" | "en" = "fr", settings: Partial<Settings> = {}): MailContext => ({
  db,
  i18n: i18nFor(lang),
  lang,
  recipient: { role },
  settings: { ...defaults, ...settings },
  link: (path) => `https://metiro.test${path}`,
});
const factsOf = (mail: MailContent | null) =>
  Object.fromEntries(mail?.facts?.map(({ label, value }) => [label, value]) ?? []);

const canceled = { status: 1, canceledAt: "2026-06-05T10:00:00.000Z", cancelReason: "Plus besoin." } as const;
const interested = {
  response: "interested",
  respondedAt: "2026-06-04T14:41:00.000Z",
  message: "Deux couches,\npeinture sans solvant.",
  priceMin: 540_000,
  priceMax: 610_000,
  priceUnit: "total",
  availableFrom: "2026-06-15",
} as const;
const decidedAt = "2026-06-06T08:00:00.000Z";

let { jobRequestId, number, change, answer } = await request();
let toCompany = { jobRequestId, companyId };
beforeEach(async () => {
  ({ jobRequestId, number, change, answer } = await request());
  toCompany = { jobRequestId, companyId };
});

describe("requestSent", () => {
  it("names the place without what else was typed there", async () => {
    await change({ locality: "Lausanne. Votre compte expire: https://evil.test/metiro 079 555 02 00" });
    const mail = JSON.stringify(await requestMailTemplates.requestSent(contextOf("Company"), toCompany));
    expect(mail).toContain("1003 Lausanne. Votre compte expire: •••");
    expect(mail).not.toMatch(/evil|079/);
  });

  it("tells a company what it needs to decide whether to answer", async () => {
    const mail = await requestMailTemplates.requestSent(contextOf("Company"), toCompany);
    expect(mail).toMatchObject({
      subject: "Nouvelle demande\u00a0: Peinture intérieure, 3,5 pièces",
      button: { url: `https://metiro.test/company/requests/${jobRequestId}` },
    });
    expect(factsOf(mail)).toEqual({
      Prestation: "Peinture intérieure",
      Lieu: "1003 Lausanne",
      "Début souhaité": "15/06/2026",
      Budget: "EUR\u00a04’000\u00a0–\u00a06’500",
      "À peindre": "Murs, Plafonds",
      Surface: "84,5\u00a0m²",
      "Logement vide": "Non",
    });
  });

  it("speaks English where the reader does, in the currency of the request whatever is configured since", async () => {
    const mail = await requestMailTemplates.requestSent(
      contextOf("Company", "en", { "site.currency": "CHF" }),
      toCompany,
    );
    expect(mail?.subject).toBe("New request: Peinture intérieure, 3,5 pièces");
    expect(factsOf(mail)).toMatchObject({
      Service: "Interior painting",
      Budget: "EUR\u00a04’000\u00a0–\u00a06’500",
      "To paint": "Walls, Ceilings",
      Area: "84.5\u00a0m²",
      Empty: "No",
    });
  });

  it("holds neither contact details nor sensitive answers nor free text", async () => {
    const mail = JSON.stringify(await requestMailTemplates.requestSent(contextOf("Company"), toCompany));
    expect(secrets.filter((secret) => mail.includes(secret))).toEqual([]);
  });

  it("is not sent any more once the company has answered", async () => {
    await answer(interested);
    expect(await requestMailTemplates.requestSent(contextOf("Company"), toCompany)).toBeNull();
  });

  it("is not sent any more once the request is cancelled", async () => {
    await change(canceled);
    expect(await requestMailTemplates.requestSent(contextOf("Company"), toCompany)).toBeNull();
  });
});

describe("answerReceived", () => {
  it("shows the client what an interested company offers", async () => {
    await answer(interested);
    const mail = await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany);
    expect(mail).toMatchObject({
      heading: "Peinture Morand Sàrl répond à votre demande",
      quote: "Deux couches,\npeinture sans solvant.",
      button: { url: `https://metiro.test/tenderer/requests/${jobRequestId}` },
    });
    expect(factsOf(mail)).toEqual({ Prix: "EUR\u00a05’400\u00a0–\u00a06’100", "Disponible dès le": "15/06/2026" });
  });

  it("says that a PDF goes with it, in either language; neither it nor its name leaves in a mail", async () => {
    const paragraphsOf = async (lang: "fr" | "en") =>
      (await requestMailTemplates.answerReceived(contextOf("Tenderer", lang), toCompany))?.paragraphs;
    await answer(interested);
    expect(await paragraphsOf("fr")).toHaveLength(1);
    const { id: ownerId } = await createUser(db, { role: "Company" });
    const [pdf] = await db
      .insert(documents)
      .values({ ownerId, kind: "pdf", name: "Devis secret.pdf", bytes: 1, pages: 1 })
      .returning();
    await answer({ ...interested, documentId: pdf?.id ?? "" });
    expect((await paragraphsOf("fr"))?.[1]).toMatch(/^Un document PDF accompagne la réponse/);
    expect((await paragraphsOf("en"))?.[1]).toMatch(/^A PDF goes with the quote/);
    const mail = await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany);
    expect(JSON.stringify(mail)).not.toContain("Devis secret");
  });

  it("names the unit of a price, and a price that has only one end", async () => {
    await answer({ ...interested, priceMax: null, priceUnit: "hour", availableFrom: null });
    expect(factsOf(await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany))).toEqual({
      Prix: "dès EUR\u00a05’400 par heure",
    });
  });

  it("says when a company declines", async () => {
    await answer({ response: "declined", respondedAt: decidedAt, message: "Agenda plein." });
    expect(await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany)).toMatchObject({
      subject: "Peinture Morand Sàrl décline votre demande\u00a0: Peinture intérieure, 3,5 pièces",
      quote: "Agenda plein.",
    });
  });

  it("names the reason of a decline where the client can learn from it", async () => {
    const paragraphs = async (declineReason: "no_capacity" | "too_far") => {
      await answer({ response: "declined", respondedAt: decidedAt, declineReason });
      return (await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany))?.paragraphs;
    };
    expect(await paragraphs("no_capacity")).toContain("Son planning est complet pour la période souhaitée.");
    expect(await paragraphs("too_far")).toHaveLength(1);
  });

  it("has nothing to say of an answer that was changed since: the change has its own mail", async () => {
    await answer({ response: "declined", respondedAt: decidedAt });
    const of = (respondedAt: string) =>
      requestMailTemplates.answerReceived(contextOf("Tenderer"), { ...toCompany, respondedAt });
    expect(await of(decidedAt)).not.toBeNull();
    expect(await of("2026-01-01T00:00:00.000Z")).toBeNull();
  });

  it("has nothing to say once the client has decided, or without an answer", async () => {
    expect(await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany)).toBeNull();
    await answer({ ...interested, clientDecision: "accepted", decidedAt });
    expect(await requestMailTemplates.answerReceived(contextOf("Tenderer"), toCompany)).toBeNull();
  });
});

describe("the client's decision", () => {
  it("reaches the company that is accepted, without the contact details themselves", async () => {
    await answer({ ...interested, clientDecision: "accepted", decidedAt });
    const mail = await requestMailTemplates.answerAccepted(contextOf("Company"), toCompany);
    expect(mail?.subject).toBe("Votre réponse est acceptée\u00a0: Peinture intérieure, 3,5 pièces");
    expect(secrets.filter((secret) => JSON.stringify(mail).includes(secret))).toEqual([]);
    expect(await requestMailTemplates.answerRejected(contextOf("Company"), toCompany)).toBeNull();
  });

  it("reaches the company that is rejected", async () => {
    await answer({ ...interested, clientDecision: "rejected", decidedAt });
    expect((await requestMailTemplates.answerRejected(contextOf("Company"), toCompany))?.heading).toBe(
      "Votre réponse n’est pas retenue",
    );
    expect(await requestMailTemplates.answerAccepted(contextOf("Company"), toCompany)).toBeNull();
  });
});

describe("a rejection with its reason", () => {
  it("tells the company what the client said, in its language", async () => {
    const why = { rejectReason: "timing", rejectNote: "Nous commençons en mars." } as const;
    await answer({ ...interested, clientDecision: "rejected", decidedAt, ...why });
    const mail = await requestMailTemplates.answerRejected(contextOf("Company"), toCompany);
    expect(factsOf(mail)).toEqual({ "Raison indiquée": "Le délai ne convient pas" });
    expect(mail?.quote).toBe("Nous commençons en mars.");
    expect(factsOf(await requestMailTemplates.answerRejected(contextOf("Company", "en"), toCompany))).toEqual({
      Reason: "The timing doesn’t work",
    });
  });
});

describe("jobDone", () => {
  it("tells the company that did the work, as long as it is done", async () => {
    await answer({ ...interested, clientDecision: "accepted", decidedAt });
    expect(await requestMailTemplates.jobDone(contextOf("Company"), toCompany)).toBeNull();
    await change({ doneAt: decidedAt, doneOn: "2026-06-05", doneCompanyId: companyId });
    expect(await requestMailTemplates.jobDone(contextOf("Company"), toCompany)).toMatchObject({
      subject: "Travail terminé\u00a0: Peinture intérieure, 3,5 pièces",
      paragraphs: [expect.stringContaining("05/06/2026")],
    });
  });
});

describe("requestCanceled", () => {
  it("tells each reader in its own words, with the reason", async () => {
    await change(canceled);
    expect(await requestMailTemplates.requestCanceled(contextOf("Company"), { jobRequestId })).toMatchObject({
      heading: "La demande est annulée",
      quote: "Plus besoin.",
      button: { url: `https://metiro.test/company/requests/${jobRequestId}` },
    });
    expect(await requestMailTemplates.requestCanceled(contextOf("Tenderer"), { jobRequestId })).toMatchObject({
      heading: "Votre demande est annulée",
      button: { url: `https://metiro.test/tenderer/requests/${jobRequestId}` },
    });
  });
});

describe("what an admin tells the client", () => {
  const noteOf = async (values: Partial<typeof jobRequestNotes.$inferInsert>) => {
    const author = await createUser(db, { role: "Admin" });
    const [note] = await db
      .insert(jobRequestNotes)
      .values({ jobRequestId, kind: "asked", authorId: author.id, text: "Quelle est la hauteur ?", ...values })
      .returning();
    return { data: { jobRequestId, noteId: note?.id ?? "" } };
  };

  it("what was put right, in its new words, and why", async () => {
    const after = { title: "Peinture, 4 pièces" };
    const { data } = await noteOf({ kind: "edited", text: "Il y a 4 pièces.", before: { title: "Avant" }, after });
    const mail = await requestMailTemplates.requestEdited(contextOf("Tenderer"), data);
    expect(factsOf(mail)).toEqual({ "Nouveau titre": "Peinture, 4 pièces" });
    expect(mail).toMatchObject({
      quote: "Il y a 4 pièces.",
      button: { url: `https://metiro.test/tenderer/requests/${jobRequestId}` },
    });
  });

  it("what is missing, and that it is answered in the request, once", async () => {
    const { data } = await noteOf({});
    const mail = await requestMailTemplates.precisionAsked(contextOf("Tenderer", "en"), data);
    expect(mail).toMatchObject({
      subject: "A question about your request: Peinture intérieure, 3,5 pièces",
      quote: "Quelle est la hauteur ?",
      button: { label: "Answer the question", url: `https://metiro.test/tenderer/requests/${jobRequestId}` },
    });
    expect(mail).not.toHaveProperty("replyTo");
    expect(await requestMailTemplates.questionAnswered(contextOf("Admin"), data)).toBeNull();
    const answered = { answer: "2,60 m.", answeredAt: decidedAt };
    await db.update(jobRequestNotes).set(answered).where(eq(jobRequestNotes.id, data.noteId));
    expect(await requestMailTemplates.precisionAsked(contextOf("Tenderer"), data)).toBeNull();
    const told = await requestMailTemplates.questionAnswered(contextOf("Admin"), data);
    expect(told?.button?.url).toBe(`https://metiro.test/admin/jobs/${jobRequestId}`);
    expect(JSON.stringify(told)).not.toContain("2,60");
  });

  it("nothing any more once it is cancelled, and nothing of another request", async () => {
    const { data } = await noteOf({});
    const { jobRequestId: another } = await request();
    expect(
      await requestMailTemplates.precisionAsked(contextOf("Tenderer"), { ...data, jobRequestId: another }),
    ).toBeNull();
    await change(canceled);
    expect(await requestMailTemplates.precisionAsked(contextOf("Tenderer"), data)).toBeNull();
    expect(await requestMailTemplates.requestEdited(contextOf("Tenderer"), data)).toBeNull();
  });
});

describe("a new request", () => {
  it("is confirmed to the client", async () => {
    const mail = await requestMailTemplates.requestReceived(contextOf("Tenderer"), { jobRequestId });
    expect(factsOf(mail)).toMatchObject({ Numéro: number, Lieu: "1003 Lausanne" });
    expect(mail?.button?.url).toBe(`https://metiro.test/tenderer/requests/${jobRequestId}`);
  });

  it("is announced to admins only while it waits", async () => {
    expect(await requestMailTemplates.newRequest(contextOf("Admin"), { jobRequestId })).toBeNull();
  });

  it("that is gone has no mail", async () => {
    const gone = { jobRequestId: companyId, companyId, noteId: companyId };
    for (const template of Object.values(requestMailTemplates))
      expect(await template(contextOf("Admin"), gone)).toBeNull();
  });
});

describe("companyChosen", () => {
  const accepted = { ...interested, clientDecision: "accepted", decidedAt } as const;

  it("hands the client the company's contact card, the person's phone where the company has none", async () => {
    await answer(accepted);
    const mail = await requestMailTemplates.companyChosen(contextOf("Tenderer"), toCompany);
    expect(mail).toMatchObject({
      subject: "Les coordonnées de l’entreprise choisie\u00a0: Peinture Morand Sàrl",
      button: { url: `https://metiro.test/tenderer/requests/${jobRequestId}` },
    });
    expect(factsOf(mail)).toMatchObject({
      Entreprise: "Peinture Morand Sàrl",
      "Personne de contact": "Marc Morand",
      "E-mail": contact.email,
    });
    const english = await requestMailTemplates.companyChosen(contextOf("Tenderer", "en"), toCompany);
    expect(factsOf(english)).toMatchObject({ Company: "Peinture Morand Sàrl", "Contact person": "Marc Morand" });
  });

  it("says nothing before the acceptance or once the request is cancelled", async () => {
    await answer(interested);
    expect(await requestMailTemplates.companyChosen(contextOf("Tenderer"), toCompany)).toBeNull();
    await answer(accepted);
    await change(canceled);
    expect(await requestMailTemplates.companyChosen(contextOf("Tenderer"), toCompany)).toBeNull();
  });
});
