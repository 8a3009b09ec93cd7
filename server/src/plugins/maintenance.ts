import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Maintenance } from "../db/maintenance.ts";
import { DomainError } from "../errors/domain-error.ts";
import { callPaths } from "./call-paths.ts";
import { sendErrorPage } from "./error-page.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** It only reads, whatever its method. */
    reads?: boolean;
  }
}

interface Options {
  /** What this process knows of a maintenance, asked at each request. */
  current: () => Maintenance | undefined;
  /** Whether a call by this name only reads. */
  isQuery: (path: string) => boolean;
}

const typedCalls = /^\/trpc\/([^?]*)/i;
/** Seconds until a program asks again, where nobody said when it ends. */
const pause = { unknown: 300, least: 30 };

/** While the operator keeps everybody from writing: whatever writes is refused, a page is words; programs go on reading. */
export function refuseInMaintenance(scope: FastifyInstance, { current, isQuery }: Options): void {
  scope.addHook("onRequest", async (request, reply) => {
    const maintenance = current();
    if (!maintenance || (!writes(request, isQuery) && !opensPage(request))) return undefined;
    const refusal = new DomainError("MAINTENANCE", { params: { retryAfterSeconds: secondsUntilEnd(maintenance) } });
    if (callPaths.test(request.url)) throw refusal;
    return sendErrorPage(refusal, request, reply);
  });
}

function writes({ method, url, routeOptions }: FastifyRequest, isQuery: Options["isQuery"]): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(method) || routeOptions.config.reads) return false;
  // The client sends long questions as POST.
  const [, names] = typedCalls.exec(url) ?? [];
  return names === undefined || !names.split(",").every(isQuery);
}

const opensPage = ({ method, url, headers: { accept = "" } }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && !callPaths.test(url) && accept.includes("text/html");

/** Once the promised end has passed, people are asked to come back soon. */
function secondsUntilEnd({ endsAt }: Maintenance): number {
  if (endsAt === null) return pause.unknown;
  return Math.max(pause.least, Math.ceil((Date.parse(endsAt) - Date.now()) / 1000));
}
