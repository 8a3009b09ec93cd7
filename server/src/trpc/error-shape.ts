import type { Problem } from "@metiro/shared/errors/codes";
import type { TRPCDefaultErrorShape, TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { problemOf } from "../errors/problem.ts";
import type { Context } from "./context.ts";

type TrpcCode = TRPCError["code"];

const codes: Partial<Record<number, TrpcCode>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

/** Reader of an error that came before there was a context: a call that is no call. */
const unknownReader = { lang: "fr", requestId: "" };

/** tRPC's error with the product's problem in it, and with the problem's status. */
export function errorShape({
  error,
  shape,
  ctx,
}: {
  error: TRPCError;
  shape: TRPCDefaultErrorShape;
  ctx: Context | undefined;
}) {
  return errorOf(error, ctx, shape.data.path);
}

/** tRPC's error of anything thrown by the procedure of that name. */
export const errorOf = (thrown: unknown, ctx: Context | undefined, path?: string) =>
  shapeOf(problemOf(thrown, ctx ?? unknownReader), path);

/** The error of a typed call that a problem makes; `path` names the procedure. */
export function shapeOf(problem: Problem, path?: string) {
  const code: TrpcCode = codes[problem.status] ?? "INTERNAL_SERVER_ERROR";
  return {
    message: problem.detail,
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { ...(path !== undefined && { path }), code, httpStatus: problem.status, problem },
  };
}
