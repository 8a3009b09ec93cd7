/** Writes the texts of each section beside those of all, `assets/i18n/{section}/{lang}.json`: those that its built files name. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages } from "@metiro/shared/languages";
import type { ViteManifest } from "../src/site/router-manifest.ts";
import { allSections, entryOf, type Section, sectionOf } from "../src/site/section.ts";

const client = path.resolve(import.meta.dirname, "../dist/client");
const read = async <Content>(file: string) => JSON.parse(await readFile(path.join(client, file), "utf8")) as Content;

const manifest = await read<ViteManifest>(".vite/manifest.json");

/** Whether a part is a page of another section: the file of what several sections share may name it, and nobody fetches it from here. */
function isElsewhere(key: string, section: Section): boolean {
  const place = /^src\/routes(\/.*)\.tsx\?tsr-split=/.exec(key)?.[1];
  const own = place === undefined ? undefined : sectionOf(place);
  return own !== undefined && own !== section;
}

/** Texts that begin alike stand beside each other: what is compressed is a twentieth smaller than in the order of their ids. */
const byText = ([, one]: [string, unknown], [, other]: [string, unknown]): number => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return Number(a > b) - Number(a < b);
};

/** All files that a section may come to load. */
function filesOf(section: Section, key = entryOf(section), found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    if (!isElsewhere(next, section)) filesOf(section, next, found);
  return found;
}

/** The macros leave a text's id as a string of its own; another string that is spelt like an id brings a text too many. */
async function namesIn(file: string): Promise<Set<string>> {
  const code = await readFile(path.join(client, file), "utf8");
  return new Set([...code.matchAll(/["'`]([\w+/=.-]+)(?=["'`])/g)].map(([, name]) => name ?? ""));
}

for (const section of allSections) {
  const files = [...filesOf(section)].filter((file) => file.endsWith(".js"));
  const named = new Set((await Promise.all(files.map(namesIn))).flatMap((names) => [...names]));
  await mkdir(path.join(client, "assets/i18n", section), { recursive: true });
  for (const language of languages) {
    const all = Object.entries<unknown>(await read<Record<string, unknown>>(`assets/i18n/${language}.json`));
    const texts = all.filter(([id]) => named.has(id)).toSorted(byText);
    await writeFile(
      path.join(client, `assets/i18n/${section}/${language}.json`),
      JSON.stringify(Object.fromEntries(texts)),
    );
  }
}
