import type { ContactVisibility } from "@metiro/shared/job-request/rules/contact-sharing";
import { viewMinutes } from "@metiro/shared/user/view-reasons";
import { type SQL, eq, sql } from "drizzle-orm";
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

/**
 * Whose files these are: one's own, what the other one of a conversation showed, for a company the photos of requests that it
 * received (those of sensitive questions once it may know the client), and an admin's all but those that are in drafts of requests alone, or in conversations that it has not just read for a reason.
 */
export function visibleTo(actor: Actor, visibility: ContactVisibility): SQL {
  if (actor.role === "Admin")
    return sql`(${isOfRequest} or not (${isOfHiddenReview} or ${isOfMessage} or ${isOfDraft} or ${isBinned}) or ${isInspected(actor.userId)})`;
  const own = eq(files.ownerId, actor.userId);
  if (actor.role === "Tenderer") return sql`(${own} or ${shownIn(eq(conversations.tendererId, actor.tendererId))})`;
  return sql`(${own} or ${shownIn(eq(conversations.companyId, actor.companyId))} or exists (
      select from ${jobRequestPhotos} join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestPhotos.jobRequestId}
      where ${jobRequestPhotos.fileId} = ${files.id} and ${jobRequestCompanies.companyId} = ${actor.companyId} and ${delivered}
        and (not ${jobRequestPhotos.sensitive} or ${contactShared(visibility)}))
      or ${addedFor(actor.companyId)})`;
}

/** Photos that clients added to requests that the company received; those of their answers to the back office are not for it. */
const addedFor = (companyId: string) => sql`exists (
  select from ${jobRequestNotePhotos} join ${jobRequestNotes} on ${jobRequestNotes.id} = ${jobRequestNotePhotos.noteId}
    join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestNotes.jobRequestId}
  where ${jobRequestNotePhotos.fileId} = ${files.id} and ${jobRequestNotes.kind} = 'added'
    and ${jobRequestCompanies.companyId} = ${companyId} and ${delivered})`;

/** Photos of messages of these conversations. */
const shownIn = (whose: SQL) => sql`exists (
  select from ${messagePhotos} join ${messages} on ${messages.id} = ${messagePhotos.messageId}
    join ${conversations} on ${conversations.jobRequestId} = ${messages.jobRequestId} and ${conversations.companyId} = ${messages.companyId}
  where ${messagePhotos.fileId} = ${files.id} and ${whose})`;

const isOfRequest = sql`(exists (select from ${jobRequestPhotos} where ${jobRequestPhotos.fileId} = ${files.id})
  or exists (select from ${jobRequestNotePhotos} where ${jobRequestNotePhotos.fileId} = ${files.id}))`;
const isOfMessage = sql`exists (select from ${messagePhotos} where ${messagePhotos.fileId} = ${files.id})`;

/** Photos of a conversation that an admin has read for a reason: the entry of the audit that says so opens them, for as long as their addresses hold. */
const isInspected = (userId: string) => sql`exists (
  select from ${messagePhotos} join ${messages} on ${messages.id} = ${messagePhotos.messageId}
    join ${auditEntries} on ${auditEntries.entityId} = ${messages.jobRequestId}
  where ${messagePhotos.fileId} = ${files.id} and ${auditEntries.action} = 'conversation.inspect' and ${auditEntries.actorId} = ${userId}
    and ${auditEntries.details}->>'companyId' = ${messages.companyId}::text
    and ${auditEntries.at} > clock_timestamp() - ${viewMinutes} * interval '1 minute')`;

const isOfReview = sql`exists (select from ${reviewPhotos} where ${reviewPhotos.fileId} = ${files.id})`;

/** Photos of published reviews, but of those that are withheld. */
const isReviewed = sql`exists (
  select from ${reviewPhotos} join ${reviews} on ${reviews.id} = ${reviewPhotos.reviewId}
  where ${reviewPhotos.fileId} = ${files.id} and ${isShownFrom(reviews.showsAt)} and ${reviews.withheldAt} is null)`;

/** Photos of reviews that are not shown, or no more: their authors' alone. */
const isOfHiddenReview = sql`(${isOfReview} and not ${isReviewed})`;

const isLogo = sql`exists (select from ${companies} where ${companies.logoId} = ${files.id})`;

const isShown = sql`(exists (select from ${blogs} where ${blogs.coverImageId} = ${files.id} and ${postIsOut})
  or exists (select from ${blogImages} join ${blogs} on ${blogs.id} = ${blogImages.blogId}
    where ${blogImages.fileId} = ${files.id} and not ${blogImages.pending} and ${postIsOut}))`;

/** Files that everybody may see: logos, photos of published reviews, and the images of posts that are out. Of parts: what is selected of one table names its columns without it. */
export const isPublic: SQL<boolean> = sql<boolean>`(${isLogo} or ${isShown} or ${isReviewed})`;
/** Those of them that caches may keep for a day: a review may be withheld, and its author gone, in the next second. */
export const isKeptForADay: SQL<boolean> = sql<boolean>`(${isLogo} or ${isShown})`;

/** What shows them was deleted and can still be put back. */
const isBinned = sql`exists (select from ${binEntries} where ${binEntries.fileIds} @> array[${files.id}])`;

/** Images of the blog, which belong to the platform, whoever uploaded them; of a post in the bin too. */
export const isOfBlog: SQL = sql`(exists (select from ${blogs} where ${blogs.coverImageId} = ${files.id})
  or exists (select from ${blogImages} where ${blogImages.fileId} = ${files.id})
  or exists (select from ${binEntries} where ${binEntries.kind} = 'blog' and ${binEntries.fileIds} @> array[${files.id}]))`;

/** Photos of a request that its client has not sent yet: looked for in the client's own few drafts. */
const isOfDraft = sql`exists (
  select from ${requestDrafts} join ${tenderers} on ${tenderers.id} = ${requestDrafts.tendererId}
  where ${tenderers.userId} = ${files.ownerId} and position(${files.id}::text in ${requestDrafts.content}::text) > 0)`;

/** Files that something names. */
export const isNamedFile: SQL = sql`(${isLogo} or ${isOfBlog} or ${isOfRequest} or ${isOfMessage} or ${isOfReview} or ${isOfDraft} or ${isBinned})`;
