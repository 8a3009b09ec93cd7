import type { OpenApiDocument } from "../schema.ts";

/**
 * A part of a document with all that it refers to written out in its place. Shapes that hold themselves stay references, as does
 * what lies deeper than anything else.
 */
export function expanded<Part>(part: Part, { components }: OpenApiDocument, around: readonly string[] = []): Part {
  if (Array.isArray(part))
    return part.map((one) => expanded<unknown>(one, { components } as OpenApiDocument, around)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...beside } = part as Record<string, unknown>;
  if (typeof $ref !== "string") return written(beside, components, around) as Part;
  if (around.includes($ref)) return {} as Part;
  const [, , kind = "", name = ""] = $ref.split("/");
  const target = (components as unknown as Record<string, Record<string, object>>)[kind]?.[name];
  if (!target) throw new Error(`${$ref} leads nowhere`);
  return expanded({ ...target, ...beside }, { components } as OpenApiDocument, [...around, $ref]) as Part;
}

const written = (part: Record<string, unknown>, components: OpenApiDocument["components"], around: readonly string[]) =>
  inOne(
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, expanded(value, { components } as OpenApiDocument, around)]),
    ),
  );

/** A shape that says which other one it holds, as one that tells all of its fields. In which order they are required says nothing. */
function inOne({ allOf, ...own }: Record<string, unknown>): Record<string, unknown> {
  const parts = [own, ...((allOf ?? []) as Record<string, unknown>[])];
  const required = parts.flatMap((one) => (Array.isArray(one["required"]) ? (one["required"] as string[]) : []));
  if (!Array.isArray(allOf)) return required.length === 0 ? own : { ...own, required: required.toSorted() };
  const properties = Object.assign({}, ...parts.map((one) => one["properties"])) as Record<string, unknown>;
  return { type: "object", ...own, properties, ...(required.length > 0 && { required: required.toSorted() }) };
}
