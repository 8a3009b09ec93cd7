import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visit } from "#test/app.tsx";

const idOf = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;
const use = { requestCount: 0, recentRequestCount: 0, companyCount: 0 };
const named = (number: number, name: string) => ({
  id: idOf(number),
  name,
  slug: name.toLowerCase(),
  translations: {},
  position: number,
  ...use,
});
const trade = (number: number, name: string, categoryNumber: number) => ({
  ...named(number, name),
  categoryId: idOf(categoryNumber),
  questionCount: 3,
});
const categories = [
  { ...named(1, "Peinture"), icon: "roller", popular: false, subCategories: [trade(3, "Plafonds", 1)] },
  { ...named(2, "Nettoyage"), icon: "roller", popular: false, requestCount: 4, subCategories: [] },
];
const overview = { order: "1", categories };

async function openMenu(category: number, answers: Record<string, () => unknown> = {}) {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  return visit(`/admin/category/list?category=${idOf(category)}`, {
    role: "Admin",
    answers: { "category.overview": () => overview, ...answers },
  });
}

test("a category with requests is not deleted before it is said where they pass to", async () => {
  const { user, asked } = await openMenu(2, { "category.merge": () => ({ id: idOf(2) }) });
  await user.click(await screen.findByRole("button", { name: "Supprimer Nettoyage" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer « Nettoyage » ?" }));
  await user.click(dialog.getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(dialog.getByRole("combobox").getAttribute("aria-invalid")).toBe("true"));
  expect(asked("category.merge")).toEqual([]);
  await user.selectOptions(dialog.getByRole("combobox"), "Peinture");
  await user.click(dialog.getByRole("button", { name: "Déplacer et supprimer" }));
  await waitFor(() => expect(asked("category.merge")).toEqual([{ id: idOf(2), targetId: idOf(1) }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a category without requests is deleted with nothing in its place", async () => {
  const { user, asked } = await openMenu(1, { "category.delete": () => ({ id: idOf(1) }) });
  await user.click(await screen.findByRole("button", { name: "Supprimer Peinture" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(asked("category.delete")).toEqual([{ id: idOf(1) }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a subcategory is moved to the category that is chosen for it", async () => {
  const { user, asked } = await openMenu(1, { "category.reorder": () => overview });
  await user.click((await screen.findAllByRole("button", { name: "Autres actions pour Plafonds" }))[0] as HTMLElement);
  await user.click(await screen.findByRole("menuitem", { name: "Changer de catégorie" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Changer « Plafonds/ }));
  await user.click(dialog.getByRole("button", { name: "Déplacer" }));
  await waitFor(() => expect(dialog.getByRole("combobox").getAttribute("aria-invalid")).toBe("true"));
  await user.selectOptions(dialog.getByRole("combobox"), "Nettoyage");
  await user.click(dialog.getByRole("button", { name: "Déplacer" }));
  await waitFor(() =>
    expect(asked("category.reorder")).toEqual([
      {
        baseOrder: "1",
        categories: [
          { id: idOf(1), subcategoryIds: [] },
          { id: idOf(2), subcategoryIds: [idOf(3)] },
        ],
      },
    ]),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});
