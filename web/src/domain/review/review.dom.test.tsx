import type { RequestReviews } from "@metiro/shared/review/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { type Answers, visit } from "#test/app.tsx";

const offer = offerWith({ response: "interested", clientDecision: "accepted" });
const at = "2026-06-01T08:00:00.000Z";
const request = requestWith({
  status: 4,
  doneAt: at,
  doneOn: "2026-06-01",
  doneCompanyId: offer.company.id,
  jobRequestCompanies: [offer],
});
const reviews: RequestReviews = {
  jobRequestId: requestId,
  company: { id: offer.company.id, name: "Peinture Morand Sàrl" },
  writeUntil: "2026-07-31T08:00:00.000Z",
  otherWrote: false,
  shown: false,
};
const stars = { quality: 5, punctuality: 4, price: 5, contact: 3 };
const text = "Travail soigné, chantier propre chaque soir.";
const review: RequestReviews["review"] = {
  id: requestId,
  author: { firstName: "Camille", canton: "Vaud" },
  stars,
  mean: 4.25,
  text,
  photos: [],
  showsAt: "2026-06-15T08:00:00.000Z",
};
const open = (role: "Tenderer" | "Company", of: RequestReviews, answers: Answers = {}) =>
  visit(`/${role === "Company" ? "company" : "tenderer"}/requests/${requestId}`, {
    role,
    answers: {
      "jobRequest.get": () => request,
      "conversation.unread": () => ({ total: 0, byRequest: [] }),
      "review.get": () => of,
      ...answers,
    },
  });
const star = (group: string, name: string) =>
  within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name });

