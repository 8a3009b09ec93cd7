import type { ApiKeyList, ApiKeyListInput } from "@metiro/shared/auth/api-keys";
import { and, eq } from "drizzle-orm";
import { apiKeys } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { keysWhere } from "./queries.ts";

/** The keys of an account, with those that ended lately. */
export const list = async ({ ctx: { db, actor }, input: { userId } }: Call<ApiKeyListInput>): Promise<ApiKeyList> => ({
  items: await keysWhere(db, and(eq(apiKeys.userId, userId ?? actor.userId), visibleTo(actor))),
});
