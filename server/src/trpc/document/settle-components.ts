import type { OpenApiDocument } from "../document.ts";

const reference = /"#\/components\/schemas\/([^"]+)"/g;
const named = (value: unknown) => [...(JSON.stringify(value) ?? "").matchAll(reference)].map(([, name = ""]) => name);

/**
 * The generator makes each named shape twice, as it is sent and as it is answered (`Company`, `CompanyOutput`). Only where
 * requests carry the first do both stay; otherwise the second gets the name.
 */
export function settledComponents(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const asked = reachable(
    operations.map(({ requestBody }) => requestBody),
    schemas,
  );
  const renamed = new Map(
    Object.keys(schemas).flatMap((name) =>
      `${name}Output` in schemas && !asked.has(name) ? [[`${name}Output`, name]] : [],
    ),
  );
  const answered = (text: string) =>
    text.replaceAll(reference, (found, name: string) => {
      const short = renamed.get(name);
      return short === undefined ? found : `"#/components/schemas/${short}"`;
    });
  const settled = JSON.parse(answered(JSON.stringify(document))) as OpenApiDocument;
  const left = new Set(renamed.values());
  const kept = Object.entries(settled.components.schemas).flatMap(([name, schema]) =>
    left.has(name) ? [] : [[renamed.get(name) ?? name, schema] as const],
  );
  return { ...settled, components: { ...settled.components, schemas: Object.fromEntries(kept) } };
}

/** The names that are reached from a value, through other named shapes. */
function reachable(from: unknown, schemas: Record<string, unknown>): Set<string> {
  const reached = new Set<string>();
  const waiting = named(from);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...named(schemas[name]));
  }
  return reached;
}
