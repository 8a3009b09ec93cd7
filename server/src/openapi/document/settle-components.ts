import type { OpenApiDocument } from "../schema.ts";

const reference = /"#\/components\/schemas\/([^"]+)"/g;
const named = (value: unknown) => [...(JSON.stringify(value) ?? "").matchAll(reference)].map(([, name = ""]) => name);

/**
 * The generator makes each named shape twice, as it is sent and as it is answered (`Company`, `CompanyOutput`). One bears the
 * name: what requests carry is described as it is sent, so that what was read can be sent back; all else as it is answered.
 */
export function settledComponents(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const asked = reachable(
    operations.map(({ requestBody }) => requestBody),
    schemas,
  );
  const twice = Object.keys(schemas).filter((name) => `${name}Output` in schemas);
  const names = new Map(twice.map((name) => [`${name}Output`, name]));
  const settled = JSON.parse(
    JSON.stringify(document).replaceAll(reference, (found, name: string) => {
      const short = names.get(name);
      return short === undefined ? found : `"#/components/schemas/${short}"`;
    }),
  ) as OpenApiDocument;
  const left = new Set(twice.map((name) => (asked.has(name) ? `${name}Output` : name)));
  const kept = Object.entries(settled.components.schemas).flatMap(([name, schema]) =>
    left.has(name) ? [] : [[names.get(name) ?? name, schema] as const],
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
