import type { BlogDraft } from "@metiro/shared/blog/schema";
import { eq } from "drizzle-orm";
import { files } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { openAddress } from "../../../storage/file-addresses.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { sizedImage } from "../../file/index.ts";
import { workOf } from "../queries.ts";
import { itemOf, signedWords } from "../get.ts";

/** What the editor shows: the post with its changes. */
export async function getDraft({ ctx, input: { id } }: Call<{ id: string }>): Promise<BlogDraft> {
  const [row] = await workOf(ctx.db).execute({ id });
  const { changes, changedAt, coverImageId, coverImage, ...post } = orNotFound(row);
  const { content, translations, ...item } = { ...post, ...changes };
  const coverId = changes ? changes.coverImageId : coverImageId;
  const cover = coverId === coverImage?.id || coverId === null ? undefined : await imageOf(ctx, coverId);
  const { categoryId } = item;
  return {
    ...itemOf({ ...item, categoryId, coverImage: null, translations: {} }, ctx),
    ...coverOf(),
    ...signedWords({ content, translations }, ctx.fileAddresses),
    publicSlug: post.slug,
    ...(changedAt !== null && { changedAt }),
  };

  function coverOf() {
    const image = coverId === null ? undefined : (cover ?? coverImage ?? undefined);
    // What waits to be published is not public yet.
    const address = post.state === "published" && !cover ? openAddress : ctx.fileAddresses.of;
    return image && { coverImage: sizedImage(image, address) };
  }
}

async function imageOf(ctx: ActorContext, id: string) {
  const [row] = await ctx.db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(eq(files.id, id));
  return row;
}
