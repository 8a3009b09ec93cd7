import type { ConfigItem } from "@metiro/shared/application-config/schema";
import type { OpenCall } from "../../trpc/context.ts";
import { allItems, publicItems } from "./queries.ts";

/** Everybody reads what is public; admins read everything. */
export const list = ({ ctx }: OpenCall): Promise<ConfigItem[]> =>
  ctx.actor?.role === "Admin" ? allItems(ctx.db) : publicItems(ctx.db);
