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
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, expanded(value, { components } as OpenApiDocument, around)]),
  );
