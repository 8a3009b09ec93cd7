/**
 * What this device keeps of requests that were begun and not sent, one a service. The wizard writes the whole draft; plain
 * pages and the panel only lead back to it.
 */
const prefix = "draft:";

const day = 24 * 3_600_000;
/** So long after its last change the device forgets a draft; that of an account lasts longer there. */
const deviceLife = 7 * day;
/** Name, e-mail and phone of a stranger: long enough to come back on the next day. */
const contactLife = day;

/** How the draft on this device stands to that of the account. */
export interface DraftSync {
  /** Whose it is; absent: a stranger's, and so that of whoever signs in next. */
  owner?: string | undefined;
  subcategoryId?: string | undefined;
  /** The revision of the account's draft that this one comes from; absent: the account has none yet. */
  revision?: number | undefined;
  /** Something here is not in the account yet. */
  unsaved?: boolean | undefined;
  /** When it was last changed, in milliseconds. */
  at: number;
}

export interface StoredDraft {
  /** What was told; its reader checks its shape. */
  draft: Record<string, unknown>;
  sync: DraftSync;
}

/** The storage's key of the draft of a service. */
export const draftKey = (slug: string): string => `${prefix}${slug}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
const numberOf = (value: unknown) => (typeof value === "number" ? value : undefined);

/** The draft of a service as this device has it for `user`; what is too old goes as soon as somebody looks. */
export function readDraft(
  storage: Storage | undefined,
  slug: string,
  user: string | undefined,
  now: number = Date.now(),
): StoredDraft | undefined {
  const found = parsed(storage?.getItem(draftKey(slug)));
  if (!isObject(found)) return undefined;
  const { sync: marks, ...draft } = found;
  const known = isObject(marks) ? marks : {};
  const sync: DraftSync = {
    owner: textOf(known["owner"]),
    subcategoryId: textOf(known["subcategoryId"]),
    revision: numberOf(known["revision"]),
    unsaved: known["unsaved"] === true,
    at: numberOf(known["at"]) ?? now,
  };
  const age = now - sync.at;
  if (age > deviceLife) {
    storage?.removeItem(draftKey(slug));
    return undefined;
  }
  const hasContact = draft["contact"] !== undefined;
  if (hasContact && age > contactLife) for (const field of strangers) delete draft[field];
  if ((hasContact && age > contactLife) || known["at"] === undefined) writeDraft(storage, slug, { draft, sync });
  if (sync.owner !== undefined && sync.owner !== user) return undefined;
  return { draft, sync };
}

/** What a stranger says of itself: no part of the request. */
const strangers = ["contact", "codeSentTo", "hadAccount", "acceptConditions"];

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage loses the reload, not the page: what was typed stays in memory. Says whether it is kept. */
export function writeDraft(storage: Storage | undefined, slug: string, { draft, sync }: StoredDraft): boolean {
  try {
    storage?.setItem(draftKey(slug), JSON.stringify({ ...draft, password: undefined, sync }));
    return storage !== undefined;
  } catch {
    return false;
  }
}

export const forgetDraft = (storage: Storage | undefined, slug: string): void => storage?.removeItem(draftKey(slug));

/** The services of which this device has a draft for `user`. */
export function draftSlugs(storage: Storage | undefined, user: string | undefined): string[] {
  const slugs = Object.keys(storage ?? {}).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  return slugs.filter((slug) => readDraft(storage, slug, user) !== undefined);
}

/** Every draft on this device, whosesoever: what they name is still needed. */
export const allDrafts = (storage: Storage | undefined): Record<string, unknown>[] =>
  Object.keys(storage ?? {}).flatMap((key) => {
    const found = key.startsWith(prefix) ? parsed(storage?.getItem(key)) : undefined;
    return isObject(found) ? [found] : [];
  });

/** Whether there is something in it that would be a loss. */
export const hasContent = ({ answers, title, description }: Record<string, unknown>): boolean =>
  (isObject(answers) && Object.keys(answers).length > 0) || Boolean(title) || Boolean(description);

/** Drafts that an account has whole: this device need not have them too. */
export function forgetSavedDrafts(storage: Storage | undefined): void {
  for (const key of Object.keys(storage ?? {})) {
    const found = key.startsWith(prefix) ? parsed(storage?.getItem(key)) : undefined;
    const sync = isObject(found) && isObject(found["sync"]) ? found["sync"] : {};
    if (sync["owner"] !== undefined && sync["revision"] !== undefined && sync["unsaved"] !== true)
      storage?.removeItem(key);
  }
}

/** Drafts of somebody else go when a person signs in; a stranger's stay, for they are that person's as a rule. */
export function forgetDraftsOfOthers(storage: Storage | undefined, user: string): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(prefix)) continue;
    const found = parsed(storage?.getItem(key));
    const owner = isObject(found) && isObject(found["sync"]) ? found["sync"]["owner"] : undefined;
    if (owner !== undefined && owner !== user) storage?.removeItem(key);
  }
}
