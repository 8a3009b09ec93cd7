import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { entryOf, panelPartOf, type Section, sectionOf } from "../../web/src/site/section.ts";
import { shellFiles } from "../../web/scripts/shell-files.ts";
import { faults, type Outcome, root } from "../step.ts";

const client = path.join(root, "web/dist/client");
const manifestFile = path.join(client, ".vite/manifest.json");
/** The script of the plain pages: React draws them on the server and nothing of it is sent. */
const plain = "src/entry-public.ts";
const plainPages = "src/routes/_public/";
const page = /^(src\/routes\/(?:.*\/)?(?!route\.)[^/]+)\.tsx\?tsr-split=component$/;

/** Fetched as the page is shown, though not with it. */
const atOnce: Record<string, readonly string[]> = {
  "src/routes/admin/category/list": ["src/features/category/admin/tree/menu-tree.tsx"],
};

type PageClass = "plain" | "auth" | "wizard" | "list" | "form";

/**
 * The most JavaScript that the first view of a page may load, in bytes of brotli: what is reached, so that none grows. What
 * is aimed at, and why it is not reached, is in docs/decisions/182-sections.md, 461-first-views.md and 547-files-of-open-pages.md. Lists of the back office are laid
 * out as the account has it (532), which is up to 1 kB of each page that has a table, and say for how many days the bin keeps what they delete.
 */
const most: Record<PageClass, number> = { plain: 10_000, auth: 141_300, wizard: 130_900, list: 197_300, form: 201_100 };
const maxInList: Record<string, number> = {
  "src/routes/admin/category/list": 238_100,
  // Says of its figures what is still open, and folds its journal on phones. The menu of the account, which all panels share, has
  // the entries for which the bar of a company is too narrow. What ends a subscription is in a menu.
  "src/routes/admin/company/$id/index": 201_100,
  "src/routes/admin/proofs": 208_700,
  // Words for every field and value of the audit, which the journal of a request has as well, and of every action its sentence
  // and what it is called in the filter.
  "src/routes/admin/audit/index": 213_700,
  // Its file is saved by the button that lists have beside their title.
  "src/routes/admin/regions/index": 203_800,
  // It sends a code anew, and to another address, beside its form.
  "src/routes/auth/verify-email": 149_200,
  // What is seldom done with a post is in a menu.
  "src/routes/admin/blog/$id": 209_300,
  "src/routes/admin/blog/add": 209_300,
  // What may wait of a new company is behind lines that open.
  "src/routes/admin/company/new": 208_800,
  "src/routes/admin/company/$id/edit": 202_800,
  // A request is changed with its photos, its place and its dates on one page.
  "src/routes/tenderer/requests/$id/edit": 204_900,
};
/** The most files that this JavaScript comes in: on a slow line each waits for its turn. */
const maxFiles: Record<PageClass, number> = { plain: 2, auth: 13, wizard: 9, list: 27, form: 28 };
/** Of the pages that people come in by (web/scripts/chunk-plan.ts). */
const maxFilesOfDoors: Record<string, number> = {
  "src/routes/auth/login": 7,
  "src/routes/tenderer/index": 18,
  "src/routes/company/index": 16,
  "src/routes/admin/index": 14,
  "src/routes/admin/jobs/index": 19,
  "src/routes/admin/jobs/$id": 19,
};
/** The most that the texts of a section, or of a room of a panel, may weigh, in bytes of brotli. */
const maxTextBytes = { usual: 19_300, admin: 20_300 };

/** What the first view of a plain page fetches beside its document and its pictures: script, styles and the two faces. */
const maxAroundBytes = 72_000;
/** What the worker of the browser fetches for a device, once for each version (docs/decisions/360-installable.md). */
const maxKeptBytes = 300_000;

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

/** Whether the last build came to its end. */
export const isBuilt = (): boolean => existsSync(path.join(root, "web/dist/stamp"));

