import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";

const client = path.join(root, "web/dist/client");
const manifestFile = path.join(client, ".vite/manifest.json");
const application = "src/entry-client.tsx";
/** The script of the plain pages: React draws them on the server and nothing of it is sent. */
const plain = "src/entry-public.ts";
const plainPages = "src/routes/_public/";
const page = /^(src\/routes\/(?:.*\/)?(?!route\.)[^/]+)\.tsx\?tsr-split=component$/;

/**
 * The most JavaScript that the first view of a page may load, in bytes of brotli. Panels are meant to come down to
 * 130 kB (docs/decisions/042-size-of-panels.md); until then none may grow.
 */
const mostOfPlain = 10_000;
const mostElsewhere = 193_000;
/** What the first view of a plain page fetches beside its document and its pictures: script, styles and the two faces. */
const mostAround = 130_000;

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

/** Whether the last build came to its end. */
export const isBuilt = (): boolean => existsSync(path.join(root, "web/dist/stamp"));

/** What each page loads before it works: the entry, the layouts around it and its own chunk, with all they import. */
export async function firstLoad(): Promise<Outcome> {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  const pages = Object.keys(manifest).flatMap((key) => page.exec(key)?.[1] ?? []);
  const heavy = pages.flatMap((name) => {
    const isPlain = name.startsWith(plainPages);
    const parts = [application, ...layoutsOf(name), `${name}.tsx?tsr-split=component`];
    const bytes = sizeOf(manifest, isPlain ? [plain] : parts);
    const most = isPlain ? mostOfPlain : mostElsewhere;
    return bytes > most ? [`${name} loads ${kilobytes(bytes)} of JavaScript; the most is ${kilobytes(most)}`] : [];
  });
  const around = sizeOf(manifest, [plain], everything);
  if (around > mostAround)
    heavy.push(`A plain page fetches ${kilobytes(around)} beside its document; the most is ${kilobytes(mostAround)}`);
  return faults(heavy);
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
  ...assets.filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name)),
];

function sizeOf(manifest: Manifest, keys: readonly string[], partsOf = ({ file }: Chunk) => [file]): number {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const part of partsOf(chunk)) files.add(part);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files].reduce(
    (sum, file) => sum + statSync(path.join(client, file.endsWith(".woff2") ? file : `${file}.br`)).size,
    0,
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
