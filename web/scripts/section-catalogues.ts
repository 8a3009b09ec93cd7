/**
 * Writes the texts of each section beside those of all, `assets/i18n/{section}/{lang}.json`, and of each room of a panel,
 * `assets/i18n/{section}/{room}/{lang}.json`: those that the modules name that they are built of.
 */
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@metiro/shared/languages";
import { allSections, entryOf, panelPartOf, type Section, sectionOf } from "../src/site/section.ts";
import { type ModuleTexts, moduleTextsFile } from "./module-texts.ts";

const web = path.resolve(import.meta.dirname, "..");
const client = path.join(web, "dist/client");
const read = async <Content>(file: string) => JSON.parse(await readFile(path.join(client, file), "utf8")) as Content;

const modules = await read<ModuleTexts>(moduleTextsFile);
await rm(path.join(client, moduleTextsFile));

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

/** Whether a part is a page of another section or room. Of its route, which names it, the section knows title and search. */
function isElsewhere(key: string, { section, room }: Place): boolean {
  if (!key.includes("?")) return false;
  const route = routeOf(key);
  const own = route === undefined ? undefined : sectionOf(route);
  if (route === undefined || own === undefined) return false;
  const ownRoom = panelPartOf(route);
  return own !== section || (room !== undefined && ownRoom !== undefined && ownRoom !== room);
}

/** Texts that begin alike stand beside each other: what is compressed is a twentieth smaller than in the order of their ids. */
const byText = ([, one]: [string, unknown], [, other]: [string, unknown]): number => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return Number(a > b) - Number(a < b);
};

/** Parts that wait for the texts of the whole section (`useSectionTexts`, `useSynonyms`): no room brings these first, but one that shows the part at once. */
const spokenLater = new Set([
  "src/domain/audit/audit-sentence.tsx",
  "src/layout/admin/palette/admin-synonyms.ts",
  "src/layout/panel/palette/company-synonyms.ts",
]);

/** All texts that a section, or a room of it, may come to show. */
function textsOf(place: Place): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<string>();
  const waiting = [entryOf(place.section)];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || isElsewhere(key, place)) continue;
    seen.add(key);
    const module = modules[key];
    for (const text of module?.texts ?? []) texts.add(text);
    const later = (module?.later ?? []).filter((part) => place.room === undefined || !spokenLater.has(part));
    waiting.push(...(module?.imports ?? []), ...later);
  }
  return texts;
}

const routes = globSync("src/routes/**/*.tsx", { cwd: web }).flatMap((file) => routeOf(file) ?? []);

/** Each section as a whole, and the rooms of its routes: also of one that has no page and leads elsewhere, for its document asks as well. */
function placesOf(section: Section): Place[] {
  const own = routes.filter((route) => sectionOf(route) === section).flatMap((route) => panelPartOf(route) ?? []);
  return [{ section }, ...[...new Set(own)].map((room) => ({ section, room }))];
}

for (const place of allSections.flatMap(placesOf)) {
  const named = textsOf(place);
  const folder = path.join(client, "assets/i18n", place.section, place.room ?? "");
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const all = Object.entries<unknown>(await read<Record<string, unknown>>(`assets/i18n/${language}.json`));
    const texts = all.filter(([id]) => named.has(id)).toSorted(byText);
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify(Object.fromEntries(texts)));
  }
}
