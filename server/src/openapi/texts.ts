import type { z } from "zod";

/**
 * What the document says of a field: a sentence with units and formats, and an example where one made of the schema would be poor.
 * `{min}` and `{max}` stand for the bounds of the field's own schema: numbers, characters or entries.
 */
export type Text = readonly [description: string, example?: unknown];

/** The texts that several shapes have in common. */
export type Texts = Readonly<Record<string, Text>>;

/** The names of a shape's fields; of a union, those of any of its members. */
type FieldOf<S extends z.ZodType> = S extends z.ZodObject ? keyof S["shape"] & string : NamesIn<z.output<S>>;
type NamesIn<T> = T extends unknown ? keyof T & string : never;

export interface Documented {
  readonly schema: z.ZodType;
  /** What the shape is called in the document: generated clients get a type of this name. */
  readonly name?: string;
  readonly texts: Texts;
}

/** Every field has its text and no text is of another shape. */
type Exactly<S extends z.ZodType, Given> = Given & Record<Exclude<keyof Given, FieldOf<S>>, never>;
type TextsOf<S extends z.ZodType> = Readonly<Record<FieldOf<S>, Text>>;
interface Of<S extends z.ZodType, Given extends Texts> extends Documented {
  readonly schema: S;
  readonly texts: Given;
}

/** The texts of a shape's fields. A field without a text, or a text without a field, does not compile. */
export function document<S extends z.ZodType, const Given extends TextsOf<S>>(
  schema: S,
  texts: Exactly<S, Given>,
): Of<S, Given>;
export function document<S extends z.ZodType, const Given extends TextsOf<S>>(
  schema: S,
  name: string,
  texts: Exactly<S, Given>,
): Of<S, Given>;
export function document(schema: z.ZodType, ...rest: [Texts] | [string, Texts]): Documented {
  return rest.length === 1 ? { schema, texts: rest[0] } : { schema, name: rest[0], texts: rest[1] };
}

/** The object within a field's schema, whatever it is wrapped in. */
type Inside<S> = S extends z.ZodObject
  ? S
  : S extends z.ZodOptional<infer T> | z.ZodNullable<infer T> | z.ZodDefault<infer T> | z.ZodArray<infer T>
    ? Inside<T>
    : S extends z.ZodRecord<infer _, infer T>
      ? Inside<T>
      : S extends z.ZodPipe<infer From, infer To>
        ? From extends z.ZodTransform
          ? Inside<To>
          : Inside<From>
        : S;

/** The object that a field holds: bare, in a list, in a record, optional or cleared by null. */
export function inside<S extends z.ZodType>(schema: S): Inside<S>;
export function inside(schema: z.ZodType): z.ZodType {
  const { def } = schema as { def: Wrapping };
  const piped = def.in?.def.type === "transform" ? def.out : def.in;
  const within = piped ?? def.innerType ?? def.element ?? def.valueType;
  return within ? inside(within) : schema;
}

/** Where the schemas of wrappers keep what they wrap. */
interface Wrapping {
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
}
