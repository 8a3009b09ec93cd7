import { readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";

interface Exported {
  name: string;
  file: string;
  /** Its declaration and a little of what follows. */
  text: string;
}

const source = /^(server|shared|web)\/src\/.*\.tsx?$/;
/**
 * Routes export what the router looks for under its own names: `Route`, `loader`. Texts that several documents share are named after
 * their field and imported as `common`.
 */
const hasOwnNames =
  /^web\/src\/routes\/|\/common-texts\.ts$|\.(test|fixture)\.tsx?$|\/test\/|\/test-|-for-test\.tsx?$|\/generate\.ts$|\.gen\.ts$/;
/** Within each of them a name means one thing. */
const worlds: readonly RegExp[] = [/^web\/src\//, /^shared\/src\//, /^server\/src\//];

const declaration =
  /^export (?:default )?(?:declare |abstract |async )*(?:const|let|function\*?|class|enum|interface|type)\s+(\w+)/gm;
/** A verb is named after its procedure, which has the name of its slice before it: `company.update`, `blog.update`. */
const verb = /^export (?:async )?(?:const|function)[^=;]*?[(=][^;]{0,160}?: \w*Call\b/;
/** Whose rows: each policy is asked by this name. */
const policy = "visibleTo";
/** The part that is loaded late goes by the name of what it loads. */
const loadsLate = /^export const \w+ = lazy\w*\(/;
const number = /^export const \w+(?:: number)? = [\d_][\d_ *]*;/;

/** No exported name means two things: not in the client, not in shared, not on the server; and no two numbers share one. */
export async function namesMeanOneThing(): Promise<Outcome> {
  const files = ownFiles().filter((file) => source.test(file));
  return faults(namesTwice(new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]))));
}

/** Names that several of some files, each with its text, export for different things; one line a name. */
export function namesTwice(texts: ReadonlyMap<string, string>): string[] {
  const all = [...texts].filter(([file]) => !hasOwnNames.test(file)).flatMap(([file, text]) => exportsOf(file, text));
  const own = all.filter(({ name, text }) => name !== policy && !loadsLate.test(text) && !verb.test(text));
  const ofWorlds = worlds.flatMap((world) => twice(own.filter(({ file }) => world.test(file))));
  const numbers = new Set(all.filter(({ text }) => number.test(text)).map(({ name }) => name));
  const values = own.filter(({ name, text }) => numbers.has(name) && !/^export (interface|type)/.test(text));
  return [...new Set([...ofWorlds, ...twice(values)])];
}

const exportsOf = (file: string, text: string): Exported[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(declaration)].map(({ 1: name = "", index, input }) => ({
    name,
    file,
    text: input.slice(index, index + 300),
  }));

function twice(exported: readonly Exported[]): string[] {
  const byName = Map.groupBy(exported, ({ name }) => name);
  // A value and its type share a file and a name.
  return [...byName].flatMap(([name, found]) => {
    const files = [...new Set(found.map(({ file }) => file))];
    return files.length > 1 ? [`${name} is exported by ${files.join(" and ")}: a name means one thing`] : [];
  });
}
