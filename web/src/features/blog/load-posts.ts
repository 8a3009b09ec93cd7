import type { Blog, BlogItem } from "@metiro/shared/blog/schema";
import type { Page } from "@metiro/shared/paging/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "#api/calls.ts";
import { orMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** How many posts stand side by side. */
const shown = 3;

/** A page of the blog. Not found past its end; the first one is there even without posts. */
export async function loadPosts(api: Api, pageNumber: number): Promise<Page<BlogItem>> {
  const page = await api.blog.list.fetch({ published: true, pageNumber });
  if (pageNumber > Math.max(1, page.totalPages)) throw notFound();
  return page;
}

/** The newest posts, of one trade or of all. */
export async function latestPosts(api: Api, categoryId?: string): Promise<BlogItem[]> {
  const about = categoryId === undefined ? {} : { categoryId };
  return (await api.blog.list.fetch({ ...about, published: true, pageSize: shown })).items;
}

export interface LoadedPost {
  post: Blog;
  related: BlogItem[];
}

/** A post by its address, with others to read: of its trade first, then the newest. */
export async function loadPost(api: Api, slug: string): Promise<LoadedPost> {
  const post = await orMissing(() => api.blog.getBySlug.fetch({ slug }, handlesOwnErrors));
  const others = { published: true, pageSize: shown + 1 };
  const { categoryId } = post;
  const pages = await Promise.all([
    ...(categoryId === undefined ? [] : [api.blog.list.fetch({ ...others, categoryId })]),
    api.blog.list.fetch(others),
  ]);
  const found = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  found.delete(post.id);
  return { post, related: [...found.values()].slice(0, shown) };
}
