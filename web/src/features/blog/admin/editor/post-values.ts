import type { BlogDraft, PublishableBlog } from "@metiro/shared/blog/schema";
import type { z } from "zod";

interface Words {
  title: string;
  summary: string;
  content: string;
  coverAlt: string;
  metaDescription: string;
}

/** What the editor edits of a post; what there is not is empty. */
export interface PostValues extends Words {
  categoryId: string;
  coverImageId: string;
  authorName: string;
  slug: string;
  translations: { en?: Words | undefined };
}
export type PostOutput = PublishableBlog;

/** What has to be right before it is published. */
export const publishableSchema = async () =>
  (await import("@metiro/shared/blog/schema")).publishableBlog as unknown as z.ZodType<PostOutput, PostValues>;

export const blankPost: PostValues = {
  title: "",
  summary: "",
  content: "",
  categoryId: "",
  coverImageId: "",
  coverAlt: "",
  metaDescription: "",
  authorName: "",
  slug: "",
  translations: {},
};

/** A post as it is edited. The address of a draft follows its title until it is given one. */
export function postValuesOf(post: BlogDraft): PostValues {
  const { title, summary, content, categoryId, coverImage, coverAlt, metaDescription, authorName, slug, state } = post;
  const { en } = post.translations;
  return {
    title,
    summary,
    content,
    categoryId: categoryId ?? "",
    coverImageId: coverImage?.id ?? "",
    coverAlt: coverAlt ?? "",
    metaDescription: metaDescription ?? "",
    authorName,
    slug: state === "draft" ? "" : slug,
    translations: en ? { en: { ...en, coverAlt: en.coverAlt ?? "", metaDescription: en.metaDescription ?? "" } } : {},
  };
}

/** The words of a text without its markup, one paragraph a line. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h[2-4]|li|blockquote|pre|figcaption)>|<br[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&nbsp;/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
