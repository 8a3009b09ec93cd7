import type { BlogItem } from "@metiro/shared/blog/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const post = (end: string, fields: Partial<BlogItem>): BlogItem => ({
  id: `01900000-0000-7000-8000-0000000000${end}`,
  title: "Choisir un peintre",
  slug: "choisir-un-peintre",
  summary: "Ce qu’il faut demander.",
  translations: {},
  authorName: "Anne Favre",
  readingMinutes: 3,
  published: false,
  state: "draft",
  hasChanges: false,
  revision: 1,
  createdAt: "2026-01-05T08:00:00.000Z",
  updatedAt: "2026-01-05T08:00:00.000Z",
  ...fields,
});
const out = { published: true, state: "published", publishedAt: "2024-01-05T08:00:00.000Z" } as const;
const english = { en: { title: "Choosing a painter", summary: "What to ask." } };
const counts = { draft: 2, scheduled: 0, published: 1 };

test("tabs tell how many posts there are of each state, and a phone says the state, the day and the languages of each", async () => {
  const { user, asked } = await visit("/admin/blog/list", {
    role: "Admin",
    answers: {
      "category.list": () => [],
      "blog.list": ({ state }: { state?: keyof typeof counts }) => ({
        items: [
          post("01", { ...out, translations: english }),
          post("02", {}),
          post("03", { ...out, hasChanges: true }),
        ],
        totalCount: state ? counts[state] : 3,
        stateCounts: counts,
        totalCapped: false,
        pageNumber: 1,
        pageSize: 10,
        totalPages: 1,
      }),
    },
  });
  const tabs = within(await screen.findByRole("navigation", { name: "État des articles" }));
  await expect
    .poll(() => tabs.getAllByRole("link").map(({ textContent }) => textContent))
    .toEqual(["Tous3", "Brouillons2", "Programmés0", "Publiés1"]);
  await expect
    .poll(() => [...document.querySelectorAll('tbody [data-place="figure"]')].map(({ textContent }) => textContent))
    .toEqual(["Publié05/01/2024FR · EN", "BrouillonFR", "Modifications en attenteFR"]);
  // The page of the list is all that is asked for: it counts what is looked for as well.
  expect(asked("blog.list")).toHaveLength(1);
  await user.type(screen.getByRole("searchbox"), "peintre");
  await expect.poll(() => asked("blog.list").at(-1)).toMatchObject({ search: "peintre", pageSize: 10 });
});
