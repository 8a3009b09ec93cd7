import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visit } from "#test/app.tsx";

const use = { requestCount: 0, recentRequestCount: 0, companyCount: 0 };
const categoryOf = (id: string, name: string, position: number) => ({
  id,
  name,
  slug: name.toLowerCase(),
  icon: "roller",
  translations: {},
  position,
  popular: false,
  subCategories: [],
  ...use,
});

test.each([true, false])(
  "a category that is chosen stands beside the tree, or on a phone (%s) in its place",
  async (onPhone) => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    const { user, at } = await visit("/admin/category/list", {
      role: "Admin",
      onPhone,
      answers: {
        "category.overview": () => ({
          order: "1",
          categories: [categoryOf("a", "Peinture", 1), categoryOf("b", "Nettoyage", 2)],
        }),
      },
    });
    vi.stubGlobal("scrollTo", vi.fn());
    await user.click(await screen.findByRole("link", { name: "Nettoyage" }));
    await screen.findByRole("heading", { level: 2, name: "Nettoyage" });
    expect(at()).toBe("/admin/category/list?category=b");
    expect(screen.queryAllByRole("link", { name: "Peinture" })).toHaveLength(onPhone ? 0 : 1);
    if (!onPhone) return;
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await user.click(screen.getByRole("link", { name: "Toutes les catégories" }));
    await screen.findByRole("link", { name: "Peinture" });
    expect(screen.queryByRole("heading", { level: 2, name: "Nettoyage" })).toBeNull();
  },
);
