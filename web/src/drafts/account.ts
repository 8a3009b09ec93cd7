import type { DraftContent, RequestDraft } from "@metiro/shared/request-draft/schema";
import { filesOf } from "@metiro/shared/request-draft/photos";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import type { ApiClient } from "#api/trpc.ts";
import { problemIn } from "#api/failure/failure.ts";
import {
  forgetDraft,
  hasContent,
  type StoredDraft,
  writeDraft,
  readDraft,
  draftSlugs,
  type DraftSync,
} from "./device-draft.ts";

/** Where a draft is, and whose. */
export interface DraftLocation {
  client: Pick<ApiClient, "requestDraft">;
  storage: Storage | undefined;
  slug: string;
  subcategoryId: string;
  owner: string;
  /** For its photos, which are sent by another way than calls. */
  token: string;
  /** Once it is aborted nothing is asked or saved any more: the request is on its way. */
  signal?: AbortSignal | undefined;
}

/**
 * What came of comparing or saving: both sides are the same; nothing is to be kept; later, for the server was not reached or
 * would not have it; the account has a newer one; what was here is sent, or thrown away elsewhere.
 */
export type SyncOutcome =
  | { is: "same" | "none" | "later" | "gone" }
  /** `takes`: nothing is lost by taking it. */
  | { is: "newer"; theirs: RequestDraft; takes: boolean };

/** Nobody waits for these calls, and nobody is told when they fail: what is here stays here. */
const quiet = ({ signal }: Pick<DraftLocation, "signal">) => ({
  context: { quiet: true, background: true },
  ...(signal && { signal }),
});

/** The parts of a draft that the account keeps: nothing that says who a stranger is. */
const parts = [
  "answers",
  "regionId",
  "subregionId",
  "postalCode",
  "locality",
  "street",
  "startPreference",
  "startDate",
  "budgetMin",
  "budgetMax",
  "title",
  "proposedTitle",
  "description",
  "photoIds",
  "planIds",
  "knownPhotos",
  "reopenedFromId",
  "leftBehind",
  "wish",
  "idempotencyKey",
] as const satisfies (keyof DraftContent)[];

/** The server checks the shape; what is null here is absent there. */
const shapeOf = (draft: Record<string, unknown>): DraftContent =>
  withoutNull(Object.fromEntries(parts.map((part) => [part, draft[part]]))) as DraftContent;

/** A draft as the account keeps it, with the photos that are there; `whole`: none of them is missing. */
interface Content {
  content: DraftContent;
  whole: boolean;
}

/** What the account keeps of a draft, by the server's ids of its photos; `send` brings there those that wait on this device. */
async function contentOf(
  { owner, token }: DraftLocation,
  draft: Record<string, unknown>,
  send: boolean,
): Promise<Content> {
  const content = shapeOf(draft);
  const ids = filesOf(content);
  if (ids.length === 0) return { content, whole: true };
  const { arrivedPhotos, sendPhotos, withSent } = await import("./send-photos.ts");
  const { knownPhotos = [] } = content;
  const known = (id: string) => knownPhotos.includes(id);
  // A photo that cannot be sent now holds nothing else up.
  if (send) await sendPhotos(ids, known, { owner, token, background: true }).catch(() => undefined);
  const there = await arrivedPhotos(ids, known, owner);
  return {
    content: { ...withSent(content, there), knownPhotos: [...new Set([...knownPhotos, ...there.values()])] },
    whole: ids.every((id) => there.has(id)),
  };
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutNull(inner)]));
}

/** Whether two drafts say the same, under whatever key they will be sent, and whatever photos they had before. */
const saySame = (one: DraftContent, other: Record<string, unknown>) =>
  sameJson({ ...one, idempotencyKey: "", knownPhotos: [] }, { ...shapeOf(other), idempotencyKey: "", knownPhotos: [] });

const here = ({ storage, slug, owner }: DraftLocation): StoredDraft | undefined => readDraft(storage, slug, owner);

