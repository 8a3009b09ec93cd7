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
