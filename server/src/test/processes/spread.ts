import { type IncomingMessage, request } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, inject } from "vitest";
import type { Config, Environment } from "../../config/config.ts";
import { startFleet } from "./fleet.ts";
import { startPgbouncer } from "./pgbouncer.ts";

/** What signs in the process of a test and in those beside it. */
export const sharedSecret = "of the tests alone, and as long as a secret has to be";

/** Addresses of processes, each time the next one's. */
export type InTurn = () => string;

/** Starts as many processes on a test's database as the run asks for, with the settings of the test, until its end. */
export async function processesOn(url: string, config: Config, env: Environment = {}): Promise<InTurn> {
  const { count, pooled } = inject("processes");
  const open = new AsyncDisposableStack();
  afterAll(() => open.disposeAsync());
  const pooler = pooled ? open.use(await startPgbouncer(url)) : undefined;
  const given = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const { web } = open.use(
    await startFleet({
      web: count,
      databaseUrl: pooler?.url ?? url,
      secret: env["JWT_SECRET"] ?? sharedSecret,
      dataDir: config.dataDir,
      env: {
        TRUSTED_PROXIES: "0",
        ALTCHA_MAX_NUMBER: "200",
        PUBLIC_URL: config.publicUrl,
        SHUTDOWN_NOTICE: "0",
        ...(pooler && { DATABASE_DIRECT_URL: url }),
        ...Object.fromEntries(given),
      },
    }),
  );
  let turn = 0;
  return () => web[(turn += 1) % web.length]?.origin ?? "";
}

/** From now on what is asked of the app is asked of the processes in turn. */
export async function spreadCalls(app: FastifyInstance, next: InTurn): Promise<void> {
  const over = async (asked: InjectOptions | string) =>
    answerOf(next(), typeof asked === "string" ? { url: asked } : asked);
  app.inject = over as unknown as FastifyInstance["inject"];
}

async function answerOf(origin: string, { method = "GET", url, headers, payload, query }: InjectOptions) {
  if (typeof url !== "string") throw new Error("Only an address as a text goes over the wire");
  const search =
    query === undefined
      ? ""
      : `?${typeof query === "string" ? query : new URLSearchParams(query as Record<string, string>).toString()}`;
  const isText = typeof payload === "string" || Buffer.isBuffer(payload);
  const body = payload === undefined ? undefined : Buffer.from(isText ? payload : JSON.stringify(payload));
  const call = request(`${origin}${url}${search}`, {
    method,
    headers: {
      ...(body && !isText && { "content-type": "application/json" }),
      ...(body && { "content-length": body.length }),
      ...headers,
    },
  });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const rawPayload = await buffer(answer);
  const text = rawPayload.toString();
  return {
    raw: { req: { method, url } },
    statusCode: answer.statusCode,
    headers: answer.headers,
    rawPayload,
    payload: text,
    body: text,
    json: () => JSON.parse(text) as unknown,
  } as unknown as LightMyRequestResponse;
}
