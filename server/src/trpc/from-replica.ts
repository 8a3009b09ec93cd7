import type { Context } from "./context.ts";

/**
 * The verb of a read, which a replica answers where there is one that has everything written so far; the primary does where it has
 * not, or fails. Such a verb writes nothing, not even that somebody has read.
 */
export function fromReplica<Call extends { ctx: Context }, Answer>(
  verb: (call: Call) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return async (call) => {
    const { replica } = call.ctx;
    if (!replica) return verb(call);
    return replica.read(
      (reading) => verb({ ...call, ctx: { ...call.ctx, ...reading } }),
      () => verb(call),
    );
  };
}
