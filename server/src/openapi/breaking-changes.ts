import { childSchemas } from "./compact/map-schemas.ts";
import { plain } from "./compact/plain.ts";
import { openNames } from "./open-enums.ts";
import type { JsonSchema, OpenApiDocument, Response } from "./schema.ts";

/**
 * What programs rely on, a line each: `in JobRequestCreate title: string, required`. Made of the document with everything written out,
 * so that the names of shared shapes may change.
 */
export function contractLines(document: OpenApiDocument): string[] {
  const lines: string[] = [];
  const fields = (schema: JsonSchema, at: string) => {
    const needed = new Set(schema.required ?? []);
    for (const [inner, [name]] of childSchemas(schema, [])) {
      const place = name === undefined ? `${at}[]` : `${at} ${name}`;
      if (name !== undefined) lines.push(`${place}: ${typeOf(inner)}${needed.has(name) ? ", required" : ""}`);
      fields(inner, place);
    }
  };
  const whole = (schema: JsonSchema | undefined, at: string) => {
    if (!schema) return;
    lines.push(`${at}: ${typeOf(schema)}`);
    fields(plain(schema), at);
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      lines.push(`call ${call}`);
      for (const { name, in: place, required, schema } of parameters)
        lines.push(`in ${call} (${place}) ${name}: ${typeOf(schema)}${required === true ? ", required" : ""}`);
      whole(requestBody?.content["application/json"]?.schema, `in ${call}`);
      whole((responses["200"] as Response).content["application/json"]?.schema, `out ${call}`);
    }
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) whole(schema, `shape ${name}`);
  const bodies = Object.values(document.paths).flatMap((all) => Object.values(all).map((one) => one.requestBody));
  for (const name of asked(bodies, schemas)) lines.push(`asked ${name}`);
  return [...new Set(lines)].toSorted();
}

const component = "#/components/schemas/";
const namesIn = (part: unknown) =>
  [...(JSON.stringify(part) ?? "").matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);

/** The shapes that somebody has to send, however deep in a body. */
function asked(bodies: unknown, schemas: Readonly<Record<string, JsonSchema>>): ReadonlySet<string> {
  const found = new Set(namesIn(bodies));
  for (const name of found) for (const inner of namesIn(schemas[name])) found.add(inner);
  return found;
}

/** A type in a word; the values of a set in their order of letters. What an open set holds today is no promise. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, format, anyOf, oneOf, enum: names } = schema;
  if (typeof $ref === "string") return $ref.slice(component.length);
  if (Array.isArray(names)) return `one of ${names.map(String).toSorted().join("|")}`;
  const members = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (members) return members.map(typeOf).toSorted().join(" or ");
  const open = schema[openNames] === undefined ? "" : " (open)";
  const list = type === "array" ? ` of ${typeOf((schema["items"] ?? {}) as JsonSchema)}` : "";
  return `${type ?? "anything"}${typeof format === "string" ? ` ${format}` : ""}${list}${open}`;
}

interface Change {
  before?: string;
  after?: string;
}

/** What differs between two promises: what breaks programs that rely on the first, and what is new. */
export function compared(before: readonly string[], after: readonly string[]) {
  const [old, now] = [byPlace(before), byPlace(after)];
  const isAsked = (place: string) => place.startsWith("in ") || now.has(`asked ${place.split(/[ [:]/)[1] ?? ""}`);
  const isTold = (place: string) => !place.startsWith("in ");
  const breaking: Change[] = [];
  const added: string[] = [];
  for (const [place, line] of old) {
    const later = now.get(place);
    if (later === line || place.startsWith("asked ")) continue;
    if (later === undefined) breaking.push({ before: line });
    else if (!isWider(line, later, { asked: isAsked(place), told: isTold(place) }))
      breaking.push({ before: line, after: later });
    else added.push(later);
  }
  for (const [place, line] of now) {
    if (old.has(place) || place.startsWith("asked ")) continue;
    // A field that has to be sent breaks those who knew nothing of it; in what is itself new there is nobody yet.
    const above = around(place);
    const isOld = old.has(above) || old.has(above.replace(/^in /, "call "));
    if (line.endsWith(", required") && isAsked(place) && isOld) breaking.push({ after: line });
    else added.push(line);
  }
  return { breaking, added };
}

const byPlace = (lines: readonly string[]) => new Map(lines.map((line) => [line.split(": ", 1)[0] ?? "", line]));
/** What a field stands in: the shape, the list or the call. */
const around = (place: string) => {
  const above = place.replace(/(?:\[\])* [^ ]+$/, "");
  const [kind, ...words] = above.split(" ");
  return above.endsWith(")") ? `call ${words.slice(0, -1).join(" ")}` : `${kind ?? ""} ${words.join(" ")}`;
};

/** Whether who relied on the first line may go on: less is asked, more values are taken, or more is always there. */
function isWider(before: string, after: string, use: { asked: boolean; told: boolean }): boolean {
  const [was, is] = [before, after].map((line) => line.replace(/, required$/, ""));
  const [wasNeeded, isNeeded] = [before, after].map((line) => line.endsWith(", required"));
  if ((use.asked && isNeeded && !wasNeeded) || (use.told && wasNeeded && !isNeeded)) return false;
  const isLonger = !use.told && kindOf(was) === kindOf(is) && hasAll(valuesOf(was), valuesOf(is));
  return was === is || isLonger;
}

/** What stands before the values of a set: `in GET /A sort: array of `. */
const kindOf = (line: string | undefined) => line?.split("one of ", 1)[0];
const valuesOf = (line: string | undefined) => line?.split("one of ")[1]?.split("|");
const hasAll = (some: readonly string[] | undefined, all: readonly string[] | undefined) =>
  some !== undefined && all !== undefined && some.every((one) => all.includes(one));
