import { type BlogWorkFields, publishableBlog, type SaveBlogDraftInput } from "@metiro/shared/blog/schema";
import { fieldViolationsOf } from "@metiro/shared/errors/field-error";
import { patchedRow } from "@metiro/shared/patch";
import { slugOf, titleSlugOf } from "@metiro/shared/text/slug";
import type { PostColumns } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { ActorContext } from "../../../trpc/context.ts";
import { sanitised } from "./sanitise.ts";

type GivenWords = Omit<SaveBlogDraftInput, "id" | "baseRevision">;

/** What a post says after an update. Its address goes on following its title unless it was given one of its own. */
export function changedWords(words: BlogWorkFields, given: GivenWords): BlogWorkFields {
  const { categoryId, coverImageId, coverAlt, metaDescription, authorName, slug, ...rest } = patchedRow(words, given);
  const follows = given.slug === null || (given.slug === undefined && followsTitle(words));
  return {
    ...rest,
    categoryId: categoryId ?? undefined,
    coverImageId: coverImageId ?? undefined,
    coverAlt: coverAlt ?? undefined,
    metaDescription: metaDescription ?? undefined,
    authorName: authorName ?? undefined,
    slug: follows ? undefined : (slug ?? undefined),
  };
}

/** An address made of the title, with or without the tail that a taken one has, or of a draft that had none yet. */
function followsTitle({ slug = "", title }: BlogWorkFields): boolean {
  if (slug.startsWith("brouillon-")) return true;
  return [titleSlugOf(title), slugOf(title)].some(
    (own) => slug === own || (own !== "" && slug.slice(0, -7) === own.slice(0, 190)),
  );
}

/** What is kept of a post, as it would be typed again: its content without what the server adds to it. */
export function postWordsOf({ config }: ActorContext, columns: PostColumns): BlogWorkFields {
  const bare = <Words extends { content: string }>(words: Words): Words => ({
    ...words,
    content: sanitised(words.content, config.publicUrl).html,
  });
  const { categoryId, coverImageId, coverAlt, metaDescription, translations, ...rest } = columns;
  return {
    ...bare(rest),
    categoryId: categoryId ?? undefined,
    coverImageId: coverImageId ?? undefined,
    coverAlt: coverAlt ?? undefined,
    metaDescription: metaDescription ?? undefined,
    translations: translations.en ? { en: bare(translations.en) } : {},
  };
}

/** The words of a post that readers may have; what it lacks is told by field. */
export function complete(words: BlogWorkFields) {
  const parsed = publishableBlog.safeParse(words);
  if (parsed.success) return parsed.data;
  throw new DomainError("VALIDATION_FAILED", { errors: fieldViolationsOf(parsed.error.issues) });
}
