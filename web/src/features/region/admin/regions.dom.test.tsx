import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const id = (end: number) => `01900000-0000-7000-8000-${String(end).padStart(12, "0")}`;
const use = { companyCount: 1, coveringCount: 1, requestCount: 0, clientCount: 0, translations: {}, revision: 1 };
const canton = (end: number, name: string) => ({
  ...use,
  id: id(end),
  name,
  slug: name.toLowerCase(),
  subregions: [{ ...use, id: id(end + 1), parentId: id(end), name: `${name} Centre`, slug: `${name.toLowerCase()}-c` }],
});

test("on a phone what a canton has stands at one place down the list, also below one that has less", async () => {
  const few = { ...canton(20, "Vaud"), companyCount: 0, clientCount: 3 };
  await visit("/admin/regions", {
    role: "Admin",
    answers: { "region.overview": () => [{ ...canton(10, "Jura"), clientCount: 2 }, few], "region.tree": () => [] },
  });
  const parts = (words: string) =>
    Array.from(screen.getByText(words).parentElement?.children ?? [], ({ textContent }) => textContent);
  await screen.findByText("Jura");
  expect(parts("2 clients")).toEqual(["1 entreprise", "", "2 clients"]);
  expect(parts("3 clients")).toEqual(["", "", "3 clients"]);
});

test("districts without coverage are said in words on a phone, and a canton is added from the menu", async () => {
  const open = { ...use, coveringCount: 0, id: id(32), parentId: id(30), name: "Morges", slug: "morges" };
  const { user } = await visit("/admin/regions", {
    role: "Admin",
    answers: { "region.overview": () => [{ ...canton(30, "Vaud"), subregions: [open] }], "region.tree": () => [] },
  });
  expect((await screen.findByText("1 sans couverture")).getAttribute("aria-hidden")).toBe("true");
  expect(screen.queryByRole("button", { name: "Ajouter un canton" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ajouter un canton" }));
  expect(await screen.findByRole("dialog", { name: "Ajouter un canton" })).toBeTruthy();
});

test("j and k go from canton to district, o unfolds", async () => {
  const { user } = await visit("/admin/regions", {
    role: "Admin",
    answers: { "region.overview": () => [canton(10, "Jura"), canton(20, "Vaud")], "region.tree": () => [] },
  });
  await screen.findByText("Jura");
  const focused = () => document.activeElement?.querySelector("td")?.textContent;
  await user.keyboard("j");
  expect(focused()).toMatch(/^Jura/);
  expect(screen.queryByText("Jura Centre")).toBeNull();
  await user.keyboard("o");
  expect(screen.getByText("Jura Centre")).toBeTruthy();
  await user.keyboard("j");
  expect(focused()).toMatch(/^Jura Centre/);
  await user.keyboard("j");
  expect(focused()).toMatch(/^Vaud/);
  await user.keyboard("kk");
  expect(focused()).toMatch(/^Jura1/);
});
