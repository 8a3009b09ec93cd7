import type { AnyRoute } from "@tanstack/react-router";
import type { AppRouteTree } from "./router.tsx";
import { Route as root } from "../routes/__root.tsx";

/** Where a route file stands: its id, its path below the route around it, and that one's id where it is not the root. */
export interface RoutePlace {
  file: string;
  id: string;
  path: string;
  parent?: string;
}

/** `../routes/admin/jobs/$id.tsx` is `/admin/jobs/$id`, below `../routes/admin/jobs/route.tsx`: as the router's generator has it. */
export function routePlacesOf(files: readonly string[]): RoutePlace[] {
  const idOf = (file: string) => /\/routes(\/.*)\.tsx$/.exec(file)?.[1]?.replace(/\/route$/, "") ?? "";
  const layouts = files.filter((file) => file.endsWith("/route.tsx")).map(idOf);
  return files.map((file) => {
    const id = idOf(file).replace(/\/index$/, "/");
    const parent = layouts
      .filter((layout) => id.startsWith(`${layout}/`))
      .toSorted((one, other) => other.length - one.length)[0];
    return { file, id, path: id.slice(parent?.length ?? 0), ...(parent !== undefined && { parent }) };
  });
}

/**
 * The tree of a section's routes, by file (`import.meta.glob`). Its type is that of all routes, so that links to other
 * sections are checked as well.
 */
export function treeOf(routes: Record<string, AnyRoute>): AppRouteTree {
  const places = routePlacesOf(Object.keys(routes));
  const routeOf = (place: RoutePlace | undefined) => (place && routes[place.file]) ?? root;
  const below = (parent: string | undefined) => places.filter((place) => place.parent === parent).map(routeOf);
  for (const { file, id, path, parent } of places) {
    const around = routeOf(places.find((place) => place.id === parent));
    routes[file]?.update({ id: path, path, getParentRoute: () => around } as object);
    const children = file.endsWith("/route.tsx") ? below(id) : [];
    if (children.length > 0) routes[file]?.addChildren(children);
  }
  return root.addChildren(below(undefined)) as unknown as AppRouteTree;
}