/** What each page loads before it works: its section's entry, the calls, the layouts around it and its own chunk, with all they import. */
export async function firstLoad(): Promise<Outcome> {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  const pages = Object.keys(manifest).flatMap((key) => page.exec(key)?.[1] ?? []);
  const heavy = pages.flatMap((name) => {
    const kind = classOf(manifest, name);
    const files = filesOf(manifest, partsOf(name));
    const bytes = bytesOf(files);
    const limit = maxInList[name] ?? most[kind];
    const limitOfFiles = maxFilesOfDoors[name] ?? maxFiles[kind];
    return [
      ...(bytes > limit
        ? [`${name} (${kind}) loads ${kilobytes(bytes)} of JavaScript; the most is ${kilobytes(limit)}`]
        : []),
      ...(files.length > limitOfFiles
        ? [`${name} (${kind}) loads ${files.length} files of JavaScript; the most is ${limitOfFiles}`]
        : []),
    ];
  });
  for (const place of new Set(pages.flatMap(textsOf))) {
    const limit = place.startsWith("admin/") ? maxTextBytes.admin : maxTextBytes.usual;
    const bytes = statSync(path.join(client, `assets/i18n/${place}/fr.json.br`)).size;
    if (bytes > limit) heavy.push(`The texts of ${place} weigh ${kilobytes(bytes)}; the most is ${kilobytes(limit)}`);
  }
  const around = sizeOf(manifest, [plain], everything);
  if (around > maxAroundBytes)
    heavy.push(
      `A plain page fetches ${kilobytes(around)} beside its document; the most is ${kilobytes(maxAroundBytes)}`,
    );
  const kept = bytesOf(shellFiles(manifest).map((file) => file.slice(1)));
  if (kept > maxKeptBytes)
    heavy.push(`A device keeps ${kilobytes(kept)} of the shell; the most is ${kilobytes(maxKeptBytes)}`);
  return faults(heavy);
}

/** Whose texts a page fetches first: those of its room in a panel (`company/requests`), else of its section. */
function textsOf(name: string): string[] {
  const route = name.replace(/^src\/routes/, "").replace(/\/index$/, "/");
  const section = sectionOf(route);
  return section ? [[section, panelPartOf(route) ?? []].flat().join("/")] : [];
}

const sectionOfPage = (name: string): Section | undefined => sectionOf(name.replace(/^src\/routes/, ""));

function partsOf(name: string): string[] {
  const section = sectionOfPage(name);
  if (!section) return [plain];
  const own = [...layoutsOf(name), `${name}.tsx?tsr-split=component`, ...(atOnce[name] ?? [])];
  return [entryOf(section), ...own];
}

/** By what a page is made of: one with a form loads what all forms share. */
function classOf(manifest: Manifest, name: string): PageClass {
  if (name.startsWith(plainPages)) return "plain";
  const section = sectionOfPage(name);
  if (section === "auth" || section === "wizard") return section;
  return filesOf(manifest, partsOf(name)).some((file) => /\/forms-[\w-]+\.js$/.test(file)) ? "form" : "list";
}

/** `src/routes/admin/jobs/index` stands in `src/routes/admin/jobs/route` and `src/routes/admin/route`. */
function layoutsOf(name: string): string[] {
  const folders = name.split("/").slice(0, -1);
  return folders.map((_, depth) => `${folders.slice(0, depth + 1).join("/")}/route.tsx?tsr-split=component`);
}

type Chunk = Manifest[string];

/** The styles and faces of a chunk: of the faces only those of French and English are fetched. */
const everything = ({ file, css = [], assets = [] }: Chunk) => [
  file,
  ...css,
  ...assets.filter((name) => /-latin-(?!wght|ext).*\.woff2$/.test(name)),
];

function filesOf(manifest: Manifest, keys: readonly string[], filesOfChunk = ({ file }: Chunk) => [file]): string[] {
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of filesOfChunk(chunk)) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}

const sizeOf = (...asked: Parameters<typeof filesOf>): number => bytesOf(filesOf(...asked));

/** Bytes of files as they travel: faces are compressed already. */
const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(client, file.endsWith(".woff2") ? file : `${file}.br`)).size, 0);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
