import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../step.ts";

/** A package that production runs with. */
export interface Package {
  name: string;
  version: string;
  integrity: string;
  license: string;
}

type Names = Map<string, string>;

const unquoted = (text: string) => text.replace(/^'(.*)'$/, "$1");
const bare = (version: string) => version.replace(/\(.*$/s, "");

/** The part of a lock file below a heading of some depth. */
function under(text: string, heading: string, depth: number): string {
  const indent = " ".repeat(depth);
  const [, rest = ""] = text.split(`\n${indent}${heading}:\n`, 2);
  const end = rest.search(new RegExp(`^ {0,${depth}}\\S`, "m"));
  return end === -1 ? rest : rest.slice(0, end);
}

/** Names and versions that a package of the workspace asks for, `dependencies` or `devDependencies`. */
export function askedFor(lock: string, importer: string, kind: string): Names {
  const part = under(under(`\n${under(lock, "importers", 0)}`, importer, 2).replace(/^/, "\n"), kind, 4);
  return new Map(
    [...part.matchAll(/^ {6}(\S+):\n {8}specifier: .*\n {8}version: (.*)$/gm)].map(([, name = "", version = ""]) => [
      unquoted(name),
      version,
    ]),
  );
}

/** Every package, by its key in the lock file, that the server and what it shares with pages bring along. */
export function productionKeys(lock: string): Set<string> {
  const snapshots = new Map(
    under(lock, "snapshots", 0)
      .split(/^(?= {2}\S)/m)
      .map((block) => [unquoted(/^ {2}(.*?):(?: \{\})?$/m.exec(block)?.[1] ?? ""), block]),
  );
  const found = new Set<string>();
  const take = (name: string, version: string) => {
    if (version.startsWith("link:")) return;
    const key = snapshots.has(version) ? version : `${name}@${version}`;
    if (found.has(key)) return;
    found.add(key);
    const block = snapshots.get(key);
    if (block === undefined) throw new Error(`The lock file has no ${key}`);
    for (const kind of ["dependencies", "optionalDependencies"])
      for (const [, child = "", at = ""] of under(`\n${block}`, kind, 4).matchAll(/^ {6}(\S+): (.*)$/gm))
        take(unquoted(child), unquoted(at));
  };
  for (const importer of ["server", "shared"])
    for (const [name, version] of askedFor(lock, importer, "dependencies")) take(name, version);
  return found;
}

export const lockFile = (): string => readFileSync(path.join(root, "pnpm-lock.yaml"), "utf8");

/** The packages of production with what their makers say of them; those of other platforms are not here to be read. */
export function productionPackages(lock = lockFile()): Package[] {
  const packages = under(lock, "packages", 0);
  const store = path.join(root, "node_modules/.pnpm");
  const folders = readdirSync(store);
  return [...new Set([...productionKeys(lock)].map(bare))].toSorted().map((key) => {
    const at = key.lastIndexOf("@");
    const [name, version] = [key.slice(0, at), key.slice(at + 1)];
    const block = [`  ${key}:\n`, `  '${key}':\n`].map((heading) => packages.split(heading, 2)[1]).find(Boolean) ?? "";
    const start = `${name.replaceAll("/", "+")}@${version}`;
    const folder = folders.find((one) => one === start || one.startsWith(`${start}_`));
    return {
      name,
      version,
      integrity: /integrity: ([^\s,}]+)/.exec(block)?.[1] ?? "",
      license: folder === undefined ? "" : licenseIn(path.join(store, folder, "node_modules", name, "package.json")),
    };
  });
}

function licenseIn(file: string): string {
  const told = JSON.parse(readFileSync(file, "utf8")) as { license?: unknown; licenses?: { type?: string }[] };
  if (typeof told.license === "string") return told.license;
  return told.licenses?.map(({ type }) => type).join(" OR ") ?? "unknown";
}
