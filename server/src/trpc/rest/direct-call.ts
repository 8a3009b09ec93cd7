import { isDeepStrictEqual } from "node:util";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { outputFailed } from "../../errors/refusal.ts";
import type { Context } from "../context.ts";
import { guardIn } from "../init.ts";
import type { Definition } from "./definition.ts";

export type DirectCall = (ctx: Context, getInput: () => unknown) => Promise<unknown>;

/**
 * A procedure without tRPC's chain, which copies its state at each step and cannot use zod's fast synchronous way: guard, input, verb,
 * output, in that order. None when the procedure has any other step; then it is called as tRPC's own adapters do.
 */
export function directCall(
  path: string,
  { type, meta, middlewares, inputs, output, resolver }: Definition,
): DirectCall | undefined {
  const [first, ...others] = middlewares;
  const guard = first && guardIn(first);
  const verb = others.pop();
  const plain = others.every(({ _type }) => _type === "input" || _type === "output");
  if (!guard || !verb || !plain || !resolver || inputs.length > 1) return undefined;
  const [schema] = inputs;

  return async (ctx, getInput) => {
    guard(ctx);
    // Also where nothing is taken: then what was sent is too much.
    const sent = getInput();
    const input = schema && (await parsed(schema, sent));
    const data = await resolver({ ctx, input, path, type, signal: undefined });
    if (!output) return data;
    return meta?.isExact ? exactly(output, data, ctx) : outputOf(output, data);
  };
}

/** Throws a ZodError, which is the caller's fault. */
function parsed(schema: z.ZodType, value: unknown): unknown {
  try {
    return schema.parse(value);
  } catch (error) {
    if (error instanceof z.core.$ZodAsyncError) return schema.parseAsync(value);
    throw error;
  }
}

async function outputOf(schema: z.ZodType, data: unknown): Promise<unknown> {
  try {
    return await parsed(schema, data);
  } catch (cause) {
    throw new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: outputFailed, cause });
  }
}

/** One of so many answers is checked in production. */
const sample = 100;

/** An answer that is made as its schema says: looked at each time wherever it is tried out, so that production need not. */
async function exactly(schema: z.ZodType, data: unknown, { config, log }: Context): Promise<unknown> {
  const isProduction = config.mode === "production";
  if (isProduction && Math.random() * sample >= 1) return data;
  const checked = await outputOf(schema, data);
  if (isDeepStrictEqual(checked, data)) return data;
  const error = new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: outputFailed });
  if (!isProduction) throw error;
  log.error({ err: error }, "an answer holds more than its schema");
  return checked;
}
