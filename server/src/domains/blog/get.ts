import type { Blog, BlogItem, BlogSlugInput } from "@metiro/shared/blog/schema";
import { type OmitNulls, omitNulls } from "../../db/rows/omit-nulls.ts";
import type { PostTranslations } from "../../db/schema/index.ts";
import { formerlyAt } from "../../db/slug-history.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { type FileAddresses, openAddress } from "../../storage/file-addresses.ts";
import type { Context, OpenCall } from "../../trpc/context.ts";
import { sizedImage } from "../file/index.ts";
import { signed } from "./content/images.ts";
import { seesDrafts } from "./policy.ts";
import { type BlogItemRow, type BlogRow, oneBlog } from "./queries.ts";

export const get = ({ ctx, input: { id } }: OpenCall<{ id: string }>): Promise<Blog> => readFor(ctx, { id });

/** By the address that it has, or one that it had before. */
export async function getBySlug({ ctx, input: { slug } }: OpenCall<BlogSlugInput>): Promise<Blog> {
  const [row] = await oneBlog.bySlug(ctx.db).execute({ key: slug, drafts: seesDrafts(ctx.actor) });
  if (row) return blogOf(ctx, row);
  return readFor(ctx, { id: orNotFound(await formerlyAt(ctx.db, "blog", slug)) });
}

/** A post as its reader may see it. */
export async function readFor(ctx: Context, { id }: { id: string }): Promise<Blog> {
  const [row] = await oneBlog.byId(ctx.db).execute({ key: id, drafts: seesDrafts(ctx.actor) });
  return blogOf(ctx, orNotFound(row));
}

function blogOf(ctx: Context, { content, translations, ...rest }: BlogRow): Blog {
  const item = itemOf({ ...rest, translations: {} }, ctx);
  const out = rest.state === "published";
  return { ...item, ...(out ? { content, translations } : signedWords({ content, translations }, ctx.fileAddresses)) };
}

interface Words {
  content: string;
  translations: PostTranslations;
}

/** Content whose images are not public. */
export const signedWords = ({ content, translations: { en } }: Words, addresses: FileAddresses): Words => ({
  content: signed(content, addresses),
  translations: en ? { en: { ...en, content: signed(en.content, addresses) } } : {},
});

type Reader = Pick<Context, "actor" | "fileAddresses">;

/** A row of the list. The cover is as public as the post: that of one that is not out has signed addresses. */
export function itemOf({ coverImage, hasChanges, ...row }: BlogItemRow, { actor, fileAddresses }: Reader): BlogItem {
  const address = row.state === "published" ? openAddress : fileAddresses.of;
  const fields: OmitNulls<typeof row> = omitNulls(row);
  return {
    ...fields,
    hasChanges: hasChanges && seesDrafts(actor),
    ...(coverImage && { coverImage: sizedImage(coverImage, address) }),
  };
}
