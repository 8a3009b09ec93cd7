import type { OwnShowcase } from "@metiro/shared/showcase/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visit } from "#test/app.tsx";
import { company, profileOf, usual } from "../../profile.fixture.ts";

const none: OwnShowcase = {
  proposedSlug: "peinture-favre",
  formerSlugs: [],
  published: false,
  visible: false,
  revision: 0,
};

async function open(showcase: OwnShowcase, as: { onPhone?: boolean } = {}) {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const visitor = await visit("/company/preview", {
    role: "Company",
    ...as,
    answers: {
      ...usual,
      "auth.profile": () => profileOf("Company"),
      "showcase.own": () => showcase,
      "proof.passport": () => ({ items: [] }),
      "review.scores": () => ({ items: [{ companyId: company.id, count: 2 }] }),
    },
  });
  await screen.findByTitle("Ce que voient les clients");
  return visitor;
}

test("beside the preview stands what is missing and where to add it; the page that nobody sees yet can be shown", async () => {
  const { user, at } = await open(none);
  const where = within(screen.getByRole("radiogroup", { name: "Où les clients vous voient" }));
  expect(where.getByRole<HTMLInputElement>("radio", { checked: true }).labels?.[0]?.textContent).toBe(
    "Avec votre réponse",
  );
  screen.getByRole("radio", { name: "Ordinateur", checked: true });
  expect(screen.getByRole("link", { name: "Afficher ma page" }).getAttribute("href")).toMatch(/showcase#published$/);
  expect(screen.getByRole("link", { name: "Modifier mon profil" }).getAttribute("href")).toBe("/company/profile");
  await user.click(screen.getByRole("link", { name: "Un logo" }));
  await waitFor(() => expect(at()).toBe("/company/profile#logoId"));
});

test("a page that everybody sees is shown first, and nothing says that it is not", async () => {
  await open({ ...none, slug: "peinture-favre", published: true, visible: true, revision: 1 });
  screen.getByRole("radio", { name: "Page publique", checked: true });
  expect(screen.queryByText("Votre page n’est pas affichée")).toBeNull();
  screen.getByText("/companies/peinture-favre");
});

test("on a phone the preview is as wide as one and no other, and belongs to the profile in the menu below", async () => {
  await open(none, { onPhone: true });
  expect(screen.getByTitle("Ce que voient les clients").style.width).toBe("390px");
  expect(screen.queryByRole("radiogroup", { name: "Largeur de l’aperçu" })).toBeNull();
  const below = within(screen.getByRole("navigation", { name: "Menu du bas" }));
  expect(below.getByRole("link", { current: "page" }).textContent).toBe("Profil");
});
