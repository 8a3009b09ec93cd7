import * as fc from "fast-check";
import { z } from "zod";

type Known = z.core.$ZodTypes;

/** Ids of rows that are there, by the name of a field. */
export type IdsOf = (field: string) => readonly string[];

/** Texts of the kinds that fields ask for; each schema takes those that it accepts. */
const kinds = [
  "Rafraîchir deux pièces",
  "Repeindre le salon et le couloir, murs et plafonds, en blanc mat.",
  "lausanne",
  "peinture-interieure",
  "ab",
  "x",
  "fr",
  "en",
  "CHF",
  "1003",
  "123456",
  "079 123 45 67",
  "+41791234567",
  "CHE-100.155.212",
  "https://example.ch",
  "https://example.ch/une/page?q=1",
  "anna@example.ch",
  "trois-vélos-bleus-sur-le-pont",
  "2026-11-23",
  "2031-01-15",
  "2026-11-23T08:00:00.000Z",
  "/tenderer/requests",
  "jobRequest.create",
  "site.name",
  "Droplet",
  "<p>Bonjour</p>",
];

/** What no field asks for, or only just. */
const hostile = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u200b\ufeff",
  "İ",
  "x".repeat(5001),
  "é\u0301".repeat(300),
  "'; drop table users; --",
  "%_\\",
  "__proto__",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "2026-02-30",
  "9999-12-31",
  "NaN",
  "00000000-0000-0000-0000-000000000000",
];
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostile, null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null]),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Inputs that a schema takes as a rule, with now and then a part that it does not: near enough to get past the schema, far
 * enough to be refused by what comes after it. A kind of schema that is not known here is an error.
 */
export function fittingInputs(schema: z.core.$ZodType, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const right = of(schema as Known, "", idsOf, new Set());
  return fc.oneof(
    { weight: 6, arbitrary: right },
    {
      weight: 3,
      arbitrary: fc.tuple(right, fc.nat(), wrong).map(([value, place, other]) => spoiled(value, place, other)),
    },
    { weight: 1, arbitrary: wrong },
  );
}

/** The value with one of its parts exchanged, or with one that nobody asked for. */
function spoiled(value: unknown, place: number, other: unknown): unknown {
  if (typeof value !== "object" || value === null) return other;
  const names = [...Object.keys(value), "extra"];
  const name = names[place % names.length] ?? "extra";
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  const goesOn = typeof inner === "object" && inner !== null && place % 3 > 0;
  const changed = goesOn ? spoiled(inner, Math.floor(place / names.length), other) : other;
  if (Array.isArray(value))
    return name === "extra" ? [...(value as unknown[]), other] : value.with(Number(name), changed);
  return { ...value, [name]: changed };
}

function of(schema: Known, field: string, idsOf: IdsOf, above: ReadonlySet<Known>): fc.Arbitrary<unknown> {
  if (above.has(schema)) return fc.constant(undefined);
  const inside = new Set([...above, schema]);
  const into = (inner: z.core.$ZodType, name = field) => of(inner as Known, name, idsOf, inside);
  const { def } = schema._zod;
  switch (def.type) {
    case "string":
      return textFor(takenBy(schema), field, idsOf);
    case "number":
      return numberFor(takenBy(schema), boundsOf(schema));
    case "boolean":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "object":
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, into(inner, name)])))
        .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
    case "array": {
      const { minimum = 0, maximum = 4 } = boundsOf(schema);
      return fc.array(into(def.element), { minLength: minimum, maxLength: Math.max(minimum, Math.min(maximum, 4)) });
    }
    case "record":
      return fc.dictionary(into(def.keyType).map(String), into(def.valueType), { maxKeys: 3 });
    case "union":
      return fc.oneof(...def.options.map((option) => into(option)));
    case "pipe":
      // Of a preprocessing only what comes out of it is known.
      return into((def.in as Known)._zod.def.type === "transform" ? def.out : def.in);
    case "optional":
    case "default":
      return fc.option(into(def.innerType), { nil: undefined, freq: 2 });
    case "nullable":
      return fc.option(into(def.innerType), { nil: null, freq: 3 });
    case "readonly":
      return into(def.innerType);
    case "lazy":
      return into(def.getter());
    case "unknown":
    case "custom":
      return fc.oneof(fc.constantFrom<unknown>("Texte", 3, 6.5, true, false, [], {}), fc.jsonValue({ maxDepth: 1 }));
    default:
      throw new Error(`What does ${def.type} of ${field} take?`);
  }
}

type Takes = (value: unknown) => boolean;
const takenBy =
  (schema: Known): Takes =>
  (value) =>
    z.safeParse(schema, value).success;

function textFor(takes: Takes, field: string, idsOf: IdsOf): fc.Arbitrary<string> {
  const ids = idsOf(field).filter(takes);
  if (ids.length > 0 && !takes("x")) return fc.constantFrom(...ids);
  const fits = kinds.filter(takes);
  const any = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
  if (fits.length === 0) return any;
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fits) }, { weight: 1, arbitrary: any });
}

function numberFor(takes: Takes, { minimum = -1_000_000, maximum = 1_000_000 }: Bounds): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)];
  const ends = fc.oneof({ weight: 3, arbitrary: fc.constant(min) }, { weight: 1, arbitrary: fc.constant(max) });
  if (!takes(min + 0.5)) return fc.oneof(ends, fc.integer({ min, max: Math.min(max, min + 50) }));
  return fc.oneof(ends, fc.double({ min, max, noNaN: true }));
}

interface Bounds {
  minimum?: number;
  maximum?: number;
}
const boundsOf = (schema: Known) => schema._zod.bag as Bounds;
