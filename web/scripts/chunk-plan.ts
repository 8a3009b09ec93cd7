import path from "node:path";
import { minifySync } from "vite";
import { allSections, callsAtOnce, entryOf, sectionOf } from "../src/site/section.ts";

const web = path.resolve(import.meta.dirname, "..");

/** What the bundler tells of its modules when it makes chunks. */
export interface Chunking {
  getModuleInfo: (
    id: string,
  ) => { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** What one look at a page, or one part that is fetched later, consists of, and how much it counts. */
interface View {
  roots: readonly string[];
  weight: number;
  /** So many bytes of script as one more request is worth. */
  requestWorth: number;
}

/** Modules that exactly the same views need. */
interface Cluster {
  modules: string[];
  views: ReadonlySet<number>;
  bytes: number;
  /** Its chunk is another one's concern. */
  isPlaced: boolean;
}

/**
 * So many bytes of script as one more request is worth: on a slow line it waits for its turn and for its way. Less where a first view
 * has few of them: pages that nobody signs in for are come to once, from somewhere else, and fetch no calls.
 */
const requestWorth = { panel: 2_400, open: 1_200 };
/** Of what is minified, brotli leaves so much. */
const compression = 0.3;

/** What a page's first view counts; a door is one that people come in by, from a search, a mail or a bookmark. */
const weights = { panel: { door: 12, other: 1 }, open: { door: 24, other: 10 } };
const doors =
  /routes\/((tenderer|company|admin|admin\/jobs)\/index|(tenderer|company)\/requests\/\$id\/index|admin\/jobs\/\$id|auth\/(login|register\/(company|tenderer))|request\/\$slug)\.tsx/;

/** Fetched later, but by nearly everybody; who has answered the wizard's first question waits for what follows. */
const awaited = /\/(wizard\/deferred-parts|deferred\/deferred|toast\/toast-list|live\/follow)\.tsx?$/;
const awaitedWeight = 8;

/** The file that every section starts with (chunks.ts). */
export const inAll = "application";
export const iconParts = /\/node_modules\/lucide-react\//;

const inWeb = (file: string): string => path.join(web, file);
const pageOf = (id: string): string | undefined => /\/web\/src\/routes(\/.*)\.tsx\?tsr-split=component$/.exec(id)?.[1];

/**
 * Which modules travel together, by module: one that several views need is joined with others where the requests that are
 * saved are worth more than what is fetched in vain. What one view alone needs stays with it. `placeOf` names what has its
 * place already.
 */
export function planChunks(chunking: Chunking, placeOf: (id: string) => string | undefined): Map<string, string> {
  const graph = graphOf(chunking);
  const roots = new Set([...graph.values()].flatMap(({ later }) => later));
  const starts = allSections.map((section) => inWeb(entryOf(section)));
  const views = viewsOf([...roots].toSorted(), starts);
  const known = (id: string) => placeOf(id) ?? treeOf(id) ?? (roots.has(id) || starts.includes(id) ? id : undefined);
  const clusters = clustersOf(graph, views, known);
  const icons = clusters.filter((cluster) => isShared(cluster) && cluster.modules.every((id) => iconParts.test(id)));
  const others = clusters.filter((cluster) => !icons.includes(cluster));
  join(others, views, graph);
  const files = new Map(others.filter(isShared).map((cluster, rank) => [`shared-${rank}`, cluster]));
  const application = others.find(({ isPlaced, modules }) => isPlaced && modules.some((id) => placeOf(id) === inAll));
  if (application) files.set(inAll, application);
  for (const icon of icons) homeOf(icon, files, views)?.modules.push(...icon.modules);
  return new Map([...files].flatMap(([name, { modules }]) => modules.map((id) => [id, name] as const)));
}

/**
 * Where an icon goes that several views draw: with what all of them fetch anyhow, and the fewest others. A file of its own would be
 * a request for a tenth of a kilobyte, and joined by its worth it would bring to one page what another is made of.
 */
function homeOf(icon: Cluster, files: ReadonlyMap<string, Cluster>, views: readonly View[]): Cluster | undefined {
  const weight = ({ views: all }: Cluster) => [...all].reduce((sum, view) => sum + (views[view]?.weight ?? 0), 0);
  const around = [...files.values()].filter((cluster) => icon.views.isSubsetOf(cluster.views));
  return around.toSorted((one, other) => weight(one) - weight(other))[0];
}

/** The routes of a section go with its entry: joined with what other sections need, they would bring the names of all its pages there. */
function treeOf(id: string): string | undefined {
  const place = /\/web\/src\/routes(\/.*)\.tsx$/.exec(id)?.[1];
  const section = place === undefined ? undefined : sectionOf(place);
  return section && inWeb(entryOf(section));
}

const bytesOf = (code: string): number => minifySync("part.js", code, { module: true }).code.length * compression;

type Graph = ReadonlyMap<string, { bytes: number; imports: readonly string[]; later: readonly string[] }>;

function graphOf(chunking: Chunking): Graph {
  const graph = new Map<string, { bytes: number; imports: string[]; later: string[] }>();
  const waiting = [...allSections.map((section) => inWeb(entryOf(section))), inWeb("src/entry-public.ts")];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (graph.has(id)) continue;
    const info = chunking.getModuleInfo(id);
    const imports = info?.importedIds ?? [];
    const later = info?.dynamicallyImportedIds ?? [];
    // An icon is next to nothing, and says nothing about what else travels together.
    const bytes = iconParts.test(id) ? 0 : bytesOf(info?.code ?? "");
    graph.set(id, { bytes, imports, later });
    waiting.push(...imports, ...later);
  }
  return graph;
}

function viewsOf(roots: readonly string[], starts: readonly string[]): View[] {
  const pages = roots.flatMap((id) => {
    const place = pageOf(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const layouts = pages.filter(({ place }) => place.endsWith("/route"));
  const shown = pages
    .filter((page) => !layouts.includes(page))
    .flatMap(({ id, place }) => {
      const section = sectionOf(place);
      if (!section) return [];
      const around = layouts.filter((layout) => place.startsWith(layout.place.slice(0, -"route".length)));
      const entry = starts.filter((start) => start === inWeb(entryOf(section)));
      const calls = callsAtOnce(section) ? roots.filter((root) => root === inWeb("src/api/browser.ts")) : [];
      const own = [...entry, ...calls, ...around.map((layout) => layout.id), id];
      const kind = callsAtOnce(section) ? "panel" : "open";
      const weight = weights[kind][doors.test(id) ? "door" : "other"];
      return [{ roots: own, weight, requestWorth: requestWorth[kind] }];
    });
  const later = roots
    .filter((id) => pageOf(id) === undefined)
    .map((id) => ({
      roots: [id],
      weight: awaited.test(id) ? awaitedWeight : 0.2,
      requestWorth: requestWorth.panel,
    }));
  return [...shown, ...later];
}

function clustersOf(graph: Graph, views: readonly View[], placeOf: (id: string) => string | undefined): Cluster[] {
  const viewsBy = new Map<string, Set<number>>();
  views.forEach(({ roots }, view) => {
    const waiting = [...roots];
    const seen = new Set<string>();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (!viewsBy.has(id)) viewsBy.set(id, new Set());
      viewsBy.get(id)?.add(view);
      waiting.push(...(graph.get(id)?.imports ?? []));
    }
  });
  const clusters = new Map<string, Cluster>();
  for (const [id, needed] of [...viewsBy].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const place = placeOf(id);
    const key = place ?? [...needed].toSorted((one, other) => one - other).join();
    const cluster = clusters.get(key) ?? { modules: [], views: new Set(), bytes: 0, isPlaced: place !== undefined };
    cluster.modules.push(id);
    cluster.views = cluster.views.union(needed);
    cluster.bytes += graph.get(id)?.bytes ?? 0;
    clusters.set(key, cluster);
  }
  return [...clusters.values()];
}

const isShared = ({ isPlaced, views }: Cluster): boolean => !isPlaced && views.size > 1;

type Needs = ReadonlyMap<Cluster, ReadonlySet<Cluster>>;

/** What each cluster imports of others. */
function importsOf(clusters: readonly Cluster[], graph: Graph): Map<Cluster, Set<Cluster>> {
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.modules.map((id) => [id, cluster] as const)));
  return new Map(
    clusters.map((cluster) => {
      const ids = cluster.modules.flatMap((id) => graph.get(id)?.imports ?? []);
      const imported = new Set(ids.flatMap((id) => clusterOf.get(id) ?? []));
      imported.delete(cluster);
      return [cluster, imported];
    }),
  );
}

/** What each cluster needs, by whatever way. */
function needsOf(imports: Needs): Needs {
  return new Map(
    [...imports].map(([cluster, direct]) => {
      const all = new Set<Cluster>();
      const waiting = [...direct];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        if (next === cluster || all.has(next)) continue;
        all.add(next);
        waiting.push(...(imports.get(next) ?? []));
      }
      return [cluster, all];
    }),
  );
}

