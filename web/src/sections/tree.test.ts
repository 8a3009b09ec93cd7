import { createRouter, type AnyRoute } from "@tanstack/react-router";
import { expect, test } from "vitest";
import type { RouterContext } from "#layout/router-context.ts";
import { routeTree } from "./routeTree.gen.ts";
import { sectionOf } from "#site/section.ts";
import { routePlacesOf } from "./tree.ts";

const files = Object.keys(
  import.meta.glob(["../routes/**/*.tsx", "!../routes/_public/**", "!../routes/{__root,$}.tsx"]),
);

/** The routes as the router's generator has put them. */
const generated = Object.values(
  createRouter({ routeTree, context: {} as RouterContext }).routesById as unknown as Record<string, AnyRoute>,
)
  .filter(({ id }) => !/^(__root__|\/\$|\/_public.*)$/.test(id))
  .map(({ id, path, parentRoute }) => ({ id, path, parent: (parentRoute as AnyRoute).id }));

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

test("a section's routes stand where the generator puts them", () => {
  const places = routePlacesOf(files).map(({ id, path, parent }) => ({
    id,
    path: path.replace(/^\//, ""),
    parent: parent ?? "__root__",
  }));
  expect(places.toSorted(byId)).toEqual(
    generated.map((route) => ({ ...route, path: route.path.replace(/^\//, "") })).toSorted(byId),
  );
});

test("every route that is no public page belongs to a section", () => {
  expect(generated.filter(({ id }) => sectionOf(id) === undefined)).toEqual([]);
  expect([sectionOf("/_public/categories/"), sectionOf("/$"), sectionOf("__root__")]).toEqual(Array(3).fill(undefined));
});
