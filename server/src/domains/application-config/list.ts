import type { ConfigItem } from "@metiro/shared/application-config/schema";
import { isAdmin } from "../../trpc/actor.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { allItems, publicItems } from "./queries.ts";

/** Everybody reads what is public; admins read everything. */
export const list = ({ ctx }: OpenCall): Promise<ConfigItem[]> =>
  isAdmin(ctx.actor) ? allItems(ctx.db) : publicItems(ctx.db);
