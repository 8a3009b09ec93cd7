import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import type { OpenApiDocument } from "../../openapi/schema.ts";
import type { Procedure } from "../../trpc/rest/procedure.ts";
import type { TestApp } from "../app.ts";
import { procedures } from "./calls.ts";
import { confirmed, people } from "./people.ts";

/** A text in the example of a call's body, and who may send it. */
export interface BodyText {
  procedure: Procedure;
  authorization: string | undefined;
  /** The body with another text in its place. */
  input: (text: string) => Record<string, unknown>;
}

/** Each text of a value with a way to exchange it, however deep. */
function* textsOf(value: unknown, put: (changed: unknown) => unknown): Generator<(text: string) => unknown> {
  if (typeof value === "string") yield put;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const around = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    yield* textsOf(inner, (text) => put(around(text)));
  }
}

/** Every call with a body, once for each text in its example. */
export async function textsOfBodies(server: TestApp): Promise<BodyText[]> {
  const everybody = await people(server);
  const document = (await server.app.inject({ url: "/api/openapi.json" })).json<OpenApiDocument>();
  const sentBy = (path: ProcedurePath) =>
    confirmed.find((who) => callRefusal(path, everybody[who].caller) === null) ?? "admin";
  return procedures.flatMap((procedure) => {
    const { path, meta } = procedure;
    const operation = document.paths[meta.openapi?.path ?? ""]?.[meta.openapi?.method.toLowerCase() ?? ""];
    const example = operation?.requestBody?.content["application/json"]?.example;
    if (typeof example !== "object" || example === null) return [];
    const { authorization } = everybody[path in permissions ? sentBy(path as ProcedurePath) : "admin"];
    // What stands in the path is no part of the body's example.
    const ids = {
      id: everybody.tenderer.ownId,
      jobRequestId: everybody.tenderer.ownId,
      companyId: everybody.company.ownId,
    };
    return [...textsOf(example, (text) => text)].map((exchange) => ({
      procedure,
      authorization,
      input: (text: string) => ({ ...ids, ...(exchange(text) as object) }),
    }));
  });
}
