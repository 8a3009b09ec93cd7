import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outputOf, program, root } from "./step.ts";

/** Makes the client that programs install, from the document of the API: `npm run client`, then `npm publish` in `api-client`. */
const home = path.join(root, "api-client");
const made = path.join(home, "src/made");

interface Operation {
  parameters?: { $ref?: string }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const document = await outputOf(program(process.execPath, [path.join(root, "server/src/app/write-document.ts")]));
for (const folder of [made, path.join(home, "dist")]) rmSync(folder, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
const source = path.join(made, "openapi.json");
writeFileSync(source, document);
const generator = path.join(home, "node_modules/openapi-typescript/bin/cli.js");
await outputOf(
  program(process.execPath, [
    generator,
    source,
    "--default-non-nullable",
    "false",
    "--output",
    path.join(made, "schema.ts"),
  ]),
);
const types = path.join(made, "schema.ts");
writeFileSync(types, withFiles(readFileSync(types, "utf8")));
writeFileSync(path.join(made, "operations.ts"), operationsOf(JSON.parse(document) as Document));
await outputOf(
  program(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "--project", home], { cwd: root }),
);

/** The bytes that a body of an upload takes are a `Blob`, or a `File` with its name; the generator calls them text. */
function withFiles(text: string): string {
  let count = 0;
  const typed = text.replaceAll(
    /(?<=^ {8}\w+UploadBody: \{\n {12}\/\*\*\n {13}\* Format: binary\n(?: {13}\*.*\n)+ {12}\w+: )string;/gm,
    () => {
      count += 1;
      return "Blob;";
    },
  );
  if (count !== text.match(/^ *"multipart\/form-data":/gm)?.length)
    throw new Error("An upload has a body of another shape than one file");
  return typed;
}

/** What has to be known of calls while a program runs: which take a key of repeats, which answer in pages. */
function operationsOf({ paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([where, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      where,
      method,
      takes: (name: string) => parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`),
    })),
  );
  const keyed = operations
    .filter(({ takes }) => takes("IdempotencyKey"))
    .map(({ where, method }) => `${method.toUpperCase()} ${where}`);
  const lists = operations
    .filter(({ takes }) => takes("PageNumber"))
    .map(({ where, method }) => [where, { method }] as const);
  if (keyed.length === 0 || lists.length === 0) throw new Error("The document names its parameters otherwise");
  return [
    `/** Calls that take an Idempotency-Key. */`,
    `export const keyed: ReadonlySet<string> = new Set(${JSON.stringify(keyed, undefined, 2)});`,
    `/** Calls that answer in pages. */`,
    `export const lists = ${JSON.stringify(Object.fromEntries(lists), undefined, 2)} as const;\n`,
  ].join("\n");
}
