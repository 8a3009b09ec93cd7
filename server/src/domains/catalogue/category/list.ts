import type { Category } from "@metiro/shared/category/schema";
import type { OpenCall } from "../../../trpc/context.ts";
import { allCategories } from "./queries.ts";

export const list = ({ ctx }: OpenCall): Promise<Category[]> => allCategories(ctx.db);
