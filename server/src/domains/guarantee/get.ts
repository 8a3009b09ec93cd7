import type { Guarantee } from "@metiro/shared/guarantee/schema";
import { and, eq } from "drizzle-orm";
import { jobRequests } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { viewerOf, visibleTo } from "../job-request/index.ts";
import { guaranteeOf, guaranteeRows } from "./queries.ts";

/** What is promised to the client of a request, what is done where it was not kept, and what the client can do. */
export async function get({ ctx: { db, actor }, input: { id } }: Call<{ id: string }>): Promise<Guarantee> {
  const [row] = await guaranteeRows(db, and(eq(jobRequests.id, id), visibleTo(viewerOf(actor))));
  return guaranteeOf(orNotFound(row));
}
