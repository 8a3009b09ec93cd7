import { readFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import type { Messages } from "@lingui/core";
import { type Language, languages } from "@metiro/shared/languages";
import { createServer } from "vite";
import type * as entryServer from "../src/entry-server.tsx";
import { catalogueFolder, compileCatalogues } from "./catalogues.ts";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The client from its sources, for the development server: `serve` answers what Vite knows and calls `next` for the rest,
 * `pages` gives the newest renderer. What changes reaches open pages through `server`.
 */
export async function developmentWeb(server: Server) {
  await compileCatalogues();
  const vite = await createServer({
    root,
    configFile: path.join(root, "vite.config.ts"),
    // A bundled copy of it would be one more file that changes.
    configLoader: "native",
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  vite.watcher.on("change", (file) => {
    // Plain pages have nothing that could take a change of a component: they are asked to come again.
    if (file.endsWith(".tsx")) vite.ws.send("page:changed");
    if (file.endsWith(".po")) compileCatalogues().catch((error: unknown) => vite.config.logger.error(String(error)));
  });
  return {
    serve: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    pages: async () => {
      const entry = (await vite.ssrLoadModule("/src/entry-server.tsx")) as typeof entryServer;
      const texts = await readCatalogues();
      const { render, patternOf, publicPatterns, pictogram } = entry;
      return { render, patternOf, publicPatterns, pictogram, messages: (lang: Language) => texts[lang] };
    },
    close: () => vite.close(),
  };
}

async function readCatalogues(): Promise<Record<Language, Messages>> {
  const texts = languages.map(async (lang) => {
    const text = await readFile(path.join(catalogueFolder, `${lang}.json`), "utf8");
    return [lang, JSON.parse(text)] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, Messages>;
}
