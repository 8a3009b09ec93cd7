import type { BlogFields, BlogWorkFields } from "@metiro/shared/blog/schema";
import type { FieldViolations } from "@metiro/shared/errors/field-error";
import { slugOf, titleSlugOf } from "@metiro/shared/text/slug";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { blogs, type PostColumns, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { ActorContext } from "../../../trpc/context.ts";
import { measured, platformImages } from "./images.ts";
import { type SafeContent, sanitised } from "./sanitise.ts";

export interface Edited {
  columns: PostColumns;
  imageIds: string[];
}

/** What is kept of a post beside what was typed: who signs it where nobody is named. */
interface Known {
  id: string | undefined;
  authorName: string;
}

/** What a post is made of that readers may have: complete, its content made safe, its address its own. */
export async function columnsOf(
  ctx: ActorContext,
  tx: Transaction,
  input: Omit<BlogFields, "published" | "publishedAt">,
  known: Known,
): Promise<Edited> {
  const { french, english } = safeContents(ctx, input);
  const required: FieldViolations[string] = [{ rule: "required" }];
  const errors = {
    ...(french.empty && { content: required }),
    ...(english?.empty && { "translations.en.content": required }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  const slug = input.slug ?? titleSlugOf(input.title);
  if (input.slug !== undefined && (await isTaken(tx, slug, known.id)))
    throw new DomainError("SLUG_TAKEN", { errors: { slug: [{ rule: "taken" }] } });
  return edited(tx, input, { french, english, slug, authorName: input.authorName ?? known.authorName });
}

/** What a post is made of while it is being written: safe, but it may lack anything, and its address is found for it. */
export async function workColumnsOf(
  ctx: ActorContext,
  tx: Transaction,
  input: BlogWorkFields,
  known: Known & { id: string },
): Promise<Edited> {
  const wanted = (input.slug === undefined ? titleSlugOf(input.title) : slugOf(input.slug)).slice(0, 200);
  const tail = known.id.slice(-6);
  const usable = /[a-z0-9]/.test(wanted);
  const free = usable && !(await isTaken(tx, wanted, known.id));
  const slug = free ? wanted : `${usable ? wanted.slice(0, 190) : "brouillon"}-${tail}`;
  return edited(tx, input, { ...safeContents(ctx, input), slug, authorName: input.authorName ?? known.authorName });
}

interface Made {
  french: SafeContent;
  english: SafeContent | undefined;
  slug: string;
  authorName: string;
}

async function edited(
  tx: Transaction,
  input: Omit<BlogWorkFields, "slug" | "authorName">,
  { french, english, slug, authorName }: Made,
): Promise<Edited> {
  const imageIds = [...new Set([...french.imageIds, ...(english?.imageIds ?? [])])];
  const images = await platformImages(tx, { coverImageId: input.coverImageId, imageIds });
  const { title, summary, translations } = input;
  return {
    columns: {
      title,
      slug,
      summary,
      content: measured(french.html, images),
      categoryId: input.categoryId ?? null,
      coverImageId: input.coverImageId ?? null,
      coverAlt: input.coverAlt ?? null,
      metaDescription: input.metaDescription ?? null,
      authorName,
      translations:
        translations.en && english ? { en: { ...translations.en, content: measured(english.html, images) } } : {},
    },
    imageIds,
  };
}

function safeContents(
  { config }: ActorContext,
  { content, translations }: Pick<BlogWorkFields, "content" | "translations">,
) {
  const safe = (html: string) => sanitised(html, config.publicUrl);
  return { french: safe(content), english: translations.en && safe(translations.en.content) };
}

async function isTaken(tx: Transaction, slug: string, id: string | undefined): Promise<boolean> {
  const others = id === undefined ? undefined : ne(blogs.id, id);
  const rows = await tx
    .select({ one: sql`1` })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), others))
    .limit(1);
  return rows.length > 0;
}

/** Who signs a post where nobody is named: whoever did, or the admin who took the name away. */
export const authorFor = async (
  ctx: ActorContext,
  tx: Transaction,
  { authorName }: { authorName: string },
  given: { authorName?: string | null | undefined },
): Promise<string> => (given.authorName === null ? nameOfActor(ctx, tx) : authorName);

/** First and last name of the admin who acts. */
export async function nameOfActor({ actor }: ActorContext, tx: Transaction): Promise<string> {
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, actor.userId));
  const { firstName, lastName } = orNotFound(row);
  return `${firstName} ${lastName}`;
}
