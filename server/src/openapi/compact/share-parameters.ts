import type { OpenApiDocument, Parameter } from "../schema.ts";
import { mapOperations, operationTypeName, typeName } from "./places.ts";
import { canonical } from "./share-schemas.ts";

/** Parameters that several calls take stand once, under their name; where one name has several meanings, with that of a call. */
export function sharedParameters(written: OpenApiDocument): OpenApiDocument {
  const document = mapOperations(written, (operation) => ({
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(lean) }),
  }));
  const uses = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => (operation.parameters ?? []).map((parameter) => ({ operation, parameter })));
  const shared = new Map<string, readonly [name: string, parameter: Parameter]>();
  const taken = new Set<string>();
  for (const [text, [first, ...more]] of Map.groupBy(uses, ({ parameter }) => canonical(parameter))) {
    if (!first || more.length === 0) continue;
    const own = typeName(first.parameter.name);
    const name = taken.has(own) ? `${operationTypeName(first.operation)}${own}` : own;
    taken.add(name);
    shared.set(text, [name, first.parameter]);
  }
  const refer = (parameter: Parameter): Parameter => {
    const to = shared.get(canonical(parameter));
    return to ? ({ $ref: `#/components/parameters/${to[0]}` } as unknown as Parameter) : parameter;
  };
  const made = mapOperations(document, (operation) => ({
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(refer) }),
  }));
  return { ...made, components: { ...made.components, parameters: Object.fromEntries(shared.values()) } };
}

/** That a parameter may be left out goes without saying. */
const lean = ({ required, ...parameter }: Parameter): Parameter => ({ ...parameter, ...(required && { required }) });
