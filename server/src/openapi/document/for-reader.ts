import { callsForKeysOf } from "@metiro/shared/permissions";
import type { Role } from "@metiro/shared/roles";
import type { OpenApiDocument } from "../schema.ts";

/** For whom there is a document of its own, by the word in its address, and what such a reader is called. */
export const documentReaders = { client: "a client", company: "a company", admin: "the back office" } as const;
export type DocumentReader = keyof typeof documentReaders;
export const roleOfReader = {
  client: "Tenderer",
  company: "Company",
  admin: "Admin",
} as const satisfies Record<DocumentReader, Role>;

/** The document with the calls alone that an API key of such an account may be made for, and what these refer to. */
export function documentFor(document: OpenApiDocument, reader: DocumentReader): OpenApiDocument {
  const open = new Set<string>(callsForKeysOf(roleOfReader[reader]));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      open.has(operation.operationId?.replace("-", ".") ?? "") ? [{ path, method, operation }] : [],
    ),
  );
  const paths: OpenApiDocument["paths"] = {};
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation };
  const tags = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
  return {
    ...document,
    tags: document.tags.filter(({ name }) => tags.has(name)),
    paths,
    components: reached(paths, document.components),
  };
}

type Components = OpenApiDocument["components"];

/** The components that are referred to, through one another too. */
function reached(from: unknown, components: Components): Components {
  const all = components as unknown as Record<string, Record<string, unknown>>;
  const found = new Set<string>();
  const waiting = [from];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop())
    for (const [, kind = "", name = ""] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (found.has(`${kind}/${name}`)) continue;
      found.add(`${kind}/${name}`);
      waiting.push(all[kind]?.[name]);
    }
  const kept = <Part>(kind: string, parts: Readonly<Record<string, Part>> = {}) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => found.has(`${kind}/${name}`)));
  return {
    ...components,
    schemas: kept("schemas", components.schemas),
    parameters: kept("parameters", components.parameters),
    responses: kept("responses", components.responses),
  };
}
