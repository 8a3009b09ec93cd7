import { TRPCError } from "@trpc/server";
import { z } from "zod";
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
  { type, middlewares, inputs, output, resolver }: Definition,
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
    return output ? outputOf(output, data) : data;
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
    throw new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: "Output validation failed", cause });
  }
}
