import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageOf } from "#domain/request/request.fixture.ts";
import { visit } from "#test/app.tsx";

const company = { id: "01900000-0000-7000-8000-000000000041", name: "Peinture Morand Sàrl", locality: "Morges" };

const review = {
  id: "01900000-0000-7000-8000-000000000042",
  jobRequestId: "01900000-0000-7000-8000-000000000043",
  company,
  author: { firstName: "Camille", canton: "Vaud" },
  stars: { quality: 5, punctuality: 4, price: 5, contact: 3 },
  mean: 4.25,
  text: "Travail soigné, chantier propre chaque soir.",
  photos: [],
  showsAt: "2026-06-15T08:00:00.000Z",
  answer: { text: "Merci de votre confiance.", at: "2026-06-16T08:00:00.000Z" },
};

test("the back office looks for words, reads the fewest stars first, and of one company as an address brings it", async () => {
  const { user, asked, at } = await visit(`/admin/reviews?companyId=${company.id}`, {
    role: "Admin",
    answers: { "review.list": () => ({ ...pageOf([review]), totalCapped: false }) },
  });
  await waitFor(() => expect(asked("review.list").at(-1)).toMatchObject({ companyId: company.id }));
  await user.click(await screen.findByRole("button", { name: "Retirer Une seule entreprise" }));
  await waitFor(() => expect(at()).toBe("/admin/reviews"));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Ordre" }), "Les moins bien notés");
  await user.type(screen.getByRole("searchbox", { name: "Rechercher" }), "retard");
  await waitFor(() => expect(asked("review.list").at(-1)).toMatchObject({ search: "retard", sort: "lowest" }));
  expect(at()).toContain("sort=lowest");
});

test("a review of the list says whom it is about first, and unfolds its stars one by one and the answer", async () => {
  const { user } = await visit("/admin/reviews", {
    role: "Admin",
    answers: { "review.list": () => ({ ...pageOf([review]), totalCapped: false }) },
  });
  const shown = (words: string) => screen.getByText(words, { selector: "dt" });
  const about = await screen.findByRole("link", { name: company.name });
  expect(about.getAttribute("href")).toBe(`/admin/company/${company.id}`);
  screen.getByText("Camille, Vaud");
  expect(shown("Ponctualité").closest("[hidden]")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Notes", expanded: false }));
  expect(shown("Ponctualité").closest("[hidden]")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Réponse", expanded: false }));
  expect(screen.getByText(review.answer.text).closest("[hidden]")).toBeNull();
  expect(shown("Ponctualité").closest("[hidden]")).toBeTruthy();
});
