import { eq } from "drizzle-orm";
import { blogs } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";

/** There is no way back. Its images are swept later. */
export async function deleteBlog({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(blogs)
      .where(eq(blogs.id, id))
      .returning({ title: blogs.title, published: blogs.published });
    const before = orNotFound(row);
    await audit(tx, ctx, "blog.delete", id, { title: before.title, before });
  });
  return { id };
}
