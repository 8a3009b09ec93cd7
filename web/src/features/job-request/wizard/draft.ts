import type { StartPreference } from "@metiro/shared/job-request/schema";

export interface Contact {
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
  /** Those that the server has already: they come from a former request. */
  knownPhotos?: string[] | undefined;
  /** Who asks, as long as nobody is signed in. */
  contact?: Contact | undefined;
  /** Lives as long as the page: it is never written to the device. */
  password?: string | undefined;
  acceptConditions?: boolean | undefined;
  /** The address to which a code is on its way, and whether it had an account before. */
  codeSentTo?: string | undefined;
  hadAccount?: boolean | undefined;
  /** The request that this one takes up again. */
  reopenedFromId?: string | undefined;
  /** What of it was not taken over; for its reader, not for the server. */
  leftBehind?: { number: string; labels: string[] } | undefined;
  /** Makes the sending of this draft happen once, however often it is tried. */
  idempotencyKey: string;
}

export const emptyDraft = (answers: Draft["answers"] = {}): Draft => ({ answers, idempotencyKey: randomKey() });

/** `crypto.randomUUID` is missing where a page is not served securely, on a phone in the office network for instance. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A UUID of one's own making, for the same reason. */
export function randomId(): string {
  const key = randomKey();
  return [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `8${key.slice(17, 20)}`, key.slice(20)].join("-");
}

const keyOf = (slug: string) => `draft:${slug}`;

/** Drafts survive a reload, the closing of the tab and a sign-in, on the same device. One per subcategory. */
export function createDraftStore(storage: Storage | undefined) {
  return {
    read(slug: string): Draft | undefined {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(keyOf(slug)) ?? "null");
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** A full or forbidden storage loses the reload, not the page: what was typed stays in memory. */
    write(slug: string, draft: Draft): boolean {
      try {
        storage?.setItem(keyOf(slug), JSON.stringify({ ...draft, password: undefined }));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    has: (slug: string): boolean => (storage?.getItem(keyOf(slug)) ?? null) !== null,
    remove: (slug: string) => storage?.removeItem(keyOf(slug)),
  };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "idempotencyKey" in value &&
  "answers" in value &&
  typeof value.answers === "object" &&
  value.answers !== null;
