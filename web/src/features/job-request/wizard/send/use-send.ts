import { filesOf } from "@metiro/shared/request-draft/photos";
import { useLingui } from "@lingui/react/macro";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { type ApiClient, trpc } from "#api/trpc.ts";
import { problemIn } from "#api/failure/failure.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import type { Draft } from "../draft/draft.ts";
import { forgetPhotosOf, type RefusedFile, sendPhotos, withSent } from "#drafts/send-photos.ts";
import { requestOf } from "./send-request.ts";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";
import { tellLost } from "./tell-lost.ts";

interface SendOptions {
  subcategory: SubcategoryWithForm;
  draft: Draft;
  onSent: () => void;
  onRefused: (messages: Record<string, string[]>) => void;
}

/** The request goes out whatever becomes of the phone. */
const phoneGiven = async (client: ApiClient, phone: string) =>
  import("./give-phone.ts").then(({ givePhone }) => givePhone(client, phone)).catch(() => undefined);

/** What is under way, in order: nothing, the account or the request, its photos. */
export type Sending = false | "request" | { photo: number; of: number };

/**
 * Sends the request of who is signed in: its photos, then itself, then leads to where it is followed. `enter` comes first
 * where somebody has yet to sign in; it tells whether that was done.
 */
export function useSendRequest({ subcategory, draft, onSent, onRefused }: SendOptions) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useRouter().options.context;
  const { client } = trpc.useUtils();
  const utils = trpc.useUtils();
  const [sending, setSending] = useState<Sending>(false);
  /** Why the last try sent nothing. */
  const [unsent, setUnsent] = useState<string>();
  const running = useRef(false);

  const done = async (text: string, id?: string) => {
    toast.success(text);
    await Promise.all([utils.jobRequest.listForTenderer.invalidate(), utils.requestDraft.list.invalidate()]);
    // The panel shows what is not sent: this is not that any more.
    onSent();
    await navigate({ to: "/tenderer", ...(id !== undefined && { state: { sentRequest: id } }) });
    await forgetPhotosOf(draft);
  };

  /** Files go by a way of their own, whose refusals nobody else tells. Without all of them nothing is sent. */
  const sendFiles = async () => {
    const { user, token = "" } = session.current() ?? {};
    const known = (id: string) => draft.knownPhotos?.includes(id) ?? false;
    try {
      return await sendPhotos(filesOf(draft), known, {
        owner: user?.id ?? "",
        token,
        onProgress: (photo, of) => setSending({ photo, of }),
      });
    } catch (error) {
      failFile(error);
      return undefined;
    }
  };

  const failFile = (error: unknown) => {
    const problem = problemIn(error);
    if (!problem) return lost(error);
    const [refused] = problem.errors?.["file"] ?? [];
    const { fileId } = error as Partial<RefusedFile>;
    // The row of a plan says what is wrong with it.
    if (refused !== undefined && fileId !== undefined && draft.planIds?.includes(fileId))
      return onRefused({ planIds: [] });
    const words = refused ?? problem.detail;
    setUnsent(words);
    return toast.error(problem.status, words, { silent: true });
  };

  const lost = (error: unknown) => {
    const words = t`Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.`;
    setUnsent(words);
    tellLost(error, words);
  };

  const create = async (files: Map<string, string>) => {
    setSending("request");
    if (draft.contact?.phone && draft.hadAccount !== false) await phoneGiven(client, draft.contact.phone);
    const { id } = await client.jobRequest.create.mutate(
      requestOf(subcategory.id, subcategory.questions, withSent(draft, files)),
      { context: { idempotencyKey: draft.idempotencyKey } },
    );
    await done(t`Votre demande est bien reçue. Nous la relisons, puis nous l’envoyons.`, id);
  };

  const fail = (error: unknown) => {
    const problem = problemIn(error);
    if (problem?.code === "IDEMPOTENCY_KEY_REUSED") {
      expectedHere(error);
      return done(t`Votre demande était déjà envoyée.`);
    }
    if (!problem) return lost(error);
    if (!problem.errors) return setUnsent(problem.detail);
    shownInPage(error);
    return onRefused(problem.errors);
  };

  const send = async (enter?: () => Promise<boolean>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending("request");
    setUnsent(undefined);
    try {
      const files = !enter || (await enter()) ? await sendFiles() : undefined;
      if (files) await create(files).catch(fail);
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { sending, send, unsent };
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of the request that has just been sent: the panel says what happens next. */
    sentRequest?: string;
  }
}
