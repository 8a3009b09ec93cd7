import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { languages } from "@metiro/shared/languages";
import { afterAll } from "vitest";
import type { AppRouter } from "../../app/router.ts";
import { builtWeb } from "./built-web.ts";

export const dist = await mkdtemp(path.join(tmpdir(), "metiro-web-"));
afterAll(() => rm(dist, { recursive: true }));

export const script = "console.log(1);".repeat(20);
const files: Record<string, string | Buffer> = {
  "client/assets/entry-D4jU_Hb3.js": script,
  "client/assets/entry-D4jU_Hb3.js.br": brotliCompressSync(script),
  "client/assets/worker-D4jU_Hb3.js": script,
  "client/service-worker.js": "self.keeps = true",
  "client/service-worker-off.js": "self.keeps = false",
  "client/favicon.svg": "<svg/>",
  "client/.vite/manifest.json": `{"src/sections/auth.ts":{"file":"assets/entry-D4jU_Hb3.js"}}`,
  "server/entry-server.js": `export const render = () => new Response('built');
    export const isShared = (path) => path.startsWith('/shared');
    export const knownQuery = (_path, query) => new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => name === 'q')).toString();
    export const patternOf = (path) => path.startsWith('/nowhere') ? undefined : path.replace(/gone-.$/, '$slug');
    export const publicPatterns = ['/'];
    export const plainStyles = () => [];
    export const pictogram = () => '<svg/>';`,
  ...Object.fromEntries(languages.map((lang) => [`client/assets/i18n/${lang}.json`, `{"hello":["${lang}"]}`])),
};
for (const [name, content] of Object.entries(files)) {
  await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
  await writeFile(path.join(dist, name), content);
}

/** A client as its build leaves it, with the files that a server reads. */
export const built = await builtWeb<AppRouter>(dist);
