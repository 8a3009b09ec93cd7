import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageOf } from "#domain/request/request.fixture.ts";
import { visit } from "#test/app.tsx";

const companyId = "01900000-0000-7000-8000-000000000041";
const review = {
  id: "01900000-0000-7000-8000-000000000042",
  jobRequestId: "01900000-0000-7000-8000-000000000043",
  company: { id: companyId, name: "Peinture Morand Sàrl" },
  author: { firstName: "Camille", canton: "Vaud" },
  stars: { quality: 5, punctuality: 4, price: 5, contact: 3 },
  mean: 4.25,
  text: "Travail soigné, chantier propre chaque soir.",
  photos: [],
  showsAt: "2026-06-15T08:00:00.000Z",
  answerUntil: "2026-07-15T08:00:00.000Z",
};

const open = (reviews: object[], score: object) =>
  visit("/company/reviews", {
    role: "Company",
    answers: {
      "review.list": () => ({ ...pageOf(reviews), totalCapped: false }),
      "company.own": () => ({ id: companyId }),
      "review.scores": () => ({ items: reviews.length > 0 ? [{ companyId, ...score }] : [] }),
      "review.answer": () => review,
      "report.add": () => ({}),
      "conversation.unread": () => ({ total: 0, byRequest: [] }),
    },
  });

test("a company reads its score as clients see it, and asks for the field of an answer where it wants one", async () => {
  const { user, asked } = await open([review], { count: 12, score: 4.56, distribution: [0, 0, 1, 3, 8] });
  expect((await screen.findByText(/^Votre note, telle que/)).textContent).toMatch(/4,6 \(12 avis\)$/);
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Répondre publiquement" }));
  const field = screen.getByRole("textbox", { name: "Votre réponse publique" });
  expect(document.activeElement).toBe(field);
  await user.type(field, "Merci de votre confiance.");
  await user.click(screen.getByRole("button", { name: "Publier ma réponse" }));
  await waitFor(() => expect(asked("review.answer")).toEqual([{ id: review.id, text: "Merci de votre confiance." }]));
});

test("a review is reported with two presses; one whose words are withheld is not", async () => {
  const withheld = { ...review, id: companyId, withheld: { reason: "insult", at: review.showsAt } };
  const { user, asked } = await open([review, withheld], { count: 2 });
  await user.click(await screen.findByRole("button", { name: "Signaler l’avis : Camille" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Que se passe-t-il/ }, { timeout: 20_000 }));
  await user.click(dialog.getByRole("button", { name: "Propos blessants ou menaces" }));
  await waitFor(() => expect(asked("report.add")).toEqual([{ kind: "review", id: review.id, reason: "insult" }]));
});

test("without reviews the list leads to the work that was won", async () => {
  await open([], {});
  const link = within(await screen.findByRole("main")).getByRole("link", { name: "Voir mes demandes gagnées" });
  expect(link.getAttribute("href")).toBe("/company?tab=won");
  expect(screen.queryByText(/^Votre note/)).toBeNull();
});

test("with too few reviews for a note none is promised: their number is told, and from how many on there is one", async () => {
  await open([review], { count: 1 });
  expect((await screen.findByText(/^Ce que vos clients voient/)).textContent).toMatch(
    /nom\s: 1 avis\. Une note s’y ajoute dès 3 avis\.$/,
  );
  expect(screen.queryByText(/^Votre note/)).toBeNull();
});
