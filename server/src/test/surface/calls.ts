import type { Problem } from "@metiro/shared/errors/codes";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { proceduresOf, streamsOf, type Procedure } from "../../trpc/rest/procedure.ts";
import { appRouter } from "../../app/router.ts";

export const surfaces = ["REST", "tRPC"] as const;
export type Surface = (typeof surfaces)[number];

export const procedures = proceduresOf(appRouter);
export const streams = streamsOf(appRouter);

/** The fields that stand in a call's path. */
export const pathFields = ({ meta }: Procedure): string[] =>
  [...(meta.openapi?.path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** What no field of a path accepts, be it an id or words. */
export const unfit = "x".repeat(300);

export interface Outcome {
  status: number;
  problem: Problem | undefined;
  answer: LightMyRequestResponse;
}

interface Sent {
  input?: Readonly<Record<string, unknown>>;
  authorization?: string | undefined;
  /** Stands for the body, as it is; a query has it as its input. */
  raw?: string;
}

/** Calls a procedure as an outsider does, on either surface. */
export async function callOn(
  surface: Surface,
  app: FastifyInstance,
  procedure: Procedure,
  sent: Sent,
): Promise<Outcome> {
  const answer = await (surface === "REST" ? overRest : overTrpc)(app, procedure, sent);
  if (answer.statusCode < 400) return { status: answer.statusCode, problem: undefined, answer };
  const body = answer.json<Problem & { error?: { data: { problem: Problem } } }>();
  return { status: answer.statusCode, problem: surface === "REST" ? body : body.error?.data.problem, answer };
}

const headersOf = ({ authorization }: Sent) => ({
  "content-type": "application/json",
  ...(authorization !== undefined && { authorization }),
});

function overRest(app: FastifyInstance, procedure: Procedure, sent: Sent) {
  const { meta } = procedure;
  if (!meta.openapi) throw new Error(`${procedure.path} has no path under /api`);
  const { method, path } = meta.openapi;
  const input = { ...sent.input };
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => take(input, name));
  const hasBody = method !== "GET" && method !== "DELETE";
  const query = new URLSearchParams();
  for (const name of hasBody ? (meta.rest?.query ?? []) : Object.keys(input))
    for (const value of [input[name] ?? []].flat()) query.append(name, textOf(value));
  return app.inject({
    method,
    url: `/api${url}${query.size > 0 ? `?${query.toString()}` : ""}`,
    headers: headersOf(sent),
    ...(hasBody && { payload: sent.raw ?? JSON.stringify(input) }),
  });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value ?? null));

function take(input: Record<string, unknown>, name: string): string {
  const { [name]: value } = input;
  delete input[name];
  // No address holds half a character.
  return encodeURIComponent(textOf(value).toWellFormed());
}

function overTrpc(app: FastifyInstance, { path, type, takesInput }: Procedure, sent: Sent) {
  const payload = sent.raw ?? (takesInput ? JSON.stringify(sent.input ?? {}) : "");
  const url = `/trpc/${path}`;
  const headers = headersOf(sent);
  if (type === "mutation") return app.inject({ method: "POST", url, headers, payload });
  return app.inject({ url: payload === "" ? url : `${url}?input=${encodeURIComponent(payload)}`, headers });
}
