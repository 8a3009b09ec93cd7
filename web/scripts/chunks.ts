import { realpathSync } from "node:fs";
import path from "node:path";
import { type Chunking, inAll, planChunks } from "./chunk-plan.ts";

const web = path.resolve(import.meta.dirname, "..");

/** Modules by name, in the repository; one that bears another name since is a mistake here, and not a chunk without it. */
function filesOf(...names: string[]): Set<string> {
  return new Set(names.map((name) => realpathSync(path.join(web, "..", name))));
}

/**
 * What both the plain pages (entry-public.ts) and the application start with, and what either fetches more with: a plain page
 * that found the bundler's helper for it in the application would fetch the whole of that.
 */
const baseParts = filesOf(
  "web/src/app.css",
  "web/src/page/back-to-top.ts",
  "web/src/page/marks.ts",
  "web/src/page/views.ts",
  "web/src/session/browser.ts",
  "web/src/session/claims.ts",
  "web/src/session/session.ts",
  "web/src/session/device-storage.ts",
  "web/src/session/in-time.ts",
  "web/src/i18n/catalogue-name.ts",
  "web/src/i18n/language.ts",
  "web/src/art/drawing-of.ts",
  "web/src/drafts/unsent-requests.ts",
  "web/src/drafts/device-draft.ts",
  "web/src/site/withdraw-notifications.ts",
  "shared/src/text/fold.ts",
);
const preloadHelper = /vite\/preload-helper/;

/** What else the script of the plain pages is made of. */
const plainParts = /\/web\/src\/(page\/|drafts\/notice\.|layout\/public\/search\/(attach-[a-z]+|fetch-data)\.)/;

/** Whatever the section, its document starts with these and what they import. */
const starts = ["start.tsx", "tree.ts"].map((file) => path.join(web, "src/sections", file));

const inEverySection = (() => {
  let known: Set<string> | undefined;
  return (id: string, chunking: Chunking): boolean => {
    if (!known) {
      const found = (known = new Set());
      const visit = (module: string) => {
        if (found.has(module)) return;
        found.add(module);
        chunking.getModuleInfo(module)?.importedIds.forEach(visit);
      };
      starts.forEach(visit);
    }
    return known.has(id);
  };
})();

/** A part of the script of plain pages that every section starts with too: in the former it would bring all of that along. */
const isBase = (id: string, chunking: Chunking): boolean =>
  baseParts.has(id) || preloadHelper.test(id) || (plainParts.test(id) && inEverySection(id, chunking));

/** Small, and needed by what every page fetches a moment after it stands: no request of its own. */
const smallParts = filesOf("web/src/session/device/push-subscription.ts", "web/src/site/worker.ts");

const isApplication = (id: string, chunking: Chunking): boolean => smallParts.has(id) || inEverySection(id, chunking);

/** The client of the API with its cache. */
const callParts =
  /\/node_modules\/(@trpc|@tanstack\/(react-query|query-core))\/|\/web\/src\/api\/(browser|calls-provider|trpc)\./;

/** What checks values. Many modules name it for a part that is left out of the build: the graph says that their pages need it. */
const checkParts = /\/node_modules\/zod\//;

/** What pages with a form are known by (scripts/checks/first-load.ts). */
const formParts = /\/node_modules\/react-hook-form\//;

/** What else several pages need, put together by how often (chunk-plan.ts). */
const shared = (() => {
  let plan: Map<string, string> | undefined;
  return (id: string, chunking: Chunking): string | null => {
    plan ??= planChunks(chunking, (module) => {
      if (isBase(module, chunking)) return "base";
      if (plainParts.test(module)) return "plain";
      if (isApplication(module, chunking)) return inAll;
      if (callParts.test(module)) return "calls";
      if (checkParts.test(module)) return "checks";
      return formParts.test(module) ? "forms" : undefined;
    });
    return plan.get(id) ?? null;
  };
})();

/** What every page of a kind needs comes as one file: it compresses better than a dozen small ones. */
export const chunkGroups = [
  {
    name: (id: string, chunking: Chunking) => (isBase(id, chunking) ? "base" : null),
    debugName: "base",
    priority: 6,
  },
  { name: "plain", test: plainParts, priority: 5 },
  {
    name: (id: string, chunking: Chunking) =>
      isApplication(id, chunking) || shared(id, chunking) === inAll ? inAll : null,
    debugName: inAll,
    priority: 4,
  },
  { name: "calls", test: callParts, priority: 3 },
  { name: "checks", test: checkParts, priority: 3 },
  { name: "forms", test: formParts, priority: 3 },
  { name: shared, debugName: "shared", includeDependenciesRecursively: false, priority: 1 },
];

/**
 * Whether a file must be named where a part is fetched later, so that all it needs comes at once: not what a page of a section has
 * started with. A name does not compress, and each file with such a part would carry these.
 */
export const notAtStart = (name: string): boolean =>
  !/(^|\/)(base|plain|application|rolldown-runtime|auth|wizard|client|company|admin)-[\w-]{8}\.(js|css)$/.test(name);

/** What a page has a moment after it stands (`layout/deferred`), and an entry of its menu: what they need is named in no page, and comes one after the other. */
export const isLater = (file: string): boolean => /\/(deferred|install-entry)-[\w-]{8}\.js$/.test(file);
