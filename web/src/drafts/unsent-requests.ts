import type { RequestDraftItem } from "@metiro/shared/request-draft/schema";
import { nameIn } from "#i18n/catalogue-name.ts";
import { hasContent, readDraft, draftSlugs } from "./device-draft.ts";

/** A request that was begun and not sent: enough to lead back to it. */
export interface UnsentRequest {
  slug: string;
  /** Its title, or the name of the service as long as it has none. */
  name: string;
  /** The account has it too, or had: only there one knows whether it is sent meanwhile. */
  inAccount: boolean;
}

/** Those that this device has for `user`, as the wizard left them. */
export function unsentOnDevice(storage: Storage | undefined, user: string | undefined): UnsentRequest[] {
  return draftSlugs(storage, user).flatMap((slug) => {
    const kept = readDraft(storage, slug, user);
    if (!kept || !hasContent(kept.draft)) return [];
    const { title, service } = kept.draft;
    const name = [title, service].find((text): text is string => typeof text === "string" && text !== "");
    const inAccount = kept.sync.revision !== undefined && !kept.sync.unsaved;
    return name === undefined ? [] : [{ slug, name, inAccount }];
  });
}

/** Those of this device with those of the account; what the account has no more is sent, or thrown away elsewhere. */
export function mergeWithAccount(here: readonly UnsentRequest[], account: readonly UnsentRequest[]): UnsentRequest[] {
  const there = new Set(account.map(({ slug }) => slug));
  const known = here.filter(({ slug, inAccount }) => there.has(slug) || !inAccount);
  const slugs = new Set(known.map(({ slug }) => slug));
  return [...known, ...account.filter(({ slug }) => !slugs.has(slug))];
}

/** A draft of the account, in the reader's language. */
export const unsentOf = ({ subcategory, title }: RequestDraftItem, language: string): UnsentRequest => ({
  slug: subcategory.slug,
  name: title ?? nameIn(subcategory, language),
  inAccount: true,
});
