import type { RequestDraftItem } from "@metiro/shared/request-draft/schema";
import { nameIn } from "#i18n/catalogue-name.ts";
import { isTold, keptDraft, keptSlugs } from "./kept.ts";

/** A request that was begun and not sent: enough to lead back to it. */
export interface BegunRequest {
  slug: string;
  /** Its title, or the name of the service as long as it has none. */
  name: string;
  /** The account has it too, or had: only there one knows whether it is sent meanwhile. */
  inAccount: boolean;
}

/** Those that this device has for `user`, as the wizard left them. */
export function begunHere(storage: Storage | undefined, user: string | undefined): BegunRequest[] {
  return keptSlugs(storage, user).flatMap((slug) => {
    const kept = keptDraft(storage, slug, user);
    if (!kept || !isTold(kept.draft)) return [];
    const { title, service } = kept.draft;
    const name = [title, service].find((text): text is string => typeof text === "string" && text !== "");
    const inAccount = kept.standing.revision !== undefined && !kept.standing.unsaved;
    return name === undefined ? [] : [{ slug, name, inAccount }];
  });
}

/** Those of this device with those of the account; what the account has no more is sent, or thrown away elsewhere. */
export function withAccount(here: readonly BegunRequest[], account: readonly BegunRequest[]): BegunRequest[] {
  const there = new Set(account.map(({ slug }) => slug));
  const known = here.filter(({ slug, inAccount }) => there.has(slug) || !inAccount);
  const slugs = new Set(known.map(({ slug }) => slug));
  return [...known, ...account.filter(({ slug }) => !slugs.has(slug))];
}

/** A draft of the account, in the reader's language. */
export const begunOf = ({ subcategory, title }: RequestDraftItem, language: string): BegunRequest => ({
  slug: subcategory.slug,
  name: title ?? nameIn(subcategory, language),
  inAccount: true,
});
