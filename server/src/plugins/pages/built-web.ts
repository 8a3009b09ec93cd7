import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@lingui/core";
import { type Language, languages } from "@metiro/shared/languages";
import type { Pages } from "./pages.ts";

/** The client: its files, and its pages as rendered on the server. */
export interface Web<Router> {
  /** Folder of the files; absent when a development server serves them. */
  files?: string;
  pages: () => Promise<Pages<Router>>;
}

type Entry<Router> = Required<Omit<Pages<Router>, "assets" | "styles" | "messages">> & {
  /** The files with the styles of plain pages. */
  plainStyles: (assets: object) => readonly string[];
};

/** The client as `vite build` left it in a folder (`web/dist`). Everything is read once, here. */
export async function builtWeb<Router>(dist: string): Promise<Web<Router>> {
  const files = path.resolve(dist, "client");
  const [entry, assets, texts] = await Promise.all([
    import(pathToFileURL(path.resolve(dist, "server/entry-server.js")).href) as Promise<Entry<Router>>,
    readJson<object>(files, ".vite/manifest.json"),
    Promise.all(languages.map((lang) => readJson<Messages>(files, `assets/i18n/${lang}.json`))),
  ]);
  const catalogues = Object.fromEntries(languages.map((lang, at) => [lang, texts[at]])) as Record<Language, Messages>;
  const messages = (lang: Language) => catalogues[lang];
  const sheets = entry.plainStyles(assets).map((file) => readFile(path.join(files, file), "utf8"));
  const styles = (await Promise.all(sheets)).join("");
  const { render, prerender, isShared, knownQuery, patternOf, publicPatterns, pictogram } = entry;
  const built: Pages<Router> = {
    render,
    prerender,
    isShared,
    knownQuery,
    patternOf,
    publicPatterns,
    pictogram,
    assets,
    messages,
    ...(styles && { styles }),
  };
  return { files, pages: () => Promise.resolve(built) };
}

async function readJson<Content>(folder: string, file: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(folder, file), "utf8")) as Content;
}
