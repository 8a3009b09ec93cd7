import path from "node:path";
import { expect, test } from "vitest";
import { allSections, entryOf } from "../src/site/section.ts";
import { planChunks } from "./chunk-plan.ts";

const web = path.resolve(import.meta.dirname, "..");
const inWeb = (file: string) => path.join(web, file);
const page = (route: string) => inWeb(`src/routes${route}.tsx?tsr-split=component`);

interface Module {
  bytes?: number;
  imports?: readonly string[];
  later?: readonly string[];
}

/** An application of some modules by name; each section's start fetches the pages of `pages` that belong to it. */
function planOf(modules: Record<string, Module>, pages: Record<string, readonly string[]>): Map<string, string> {
  const starts = Object.fromEntries(
    allSections.map((section): [string, Module] => {
      const later = Object.keys(pages).filter((route) => (roomsOf[section] ?? []).includes(route.split("/")[1] ?? ""));
      return [inWeb(entryOf(section)), { later: later.map(page) }];
    }),
  );
  const all: Record<string, Module> = {
    ...starts,
    ...Object.fromEntries(Object.entries(pages).map(([route, imports]) => [page(route), { imports }])),
    ...modules,
  };
  return planChunks(
    {
      getModuleInfo: (id) => ({
        // A text stays as long as it is when the rest is minified.
        code: `export default "${"x".repeat((all[id]?.bytes ?? 100) / 0.3)}";`,
        importedIds: [...(all[id]?.imports ?? [])],
        dynamicallyImportedIds: [...(all[id]?.later ?? [])],
      }),
    },
    () => undefined,
  );
}

const roomsOf: Partial<Record<string, string[]>> = { client: ["tenderer"] };

test("what the same pages need travels together, what one page alone needs stays with it", () => {
  const plan = planOf({}, { "/tenderer/a": ["list", "table", "own"], "/tenderer/b": ["list", "table"] });
  expect(plan.get("list")).toBeDefined();
  expect(plan.get("table")).toBe(plan.get("list"));
  expect(plan.get("own")).toBeUndefined();
});

test("small parts are joined for the request that is saved, large ones are not fetched in vain", () => {
  const pages = {
    "/tenderer/a": ["small", "frame", "large"],
    "/tenderer/b": ["frame", "small"],
    "/tenderer/c": ["frame", "large"],
  };
  const plan = planOf({ large: { bytes: 40_000 } }, pages);
  expect(plan.get("small")).toBe(plan.get("frame"));
  expect(plan.get("large")).not.toBe(plan.get("frame"));
});

test("the routes of a section stay with its entry, whatever its shell is joined with", () => {
  const tree = inWeb("src/routes/admin/jobs/index.tsx");
  const shell = { bytes: 2_000 };
  const plan = planOf(
    {
      [tree]: { bytes: 500 },
      shell,
      [inWeb(entryOf("admin"))]: { imports: [tree], later: ["/admin/a", "/admin/b"].map(page) },
    },
    { "/admin/a": ["shell"], "/admin/b": ["shell"], "/pages/guide": ["shell"] },
  );
  expect(plan.get("shell")).toBeDefined();
  expect(plan.get(tree)).toBeUndefined();
});