/** What a view that one of a pair is new to would fetch in vain: that one, and what it needs besides. */
function vain(fetched: Cluster, at: number, view: View, needs: Needs): number {
  let bytes = fetched.bytes;
  for (const needed of needs.get(fetched) ?? []) if (!needed.views.has(at)) bytes += needed.bytes + view.requestWorth;
  return bytes;
}

/** What joining two is worth in bytes: a request less for each view of both, what a view of one alone fetches in vain. */
function worthOf(one: Cluster, other: Cluster, views: readonly View[], needs: Needs): number {
  let worth = 0;
  for (const at of one.views.union(other.views)) {
    const view = views[at];
    if (!view) continue;
    const missing = [one, other].find((cluster) => !cluster.views.has(at));
    worth += view.weight * (missing ? -vain(missing, at, view, needs) : view.requestWorth);
  }
  return worth;
}

/** Whether one needs the other by way of a third: joined, that one and they would need each other. */
const isBetween = (one: Cluster, other: Cluster, needs: Needs): boolean =>
  [...(needs.get(one) ?? [])].some((third) => third !== other && needs.get(third)?.has(other));

/** Joins the pair that it is worth most for, until none is; never so that two would need each other. */
function join(clusters: Cluster[], views: readonly View[], graph: Graph): void {
  const imports = importsOf(clusters, graph);
  const worths = new Map<Cluster, Map<Cluster, number>>(clusters.filter(isShared).map((one) => [one, new Map()]));
  for (;;) {
    const needs = needsOf(imports);
    let best: { one: Cluster; other: Cluster; worth: number } | undefined;
    const shared = [...worths.keys()];
    shared.forEach((one, rank) => {
      const known = worths.get(one);
      for (const other of shared.slice(rank + 1)) {
        const worth = known?.get(other) ?? worthOf(one, other, views, needs);
        known?.set(other, worth);
        if (worth <= (best?.worth ?? 0) || isBetween(one, other, needs) || isBetween(other, one, needs)) continue;
        best = { one, other, worth };
      }
    });
    if (!best) return;
    const { one, other } = best;
    const all = one.views.union(other.views);
    for (const needed of [...(needs.get(one) ?? []), ...(needs.get(other) ?? [])])
      needed.views = needed.views.union(all);
    one.modules.push(...other.modules);
    one.views = all;
    one.bytes += other.bytes;
    clusters.splice(clusters.indexOf(other), 1);
    for (const imported of imports.get(other) ?? []) imports.get(one)?.add(imported);
    imports.get(one)?.delete(one);
    imports.get(one)?.delete(other);
    imports.delete(other);
    for (const [cluster, imported] of imports) if (imported.delete(other) && cluster !== one) imported.add(one);
    worths.delete(other);
    const changed = new Set([one, other, ...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]);
    for (const [cluster, known] of worths) {
      if (changed.has(cluster)) known.clear();
      else for (const each of changed) known.delete(each);
    }
  }
}
