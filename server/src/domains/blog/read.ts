import type { Blog, BlogItem, BlogSlugInput } from "@metiro/shared/blog/schema";
import { present } from "../../db/present.ts";
import { found } from "../../errors/found.ts";
import { type FileAddresses, openAddress } from "../../storage/file-addresses.ts";
import type { Context, OpenCall } from "../../trpc/context.ts";
import { sizedImage } from "../file/index.ts";
import { signed } from "./images.ts";
import { seesDrafts } from "./policy.ts";
import { type BlogItemRow, oneBlog } from "./queries.ts";

export const get = ({ ctx, input: { id } }: OpenCall<{ id: string }>): Promise<Blog> => readFor(ctx, { id });

export const getBySlug = ({ ctx, input: { slug } }: OpenCall<BlogSlugInput>): Promise<Blog> => readFor(ctx, { slug });

/** A post as its reader may see it. */
export async function readFor(ctx: Context, key: { id: string } | { slug: string }): Promise<Blog> {
  const query = "id" in key ? oneBlog.byId : oneBlog.bySlug;
  const values = { key: "id" in key ? key.id : key.slug, drafts: seesDrafts(ctx.actor) };
  const [row] = await query(ctx.db).execute(values);
  const { content, ...rest } = found(row);
  return {
    ...itemOf(rest, ctx.fileAddresses),
    content: rest.published ? content : signed(content, ctx.fileAddresses),
  };
}

/** A row of the list. The cover is as public as the post: that of a draft has signed addresses. */
export function itemOf({ coverImage, ...row }: BlogItemRow, addresses: FileAddresses): BlogItem {
  const address = row.published ? openAddress : addresses.of;
  return { ...present(row), ...(coverImage && { coverImage: sizedImage(coverImage, address) }) };
}
