import type { Blog, BlogFields } from "@metiro/shared/blog/schema";
import { blogs } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { columnsOf, nameOfActor } from "./content/columns.ts";
import { rememberImages } from "./content/images.ts";
import { readFor } from "./get.ts";
import { keepAddress } from "./save-post.ts";

/** An admin writes a post; unless it says otherwise, it bears the admin's name. */
export async function add({ ctx, input }: Call<BlogFields>): Promise<Blog> {
  const id = await ctx.db.transaction(async (tx) => {
    const { published, publishedAt, ...fields } = input;
    const authorName = await nameOfActor(ctx, tx);
    const { columns, imageIds } = await columnsOf(ctx, tx, fields, { id: undefined, authorName });
    const [row] = await tx
      .insert(blogs)
      .values({
        ...columns,
        authorId: ctx.actor.userId,
        published,
        publishedAt: publishedAt ?? (published ? now : null),
      })
      .returning({ id: blogs.id });
    if (!row) throw new Error("Inserting a post returned no row");
    await rememberImages(tx, row.id, { shown: imageIds });
    if (published) await keepAddress(tx, row.id, { slug: columns.slug, wasOut: false }, columns);
    await audit(tx, ctx, "blog.add", row.id, { title: input.title, after: { published } });
    return row.id;
  });
  return readFor(ctx, { id });
}
