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
  "a category that is chosen comes into sight where it stands below the tree: %s",
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
    const cleaning = await screen.findByRole("link", { name: "Nettoyage" });
    const came = vi.spyOn(Element.prototype, "scrollIntoView");
    await user.click(cleaning);
    await screen.findByRole("heading", { level: 2, name: "Nettoyage" });
    expect(at()).toBe("/admin/category/list?category=b");
    expect(came).toHaveBeenCalledTimes(onPhone ? 1 : 0);
  },
);
