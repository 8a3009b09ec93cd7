import { useLingui } from "@lingui/react/macro";
import type { RequestDraft } from "@metiro/shared/request-draft/schema";
import type { Subcategory } from "@metiro/shared/sub-category/schema";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
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
  const { calls } = useRouter().options.context;
  const session = useSession();
  const owner = session?.claims?.role === "Tenderer" ? session.user.id : undefined;
  const [newer, setNewer] = useState<RequestDraft>();
  const sync = useRef<ReturnType<typeof createAccountSync>>(undefined);
  const latest = useRef({ adopt, startAfresh, gone: "" });
  useEffect(() => {
    latest.current = {
      adopt,
      startAfresh,
      gone: t`Cette demande n’est plus un brouillon : elle a été envoyée ou supprimée ailleurs.`,
    };
  });

  useEffect(() => {
    if (owner === undefined || sending) return undefined;
    const running = createAccountSync({
      place: async () => ({
        client: (await calls()).client,
        storage: deviceStorage(),
        slug,
        subcategoryId: id,
        owner,
      }),
      onAdopt: (theirs) => latest.current.adopt(theirs),
      onChoice: setNewer,
      onGone: () => {
        latest.current.startAfresh();
        toast.success(latest.current.gone);
      },
    });
    sync.current = running;
    const now = () => void running.save();
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
  }, [owner, sending, slug, id, calls]);

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

/** How long somebody who leaves waits for the account, in milliseconds. */
const mostWait = 1_500;
