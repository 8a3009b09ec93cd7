import type { ContactVisibility } from "@metiro/shared/job-request/rules/contact-sharing";
import { viewMinutes } from "@metiro/shared/user/view-reasons";
import { type SQL, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { contactShared, delivered } from "../../db/queries/recipients.ts";
import {
  auditEntries,
  binEntries,
  blogImages,
  blogs,
  companies,
  conversations,
  files,
  isShown as isShownFrom,
  jobRequestCompanies,
  jobRequestNotePhotos,
  jobRequestNotes,
  jobRequestPhotos,
  messagePhotos,
  messages,
  postIsOut,
  requestDrafts,
  reviewPhotos,
  reviews,
  tenderers,
} from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";

/** What names files: which, and who sees them for it beside who uploaded them. Each table that names one stands here, and once. */
interface Source {
  named: SQL;
  /** Those of them that everybody may see. */
  public?: SQL;
  /** Whether caches may keep these for a day; not what may be withheld, or whose author may be gone, in the next second. */
  keptForADay?: true;
  /** Whom it shows them to, whatever else names them. */
  visible?: (actor: Actor, visibility: ContactVisibility) => SQL | undefined;
  /** Whether an admin, who sees all others, does not see them: but those that are public, and those that `visible` lets through. */
  hidden?: true;
}

const namedIn = (table: PgTable, file: PgColumn): SQL => sql`exists (select from ${table} where ${file} = ${files.id})`;

/** A request's, for companies that received it; those of sensitive questions once the company may know the client. */
const requestPhotos: Source = {
  named: namedIn(jobRequestPhotos, jobRequestPhotos.fileId),
  visible: (actor, visibility) => {
    if (actor.role === "Admin") return requestPhotos.named;
    if (actor.role === "Tenderer") return undefined;
    return sql`exists (
      select from ${jobRequestPhotos} join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestPhotos.jobRequestId}
      where ${jobRequestPhotos.fileId} = ${files.id} and ${jobRequestCompanies.companyId} = ${actor.companyId} and ${delivered}
        and (not ${jobRequestPhotos.sensitive} or ${contactShared(visibility)}))`;
  },
};

/** What clients added to a request, for companies that received it; those of their answers to the back office are not for them. */
const notePhotos: Source = {
  named: namedIn(jobRequestNotePhotos, jobRequestNotePhotos.fileId),
  visible: (actor) => {
    if (actor.role === "Admin") return notePhotos.named;
    if (actor.role === "Tenderer") return undefined;
    return sql`exists (
      select from ${jobRequestNotePhotos} join ${jobRequestNotes} on ${jobRequestNotes.id} = ${jobRequestNotePhotos.noteId}
        join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestNotes.jobRequestId}
      where ${jobRequestNotePhotos.fileId} = ${files.id} and ${jobRequestNotes.kind} = 'added'
        and ${jobRequestCompanies.companyId} = ${actor.companyId} and ${delivered})`;
  },
};

/** Those of a conversation, for the two who talk, and for an admin who has just read it for a reason. */
const messageImages: Source = {
  named: namedIn(messagePhotos, messagePhotos.fileId),
  hidden: true,
  visible: (actor) => {
    switch (actor.role) {
      case "Admin":
        return isInspected(actor.userId);
      case "Tenderer":
        return shownIn(eq(conversations.tendererId, actor.tendererId));
      case "Company":
        return shownIn(eq(conversations.companyId, actor.companyId));
    }
  },
};

/** Photos of messages of these conversations. */
const shownIn = (whose: SQL) => sql`exists (
  select from ${messagePhotos} join ${messages} on ${messages.id} = ${messagePhotos.messageId}
    join ${conversations} on ${conversations.jobRequestId} = ${messages.jobRequestId} and ${conversations.companyId} = ${messages.companyId}
  where ${messagePhotos.fileId} = ${files.id} and ${whose})`;

/** Photos of a conversation that an admin has read for a reason: the entry of the audit that says so opens them, for as long as their addresses hold. */
const isInspected = (userId: string) => sql`exists (
  select from ${messagePhotos} join ${messages} on ${messages.id} = ${messagePhotos.messageId}
    join ${auditEntries} on ${auditEntries.entityId} = ${messages.jobRequestId}
  where ${messagePhotos.fileId} = ${files.id} and ${auditEntries.action} = 'conversation.inspect' and ${auditEntries.actorId} = ${userId}
    and ${auditEntries.details}->>'companyId' = ${messages.companyId}::text
    and ${auditEntries.at} > clock_timestamp() - ${viewMinutes} * interval '1 minute')`;

/** Images of the blog, which belong to the platform, whoever uploaded them; of a post in the bin too. */
export const isOfBlog: SQL = sql`(${namedIn(blogs, blogs.coverImageId)} or ${namedIn(blogImages, blogImages.fileId)}
  or exists (select from ${binEntries} where ${binEntries.kind} = 'blog' and ${binEntries.fileIds} @> array[${files.id}]))`;

const isLogo = namedIn(companies, companies.logoId);

const sources: Record<string, Source> = {
  logo: { named: isLogo, public: isLogo, keptForADay: true },
  blog: {
    named: isOfBlog,
    public: sql`(exists (select from ${blogs} where ${blogs.coverImageId} = ${files.id} and ${postIsOut})
      or exists (select from ${blogImages} join ${blogs} on ${blogs.id} = ${blogImages.blogId}
        where ${blogImages.fileId} = ${files.id} and not ${blogImages.pending} and ${postIsOut}))`,
    keptForADay: true,
  },
  requestPhotos,
  notePhotos,
  messageImages,
  /** Of those that are not shown, or no more, their authors' alone. */
  review: {
    named: namedIn(reviewPhotos, reviewPhotos.fileId),
    public: sql`exists (
      select from ${reviewPhotos} join ${reviews} on ${reviews.id} = ${reviewPhotos.reviewId}
      where ${reviewPhotos.fileId} = ${files.id} and ${isShownFrom(reviews.showsAt)} and ${reviews.withheldAt} is null)`,
    hidden: true,
  },
  /** A request that its client has not sent yet: looked for in the client's own few drafts. */
  draft: {
    named: sql`exists (
      select from ${requestDrafts} join ${tenderers} on ${tenderers.id} = ${requestDrafts.tendererId}
      where ${tenderers.userId} = ${files.ownerId} and position(${files.id}::text in ${requestDrafts.content}::text) > 0)`,
    hidden: true,
  },
  /** What shows them was deleted and can still be put back. */
  bin: {
    named: sql`exists (select from ${binEntries} where ${binEntries.fileIds} @> array[${files.id}])`,
    hidden: true,
  },
};

const each = (conditionOf: (source: Source) => SQL | undefined): SQL[] =>
  Object.values(sources).flatMap((source) => conditionOf(source) ?? []);
// Of parts: what is selected of one table names its columns without it.
const anyOf = (conditions: readonly SQL[]): SQL<boolean> => sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/** Files that something names. */
export const isNamedFile: SQL = anyOf(each(({ named }) => named));

/** Files that everybody may see: logos, photos of published reviews, and the images of posts that are out. */
export const isPublic: SQL<boolean> = anyOf(each((source) => source.public));
/** Those of them that caches may keep for a day. */
export const isKeptForADay: SQL<boolean> = anyOf(each((source) => (source.keptForADay ? source.public : undefined)));

const isHidden = anyOf(
  each(({ hidden, named, public: open }) => (hidden ? (open ? sql`(${named} and not ${open})` : named) : undefined)),
);

/** Whose files these are: one's own, an admin's all but those that a source hides, and what a source shows to who asks. */
export function visibleTo(actor: Actor, visibility: ContactVisibility): SQL {
  const shown = each(({ visible }) => visible?.(actor, visibility));
  // The cheapest first: one's own are told by the row, and drafts are looked through only where nothing else shows a file.
  return anyOf(actor.role === "Admin" ? [...shown, sql`not ${isHidden}`] : [eq(files.ownerId, actor.userId), ...shown]);
}
