import { useLingui } from "@lingui/react/macro";
import { filesOf } from "@metiro/shared/request-draft/photos";
import type { RequestDraft } from "@metiro/shared/request-draft/schema";
import type { Subcategory } from "@metiro/shared/sub-category/schema";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { addSeenPhotos, seenPhoto } from "#drafts/seen-photos.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { useSession } from "#session/use-session.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { createAccountSync } from "./account-sync.ts";
import type { Draft } from "./draft.ts";

interface AccountDraftOptions {
  subcategory: Pick<Subcategory, "id" | "slug">;
  draft: Draft;
  /** The request is on its way: nothing is saved any more. */
  sending: boolean;
  adopt: (theirs: RequestDraft) => void;
  startAfresh: () => void;
}

/** Keeps the draft in the account of a signed-in client, beside the device and never in its way. */
export function useAccountDraft({
  subcategory: { id, slug },
  draft,
  sending,
  adopt,
  startAfresh,
}: AccountDraftOptions) {
  const { t } = useLingui();
  const { calls, session: signedIn } = useRouter().options.context;
  const session = useSession();
  const owner = session?.claims?.role === "Tenderer" ? session.user.id : undefined;
  const [newer, setNewer] = useState<RequestDraft>();
  const sync = useRef<ReturnType<typeof createAccountSync>>(undefined);
  const latest = useRef({ adopt, startAfresh, draft, gone: "" });
  useEffect(() => {
    latest.current = {
      adopt,
      startAfresh,
      draft,
      gone: t`Cette demande n’est plus un brouillon : elle a été envoyée ou supprimée ailleurs.`,
    };
  });

  useEffect(() => {
    if (owner === undefined || sending) return undefined;
    // After a reload: what another device brought to the account is seen from there.
    const showPhotos = async () => {
      const missing = filesOf(latest.current.draft).some(
        (photo) => isKnown(latest.current.draft, photo) && !seenPhoto(photo),
      );
      if (!missing) return;
      const { client } = await calls();
      const { photos, plans } = await client.requestDraft.get.query(
        { subcategoryId: id },
        { context: { quiet: true, background: true } },
      );
      addSeenPhotos([...photos, ...plans]);
    };
    const running = createAccountSync({
      place: async () => ({
        client: (await calls()).client,
        storage: deviceStorage(),
        slug,
        subcategoryId: id,
        owner,
        token: signedIn.current()?.token ?? "",
      }),
      onAdopt: (theirs) => latest.current.adopt(theirs),
      onChoice: setNewer,
      onGone: () => {
        latest.current.startAfresh();
        toast.success(latest.current.gone);
      },
    });
    sync.current = running;
    const now = () => void running.save().then((is) => (is === "same" ? showPhotos() : undefined));
    const whenHidden = () => document.visibilityState === "hidden" && now();
    now();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      running.stop();
      sync.current = undefined;
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", whenHidden);
    };
  }, [owner, sending, slug, id, calls, signedIn]);

  const seen = useRef(draft);
  useEffect(() => {
    if (seen.current === draft) return;
    seen.current = draft;
    sync.current?.touch();
  }, [draft]);

  return {
    /** The account's draft, where both have something of their own. */
    newer,
    takeTheirs: () => {
      if (newer) sync.current?.takeTheirs(newer);
      setNewer(undefined);
    },
    keepMine: () => {
      if (newer) void sync.current?.keepMine(newer);
      setNewer(undefined);
    },
    /** Whether the account has everything; says so after a while whatever the line does. */
    saved: async (): Promise<boolean> => {
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), mostWait));
      return (await Promise.race([sync.current?.save(), late])) === "same";
    },
  };
}

const isKnown = ({ knownPhotos = [] }: Draft, id: string) => knownPhotos.includes(id);

/** How long somebody who leaves waits for the account, in milliseconds. */
const mostWait = 1_500;
