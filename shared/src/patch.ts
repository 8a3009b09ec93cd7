import { z } from "zod";
import { clearable } from "./scalars.ts";

/** What a field of a new row becomes when the row is changed. */
type Patched<Field, IsKept> =
  Field extends z.ZodPipe<z.ZodTransform, z.ZodOptional<infer Inner extends z.ZodType>>
    ? IsKept extends true
      ? z.ZodOptional<Inner>
      : ReturnType<typeof clearable<Inner>>
    : Field extends z.ZodDefault<infer Inner>
      ? z.ZodOptional<Inner>
      : Field extends z.ZodOptional
        ? Field
        : Field extends z.ZodType
          ? z.ZodOptional<Field>
          : never;

type PatchShape<Shape, Kept> = { [Key in keyof Shape]: Patched<Shape[Key], Key extends Kept ? true : false> };

/**
 * The input of an update from the fields of a new row: what is absent stays, null clears what a row may do without, and a
 * field that every row has refuses null. `kept` names those that a new row is given when nobody says them.
 */
export function patch<Shape extends z.ZodRawShape, Kept extends keyof Shape = never>(
  fields: z.ZodObject<Shape>,
  { kept = [] }: { kept?: readonly Kept[] } = {},
): z.ZodObject<PatchShape<Shape, Kept>> {
  const shape = Object.entries(fields.shape as unknown as Record<string, z.ZodType>).map(([name, field]) => [
    name,
    patched(field, (kept as readonly PropertyKey[]).includes(name)),
  ]);
  // Built field by field as the type says, which TypeScript cannot follow.
  return z.object(Object.fromEntries(shape) as PatchShape<Shape, Kept>);
}

function patched(field: z.ZodType, isKept: boolean): z.ZodType {
  if (field instanceof z.ZodDefault) return (field.unwrap() as z.ZodType).optional();
  if (field instanceof z.ZodOptional) return field;
  if (!(field instanceof z.ZodPipe && field.out instanceof z.ZodOptional)) return field.optional();
  const inner = field.out.unwrap() as z.ZodType;
  return isKept ? inner.optional() : clearable(inner);
}

/** What a row will be: what it is, with what an update gives in its place. */
export const patchedRow = <Row extends object, Given extends object>(row: Row, given: Given) =>
  ({
    ...row,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  }) as { [Key in keyof Row | keyof Given]: MergedValue<Row, Given, Key> };

type MergedValue<Row, Given, Key> =
  | (Key extends keyof Row ? Row[Key] : never)
  | (Key extends keyof Given ? Exclude<Given[Key], undefined> : never);
