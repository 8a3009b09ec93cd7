import type { BlogDraft, DiscardBlogChangesInput } from "@metiro/shared/blog/schema";
import { sql } from "drizzle-orm";
import { saveRevision } from "../../../db/revision.ts";
import { blogs } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { shownImages } from "./save-draft.ts";
import { getDraft } from "./get-draft.ts";
import { rememberImages } from "../content/images.ts";
import { lockedPost } from "../save-post.ts";

/** Goes back to what readers have. */
export async function discardChanges({ ctx, input }: Call<DiscardBlogChangesInput>): Promise<BlogDraft> {
  const { id, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const { changes, title } = await lockedPost(tx, id);
    if (!changes) throw new DomainError("STATUS_CONFLICT");
    const target = { table: blogs, revision: blogs.revision, returning: { id: blogs.id } };
    const values = { changes: null, changedAt: null, updatedAt: sql`${blogs.updatedAt}` };
    await saveRevision(tx, target, { id, baseRevision }, values);
    await rememberImages(tx, id, { shown: await shownImages(tx, id) });
    await audit(tx, ctx, "blog.discardChanges", id, { title, before: { title: changes.title } });
  });
  return getDraft({ ctx, input: { id } });
}