/** Writes down how the draft stands; what was typed since `at` is still unsaved. */
function mark(place: DraftLocation, sync: Partial<DraftSync>, at?: number): void {
  const kept = here(place);
  if (!kept) return;
  const { owner, subcategoryId } = place;
  const unsaved = at !== undefined && kept.sync.at !== at ? true : (sync.unsaved ?? kept.sync.unsaved);
  writeDraft(place.storage, place.slug, {
    ...kept,
    sync: { ...kept.sync, owner, subcategoryId, ...sync, unsaved },
  });
}

/** On opening: the draft of this device becomes the account's, or the account's comes here. */
export async function meetAccount(place: DraftLocation): Promise<SyncOutcome> {
  try {
    const items = await place.client.requestDraft.list.query(undefined, quiet(place));
    const item = items.find(({ subcategory }) => subcategory.id === place.subcategoryId);
    const kept = here(place);
    if (!kept || !hasContent(kept.draft)) return item ? await newer(place, true) : { is: "none" };
    const { revision, unsaved = false } = kept.sync;
    if (!item && revision !== undefined && !unsaved) {
      forgetDraft(place.storage, place.slug);
      return { is: "gone" };
    }
    if (!item) mark(place, { revision: undefined, unsaved: true });
    if (!item || item.revision === revision) return await saveDraft(place);
    return await newer(place, revision !== undefined && !unsaved);
  } catch {
    return { is: "later" };
  }
}

/** The account's draft, unless it says the same as that of this device. */
async function newer(place: DraftLocation, takes: boolean): Promise<SyncOutcome> {
  const theirs = await place.client.requestDraft.get.query({ subcategoryId: place.subcategoryId }, quiet(place));
  const kept = here(place);
  if (!kept || !saySame((await contentOf(place, kept.draft, false)).content, theirs.content))
    return { is: "newer", theirs, takes };
  mark(place, { revision: theirs.revision, unsaved: false }, kept.sync.at);
  return { is: "same" };
}

/** Brings to the account what is only here. Never overwrites what somebody wrote there meanwhile. */
export async function saveDraft(place: DraftLocation): Promise<SyncOutcome> {
  const kept = here(place);
  if (!kept || !hasContent(kept.draft)) return { is: "none" };
  const { revision, unsaved, at } = kept.sync;
  if (!unsaved && revision !== undefined) return { is: "same" };
  const { client, subcategoryId, signal } = place;
  if (signal?.aborted) return { is: "later" };
  try {
    const { content, whole } = await contentOf(place, kept.draft, true);
    if (signal?.aborted) return { is: "later" };
    const saved = await client.requestDraft.save.mutate(
      { subcategoryId, baseRevision: revision ?? 0, content },
      quiet(place),
    );
    mark(place, { revision: saved.revision, unsaved: !whole }, at);
    return { is: whole ? "same" : "later" };
  } catch (error) {
    return refused(place, problemIn(error)?.code).catch(() => ({ is: "later" as const }));
  }
}

async function refused(place: DraftLocation, code: string | undefined): Promise<SyncOutcome> {
  switch (code) {
    case "REVISION_CONFLICT":
      return newer(place, false);
    case "IDEMPOTENCY_KEY_REUSED":
      forgetDraft(place.storage, place.slug);
      return { is: "gone" };
    case "NOT_FOUND":
      // Thrown away elsewhere while something was typed here: that is begun anew, unless it was tried as new already.
      if (here(place)?.sync.revision === undefined) return { is: "later" };
      mark(place, { revision: undefined, unsaved: true });
      return saveDraft(place);
    default:
      return { is: "later" };
  }
}

/** The reader keeps what is here, knowing what it replaces. */
export async function keepMine(place: DraftLocation, theirs: RequestDraft): Promise<SyncOutcome> {
  mark(place, { revision: theirs.revision, unsaved: true });
  return saveDraft(place);
}

/** Everything that was begun on this device becomes the account's; the wizard asks where the account has something newer. */
export async function handOver({
  client,
  storage,
  owner,
  token,
  signal,
}: Omit<DraftLocation, "slug" | "subcategoryId">): Promise<void> {
  for (const slug of draftSlugs(storage, owner)) {
    const subcategoryId = readDraft(storage, slug, owner)?.sync.subcategoryId;
    if (subcategoryId !== undefined) await saveDraft({ client, storage, slug, subcategoryId, owner, token, signal });
  }
}
