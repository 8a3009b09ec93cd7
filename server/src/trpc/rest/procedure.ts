import type { AnyTRPCRouter, TRPCProcedureType } from "@trpc/server";
import type { z } from "zod";
import type { Context } from "../context.ts";
import type { Meta } from "../../procedures/meta.ts";
import type { Definition, Invocation } from "./definition.ts";
import { guardIn } from "../init.ts";
import { directCall } from "./direct-call.ts";
import { idempotentCall } from "./idempotency/idempotent-call.ts";

interface Built {
  (invocation: Invocation): Promise<unknown>;
  _def: Definition;
}

export interface Procedure {
  /** Its name in the router: `jobRequest.get`. */
  path: string;
  type: TRPCProcedureType;
  meta: Meta;
  /** The fields of its input; none when it takes nothing. */
  fields: Readonly<Record<string, z.ZodType>>;
  takesInput: boolean;
  /** The schema of its input, where it takes one. */
  inputs: readonly z.ZodType[];
  /** Calls it; the input is asked for after the guard. */
  call: (ctx: Context, getInput: () => unknown) => Promise<unknown>;
}

/** Whether the body of a call says which rows are meant; of others, keys that are not known are ignored. */
export const selects = ({ type, meta }: Pick<Procedure, "type" | "meta">): boolean =>
  type === "query" || meta.rest?.selects === true;

const isStream = (procedure: Built) => procedure._def.type === "subscription";
const entriesOf = (router: AnyTRPCRouter) => Object.entries(router._def.procedures as Record<string, Built>);

/** The names of what a router answers bit by bit. */
export const streamsOf = (router: AnyTRPCRouter): string[] =>
  entriesOf(router).flatMap(([path, procedure]) => (isStream(procedure) ? [path] : []));

/** What a router answers at once, by name. */
export const proceduresOf = (router: AnyTRPCRouter): Procedure[] =>
  entriesOf(router)
    .filter(([, procedure]) => !isStream(procedure))
    .map(([path, procedure]) => {
      const { type, meta = {}, inputs } = procedure._def;
      return {
        path,
        type,
        meta,
        fields: Object.assign({}, ...inputs.map((input) => input.shape)) as Procedure["fields"],
        takesInput: inputs.length > 0,
        inputs,
        call: callOf(path, procedure),
      };
    });

function callOf(path: string, procedure: Built): Procedure["call"] {
  const { meta, middlewares } = procedure._def;
  const call = directCall(path, procedure._def) ?? chainedCall(path, procedure);
  if (meta?.rest?.idempotent !== "keepsAnswer") return call;
  const guard = middlewares[0] && guardIn(middlewares[0]);
  if (!guard) throw new Error(`${path} has no guard`);
  return idempotentCall(path, guard, call);
}

const chainedCall =
  (path: string, procedure: Built): Procedure["call"] =>
  (ctx, getInput) =>
    procedure({
      ctx,
      path,
      type: procedure._def.type,
      input: undefined,
      getRawInput: async () => getInput(),
      signal: undefined,
      batchIndex: 0,
    });
