/**
 * Writes the texts of each section beside those of all, `assets/i18n/{section}/{lang}.json`, and of each room of a panel,
 * `assets/i18n/{section}/{room}/{lang}.json`: those that their built files name.
 */
import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@metiro/shared/languages";
import type { ViteManifest } from "../src/site/router-manifest.ts";
import { allSections, entryOf, roomOf, type Section, sectionOf } from "../src/site/section.ts";

const web = path.resolve(import.meta.dirname, "..");
const client = path.join(web, "dist/client");
const read = async <Content>(file: string) => JSON.parse(await readFile(path.join(client, file), "utf8")) as Content;

const manifest = await read<ViteManifest>(".vite/manifest.json");

/** The route of a source below `src/routes`, or of a part of it that is fetched later, by its id; undefined for what is none. */
const routeOf = (key: string): string | undefined =>
  /^src\/routes(\/.*)\.tsx(?:\?tsr-split=.*)?$/
    .exec(key)?.[1]
    ?.replace(/\/route$/, "")
    .replace(/\/index$/, "/");

interface Place {
  section: Section;
  room?: string;
}

/** Whether a part is a page of another section or room: the file of what several share may name it, and nobody fetches it from here. */
function isElsewhere(key: string, { section, room }: Place): boolean {
  const route = routeOf(key);
  const own = route === undefined ? undefined : sectionOf(route);
  if (route === undefined || own === undefined) return false;
  const ownRoom = roomOf(route);
  return own !== section || (room !== undefined && ownRoom !== undefined && ownRoom !== room);
}

/** Texts that begin alike stand beside each other: what is compressed is a twentieth smaller than in the order of their ids. */
const byText = ([, one]: [string, unknown], [, other]: [string, unknown]): number => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return Number(a > b) - Number(a < b);
};

/** All files that a section, or a room of it, may come to load. */
function filesOf(place: Place, key = entryOf(place.section), found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    if (!isElsewhere(next, place)) filesOf(place, next, found);
  return found;
}

const routes = globSync("src/routes/**/*.tsx", { cwd: web }).flatMap((file) => routeOf(file) ?? []);

/** Each section as a whole, and the rooms of its routes: also of one that has no page and leads elsewhere, for its document asks as well. */
function placesOf(section: Section): Place[] {
  const own = routes.filter((route) => sectionOf(route) === section).flatMap((route) => roomOf(route) ?? []);
  return [{ section }, ...[...new Set(own)].map((room) => ({ section, room }))];
}

/** The macros leave a text's id as a string of its own; another string that is spelt like an id brings a text too many. */
async function namesIn(file: string): Promise<Set<string>> {
  const code = await readFile(path.join(client, file), "utf8");
  return new Set([...code.matchAll(/["'`]([\w+/=.-]+)(?=["'`])/g)].map(([, name]) => name ?? ""));
}

for (const place of allSections.flatMap(placesOf)) {
  const files = [...filesOf(place)].filter((file) => file.endsWith(".js"));
  const named = new Set((await Promise.all(files.map(namesIn))).flatMap((names) => [...names]));
  const folder = path.join(client, "assets/i18n", place.section, place.room ?? "");
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const all = Object.entries<unknown>(await read<Record<string, unknown>>(`assets/i18n/${language}.json`));
    const texts = all.filter(([id]) => named.has(id)).toSorted(byText);
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify(Object.fromEntries(texts)));
  }
}
