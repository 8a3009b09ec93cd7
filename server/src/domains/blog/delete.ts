import { eq } from "drizzle-orm";
import { blogs } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { putInBin } from "../bin/index.ts";
import { lockedPost } from "./save-post.ts";

/** The bin keeps it for some days; its images are swept after that. */
export async function deleteBlog({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const { title, published } = await lockedPost(tx, id);
    await putInBin(tx, { kind: "blog", id, label: title, by: ctx.actor.userId });
    await tx.delete(blogs).where(eq(blogs.id, id));
    await audit(tx, ctx, "blog.delete", id, { title, before: { title, published } });
  });
  return { id };
}
