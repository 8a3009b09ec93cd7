import type { FileReader } from "../storage/file-addresses.ts";
import type { Actor } from "./actor.ts";
import type { Context } from "./context.ts";

/** For whom an address of a file was signed, as that one stands now: somebody signed in, whoever looks at a panel, or a key. */
export const actorOfReader = async (ctx: Context, reader: FileReader): Promise<Actor | null> =>
  (await ctx.actorOf(reader, ctx.log)) ??
  (await ctx.actorOf({ ...reader, viewing: true }, ctx.log)) ??
  (await ctx.keyActors.byId(reader));
