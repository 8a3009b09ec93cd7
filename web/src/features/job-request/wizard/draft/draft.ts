import type { StartPreference } from "@metiro/shared/job-request/schema";
import type { RequestDraft } from "@metiro/shared/request-draft/schema";
import { newId } from "#api/new-id.ts";
import { forgetDraft, hasContent, writeDraft, readDraft } from "#drafts/device-draft.ts";

export interface DraftContact {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** What a person has told so far, as typed: checked when a step is left, and again by the server. */
export interface Draft {
  /** The name of what is asked for, to lead back to it from elsewhere. */
  service?: string | undefined;
  answers: Record<string, unknown>;
  regionId?: string | undefined;
  subregionId?: string | undefined;
  postalCode?: string | undefined;
  locality?: string | undefined;
  street?: string | undefined;
  startPreference?: StartPreference | undefined;
  startDate?: string | undefined;
  budgetMin?: number | undefined;
  budgetMax?: number | undefined;
  title?: string | undefined;
  /** The title that was proposed; while the title is the same, it follows the answers. Not for the server. */
  proposedTitle?: string | undefined;
  description?: string | undefined;
  /** Photos of the request itself; until it is sent they wait on this device (device-photos.ts). */
  photoIds?: string[] | undefined;
  /** PDFs that go with it, likewise. */
  planIds?: string[] | undefined;
  /** Those that the server has already: they come from a former request. */
  knownPhotos?: string[] | undefined;
  /** Who asks, as long as nobody is signed in. */
  contact?: DraftContact | undefined;
  /** Lives as long as the page: it is never written to the device. */
  password?: string | undefined;
  acceptConditions?: boolean | undefined;
  /** The address to whose code the sending waits, and whether it had an account before. */
  codeSentTo?: string | undefined;
  hadAccount?: boolean | undefined;
  /** The request that this one takes up again. */
  reopenedFromId?: string | undefined;
  /** The company that is asked for by name. */
  wish?: { id: string; name: string } | undefined;
  /** What of it was not taken over; for its reader, not for the server. */
  leftBehind?: { number: string; labels: string[] } | undefined;
  /** Makes the sending of this draft happen once, however often it is tried. */
  idempotencyKey: string;
}

export const emptyRequestDraft = (answers: Draft["answers"] = {}): Draft => ({ answers, idempotencyKey: newId() });

/**
 * Drafts on this device, one per subcategory: they survive a reload, the closing of the tab and a sign-in. `user` tells who is
 * signed in: what is written then is that person's, and waits for the account.
 */
export function createRequestDraftStore(storage: Storage | undefined, user: () => string | undefined) {
  return {
    read(slug: string): Draft | undefined {
      const draft: unknown = readDraft(storage, slug, user())?.draft;
      return isDraft(draft) ? draft : undefined;
    },
    write(slug: string, draft: Draft, subcategoryId: string): boolean {
      const owner = user();
      const before = readDraft(storage, slug, owner)?.sync;
      const at = Math.max(Date.now(), (before?.at ?? 0) + 1);
      return writeDraft(storage, slug, {
        draft: { ...draft },
        sync: { ...before, owner, subcategoryId, unsaved: true, at },
      });
    },
    /** Here the draft is what the account has. */
    take: (slug: string, draft: Draft, { subcategory, revision }: Pick<RequestDraft, "subcategory" | "revision">) =>
      writeDraft(storage, slug, {
        draft: { ...draft },
        sync: { owner: user(), subcategoryId: subcategory.id, revision, unsaved: false, at: Date.now() },
      }),
    /** Whether there is one that a person has told something in. */
    isBegun: (slug: string): boolean => hasContent(readDraft(storage, slug, user())?.draft ?? {}),
    remove: (slug: string) => forgetDraft(storage, slug),
  };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "idempotencyKey" in value &&
  "answers" in value &&
  typeof value.answers === "object" &&
  value.answers !== null;
