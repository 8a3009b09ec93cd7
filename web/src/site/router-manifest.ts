import { entryOf, type Section } from "./section.ts";

/** What Vite writes about each entry and chunk of the client build. */
export type ViteManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

const plainPage = "src/entry-public.ts";

export interface PageScript {
  attrs: { type?: "module" | "speculationrules"; src?: string };
  children?: string;
}

const script = (src: string): PageScript => ({ attrs: { type: "module", src } });

/** The scripts of a plain page. */
export const plainScripts = (vite: ViteManifest | undefined): readonly PageScript[] =>
  vite ? [fetchAhead, script(`/${chunkOf(vite, plainPage).file}`)] : [markStyles, script(`/${plainPage}`)];

/** The files with the styles of a plain page. */
export const plainStyles = (vite: ViteManifest): readonly string[] =>
  chunksOf(vite, plainPage).flatMap(({ css = [] }) => css);

/** A browser that knows these rules has the wizard's page by the time its link is pressed. */
const fetchAhead: PageScript = {
  attrs: { type: "speculationrules" },
  children: JSON.stringify({ prefetch: [{ where: { href_matches: "/request/*" }, eagerness: "moderate" }] }),
};

/**
 * The styles of a page, its scripts, and what else is fetched at once rather than after the script: those of the section
 * that the page belongs to, or of a plain page where it belongs to none.
 */
export function routerManifest(
  vite: ViteManifest | undefined,
  section: Section | undefined,
  routes: readonly string[] = [],
) {
  const plain = section === undefined;
  const entry = plain ? plainPage : entryOf(section);
  if (!vite) return developmentManifest(entry);
  // Also what stands below a part that the browser alone draws, which the router does not name here.
  const pages = plain ? [] : Object.keys(vite).filter((key) => routes.includes(routeOfChunk(key) ?? ""));
  const root = {
    // A plain page names its scripts itself: these would come with all that React needs.
    // What every section starts with is run as soon as it is there, while the rest is still on the line.
    scripts: plain ? [] : [applicationOf(vite) ?? [], `/${chunkOf(vite, entry).file}`].flat().map(script),
    css: chunksOf(vite, entry).flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    preloads: [...new Set([entry, ...pages].flatMap((key) => filesOf(vite, key)))],
  };
  return { routes: { __root__: root } };
}

/** What every section starts with, by its address (web/scripts/chunks.ts). */
export function applicationOf(vite: ViteManifest): string | undefined {
  const found = Object.values(vite).find(({ file }) => file.startsWith("assets/application-"));
  return found && `/${found.file}`;
}

function chunkOf(vite: ViteManifest, key: string) {
  const chunk = vite[key];
  if (!chunk) throw new Error(`The client build has no ${key}.`);
  return chunk;
}

/** `src/routes/auth/login.tsx?tsr-split=component` is a chunk of the route `/auth/login`. */
function routeOfChunk(key: string): string | undefined {
  const file = /^src\/routes(\/.*)\.tsx\?tsr-split=component$/.exec(key)?.[1];
  return file?.replace(/\/route$/, "").replace(/\/index$/, "/");
}

const filesOf = (vite: ViteManifest, key: string) => chunksOf(vite, key).map(({ file }) => `/${file}`);

/** A chunk and all that it imports. */
function chunksOf(vite: ViteManifest, key: string, found = new Map<string, ViteManifest[string]>()) {
  const chunk = vite[key];
  if (chunk && !found.has(chunk.file)) {
    found.set(chunk.file, chunk);
    for (const imported of chunk.imports ?? []) chunksOf(vite, imported, found);
  }
  return [...found.values()];
}

/** In development Vite marks the styles that it adds with the nonce that it finds on this element. */
const markStyles: PageScript = {
  attrs: {},
  children: `{ const policy = document.querySelector("meta[property=csp-nonce]"); policy.nonce = policy.content; }`,
};

/** In development Vite serves the sources. */
const developmentManifest = (entry: string) => ({
  routes: {
    __root__: {
      scripts: [markStyles, script("/@vite/client"), script(`/${entry}`)],
      css: [{ href: "/src/app.css?direct", "data-tanstack-router-dev-styles": true as const }],
      preloads: [],
    },
  },
});