test("a client reviews with stars and words; what is typed is there after a reload, and gone once it was sent", async () => {
  const { user, asked } = await open("Tenderer", reviews, {
    "review.save": () => ({ ...reviews, review, showsAt: review?.showsAt }),
  });
  await screen.findByRole("form", { name: /^Votre avis sur/ });
  await user.click(star("Qualité du travail", "5 étoiles"));
  await user.click(star("Ponctualité", "4 étoiles"));
  await user.click(star("Prix conforme à l’annonce", "5 étoiles"));
  await user.click(screen.getByRole("button", { name: "Donner mon avis" }));
  await waitFor(() => expect(star("Contact", "1 étoile").closest("fieldset")?.textContent).toMatch(/Contact.+/));
  expect(asked("review.save")).toEqual([]);
  await user.click(star("Contact", "3 étoiles"));
  await user.type(screen.getByRole("textbox", { name: /Votre expérience/ }), text);
  expect(JSON.parse(localStorage.getItem(`unsent:review:${requestId}`) ?? "{}")).toEqual({ ...stars, text });
  await user.click(screen.getByRole("button", { name: "Donner mon avis" }));
  await screen.findByText(/^Votre avis est enregistré/);
  expect(asked("review.save")).toEqual([
    { jobRequestId: requestId, ...stars, text, photoIds: [], photosReleased: false },
  ]);
  expect(localStorage.getItem(`unsent:review:${requestId}`)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Modifier mon avis" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Votre expérience/ }).value).toBe(text);
});

test("what is shown can no more be changed, and stands with what the company said", async () => {
  const verdict = { matched: true, reachable: true, paidOnTime: false };
  const { writeUntil: _late, ...known } = reviews;
  await open("Tenderer", { ...known, shown: true, otherWrote: true, review, verdict });
  await screen.findByText(text);
  screen.getByText(/Vous avez payé dans les délais.*non/);
  expect(screen.queryByRole("button", { name: "Modifier mon avis" })).toBeNull();
});

test("withheld words are told with why and since when", async () => {
  const { text: _gone, ...stays } = review ?? {};
  const withheld = { reason: "insult", at };
  await open("Tenderer", { ...reviews, shown: true, review: { ...stays, withheld } as RequestReviews["review"] });
  await screen.findByText(/Texte retiré le 01\/06\/2026.*Injure ou menace/);
});

test("a company answers three questions before it sends, and answers a shown review once", async () => {
  const verdict = { matched: true, reachable: false, paidOnTime: true };
  const { user, asked } = await open(
    "Company",
    { ...reviews, otherWrote: true },
    {
      "review.saveOfClient": () => ({
        ...reviews,
        shown: true,
        verdict,
        review: { ...review, answerUntil: "2026-07-15T08:00:00.000Z" },
      }),
      "review.answer": () => review,
    },
  );
  await screen.findByText(/Le client a déjà donné son avis/);
  const say = (group: RegExp, name: string) =>
    user.click(within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name }));
  await say(/correspondait/, "Oui");
  await say(/joignable/, "Non");
  await user.click(screen.getByRole("button", { name: "Donner mon avis" }));
  expect(asked("review.saveOfClient")).toEqual([]);
  await say(/payé/, "Oui");
  await user.click(screen.getByRole("button", { name: "Donner mon avis" }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(asked("review.saveOfClient")).toEqual([{ jobRequestId: requestId, ...verdict }]);
  await user.type(screen.getByRole("textbox", { name: "Votre réponse publique" }), "Merci de votre confiance.");
  await user.click(screen.getByRole("button", { name: "Publier ma réponse" }));
  await waitFor(() => expect(asked("review.answer")).toEqual([{ id: review?.id, text: "Merci de votre confiance." }]));
});

test("a client reads how often companies said yes of it, and that others read it too", async () => {
  await open(
    "Tenderer",
    { ...reviews, shown: true, review },
    { "review.clientFigures": () => ({ count: 2, matched: 2, reachable: 1, paidOnTime: 2 }) },
  );
  await screen.findByRole("heading", { name: "Ce que disent de vous 2 entreprises" }, { timeout: 20_000 });
  expect(screen.getByText("Vous étiez joignable").nextElementSibling?.textContent).toBe("1 sur 2");
  screen.getByText(/Les entreprises lisent ces chiffres avant de vous répondre, à partir de 3 avis/);
});

test("beside an answer stands what clients said of the company: a score from three reviews on", async () => {
  const scoreOf = (more: object) => ({
    "review.scores": () => ({ items: [{ companyId: offer.company.id, ...more }] }),
  });
  await open(
    "Tenderer",
    { ...reviews, shown: true },
    scoreOf({ count: 12, score: 4.56, distribution: [0, 0, 1, 3, 8] }),
  );
  const article = await screen.findByRole("article", { name: /Peinture/ });
  await expect.poll(() => article.textContent).toMatch(/4,6 \(12 avis\)/);
});

const photo = { id: requestId, url: "/api/File/1?signature=a", width: 800, height: 600 };

test("the client lets the company show the photos of its review, and takes that back once it is published too", async () => {
  const withPhoto = review && { ...review, photos: [photo], photosReleased: false };
  const { writeUntil: _late, ...published } = { ...reviews, shown: true, otherWrote: true };
  let released = false;
  const { user, asked } = await open(
    "Tenderer",
    { ...published, review: withPhoto },
    {
      "review.releasePhotos": (input: { released: boolean }) => {
        released = input.released;
        return { ...published, review: withPhoto && { ...withPhoto, photosReleased: released } };
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Laisser l’entreprise les montrer" }));
  await user.click(await screen.findByRole("button", { name: "Ne plus l’autoriser" }));
  await screen.findByRole("button", { name: "Laisser l’entreprise les montrer" });
  expect(asked("review.releasePhotos")).toEqual([
    { jobRequestId: requestId, released: true },
    { jobRequestId: requestId, released: false },
  ]);
});

test("of a review without photos nothing is asked about them", async () => {
  await open("Tenderer", { ...reviews, shown: true, review });
  await screen.findByText(text);
  expect(screen.queryByRole("button", { name: /Laisser l’entreprise/ })).toBeNull();
});

test("who adds photos is asked, with nothing ticked; what was said before is there when it is changed", async () => {
  const before = review && { ...review, photos: [photo], photosReleased: true };
  const { user, asked } = await open(
    "Tenderer",
    { ...reviews, review: before, showsAt: "2026-06-15T08:00:00.000Z" },
    { "review.save": () => ({ ...reviews, review: before }) },
  );
  await user.click(await screen.findByRole("button", { name: "Modifier mon avis" }));
  const tick = await screen.findByRole<HTMLInputElement>("checkbox", { name: /montrer ces photos sur sa page/ });
  expect(tick.checked).toBe(true);
  await user.click(tick);
  await user.click(screen.getByRole("button", { name: "Enregistrer l’avis" }));
  await waitFor(() => expect(asked("review.save")).toMatchObject([{ photoIds: [photo.id], photosReleased: false }]));
});

test.each(["Tenderer", "Company"] as const)(
  "%s: once the work is done, what is left to say stands first",
  async (role) => {
    await open(role, reviews);
    const form = await screen.findByRole("form", {
      name: role === "Company" ? "Votre avis sur le client" : /^Votre avis sur/,
    });
    const first =
      role === "Company"
        ? screen.getByLabelText("La demande")
        : screen.getByRole("heading", { name: /^Vous avez choisi|réponse/ });
    const order = form.compareDocumentPosition(first);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test("a review that waits for the other one has no day yet", async () => {
  const showsAt = "2099-06-15T08:00:00.000Z";
  await open("Tenderer", { ...reviews, review: { ...review, showsAt }, showsAt });
  const article = (await screen.findByText(text)).closest("article");
  expect(article?.textContent).not.toMatch(/2099/);
});
