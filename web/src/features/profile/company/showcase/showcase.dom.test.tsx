import type { OwnShowcase } from "@metiro/shared/showcase/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { profileOf, usual } from "../../profile.fixture.ts";

const none: OwnShowcase = {
  proposedSlug: "peinture-morand",
  formerSlugs: [],
  published: false,
  visible: false,
  revision: 0,
};
const shown: OwnShowcase = { ...none, slug: "peinture-morand", published: true, visible: true, revision: 1 };

const open = (showcase: OwnShowcase, answers: Answers = {}) =>
  visit("/company/profile/showcase", {
    role: "Company",
    answers: {
      ...usual,
      "auth.profile": () => profileOf("Company"),
      "showcase.own": () => showcase,
      ...answers,
    },
  });
const tick = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /Afficher ma page/ });
const slug = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Adresse de la page" });
const save = () => screen.getByRole("button", { name: "Enregistrer" });
const link = () => screen.queryByRole<HTMLAnchorElement>("link", { name: "Voir ma page" });

test("a page is off until the company shows it, at the address that its name makes; then one can look at it", async () => {
  const { user, asked } = await open(none, { "showcase.save": () => shown });
  await screen.findByRole("form", { name: "Page publique" });
  expect([tick().checked, slug().value, link()]).toEqual([false, "peinture-morand", null]);
  await user.click(tick());
  await user.click(save());
  await screen.findByText("Votre page est en ligne.");
  expect(asked("showcase.save")).toEqual([{ published: true, slug: "peinture-morand", baseRevision: 0 }]);
  expect(link()?.getAttribute("href")).toBe("/companies/peinture-morand");
});

test("a new address is saved, the former one is told, and the link leads to the new one", async () => {
  const moved = { ...shown, slug: "morand", formerSlugs: ["peinture-morand"], revision: 2 };
  const { user, asked } = await open(shown, { "showcase.save": () => moved });
  await screen.findByRole("form", { name: "Page publique" });
  await user.clear(slug());
  await user.type(slug(), "morand");
  await user.click(save());
  await screen.findByText("Mènent aussi à votre page : peinture-morand");
  expect(asked("showcase.save")).toEqual([{ published: true, slug: "morand", baseRevision: 1 }]);
  expect(link()?.getAttribute("href")).toBe("/companies/morand");
});

test("an address of another company is refused at its field, and nothing that was typed is lost", async () => {
  const { user } = await open(shown, {
    "showcase.save": () => {
      throw refusal("SLUG_TAKEN", { errors: { slug: ["Cette adresse est déjà prise."] } });
    },
  });
  await screen.findByRole("form", { name: "Page publique" });
  await user.clear(slug());
  await user.type(slug(), "toiture-alpes");
  await user.click(save());
  await screen.findByText("Cette adresse est déjà prise.");
  expect(slug().value).toBe("toiture-alpes");
});

test("a page of a paused company says that nobody sees it, and leads nowhere", async () => {
  await open({ ...shown, visible: false });
  await screen.findByText(/Votre compte est en pause/);
  await waitFor(() => expect(tick().checked).toBe(true));
  expect(link()).toBeNull();
});
