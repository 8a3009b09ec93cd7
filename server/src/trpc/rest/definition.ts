import type { TRPCProcedureType } from "@trpc/server";
import type { z } from "zod";
import type { Meta } from "../../procedures/meta.ts";
import type { Context } from "../context.ts";

/** Everything tRPC hands to a procedure; its own adapters call procedures in the same way. */
export interface Invocation {
  ctx: Context;
  path: string;
  type: TRPCProcedureType;
  input: unknown;
  getRawInput: () => Promise<unknown>;
  signal: AbortSignal | undefined;
  batchIndex: number;
}

/** The side of a procedure that tRPC's types keep to themselves. */
export interface Definition {
  type: TRPCProcedureType;
  meta?: Meta;
  inputs: z.ZodObject[];
  output?: z.ZodType;
  middlewares: { _type?: string }[];
  resolver?: (options: Pick<Invocation, "ctx" | "input" | "path" | "type" | "signal">) => unknown;
}
