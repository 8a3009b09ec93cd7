import type { OpenApiDocument, Operation, Response } from "../schema.ts";
import { mapOperations, operationTypeName } from "./places.ts";
import { canonical } from "./share-schemas.ts";

const component = "#/components/schemas/";
const plainReference = (schema: object | undefined) => {
  const [[keyword, to] = [], ...more] = Object.entries(schema ?? {});
  return keyword === "$ref" && more.length === 0 ? String(to).slice(component.length) : undefined;
};

/** What an answer is called: after the shape that it carries, where it is nothing but that, else after the call. */
function answerName(operation: Operation): string {
  if ("text/csv" in (operation.responses["200"] as Response).content) return "CsvFile";
  const data = (operation.responses["200"] as Response).content["application/json"]?.schema.properties?.["data"];
  return `${plainReference(data) ?? operationTypeName(operation)}Answer`;
}

/** Answers that several calls give stand once. */
export function sharedAnswers(document: OpenApiDocument): OpenApiDocument {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const shared = new Map<string, readonly [name: string, response: unknown]>();
  for (const [text, [first, second]] of Map.groupBy(operations, ({ responses }) => canonical(responses["200"])))
    if (first && second) shared.set(text, [answerName(first), first.responses["200"]]);
  const made = mapOperations(document, (operation) => {
    const to = shared.get(canonical(operation.responses["200"]));
    if (!to) return operation;
    return { ...operation, responses: { ...operation.responses, 200: { $ref: `#/components/responses/${to[0]}` } } };
  });
  return {
    ...made,
    components: {
      ...made.components,
      responses: { ...made.components.responses, ...Object.fromEntries(shared.values()) },
    },
  };
}
