import { filesOf } from "@metiro/shared/request-draft/photos";
import { useLingui } from "@lingui/react/macro";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { type ApiClient, trpc } from "#api/trpc.ts";
import { problemIn } from "#api/server-problem.ts";
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
  const running = useRef(false);

  const done = async (text: string, id?: string) => {
    toast.success(text);
    await Promise.all([utils.jobRequest.listForTenderer.invalidate(), utils.requestDraft.list.invalidate()]);
    // The panel shows what is not sent: this is not that any more.
    onSent();
    await navigate({ to: "/tenderer", ...(id !== undefined && { state: { sentRequest: id } }) });
    await forgetPhotosOf(draft);
  };

  const create = async () => {
    const { user, token = "" } = session.current() ?? {};
    const known = (id: string) => draft.knownPhotos?.includes(id) ?? false;
    const sent = await sendPhotos(filesOf(draft), known, {
      owner: user?.id ?? "",
      token,
      onProgress: (photo, of) => setSending({ photo, of }),
    });
    setSending("request");
    if (draft.contact?.phone && draft.hadAccount !== false) await phoneGiven(client, draft.contact.phone);
    const { id } = await client.jobRequest.create.mutate(
      requestOf(subcategory.id, subcategory.questions, withSent(draft, sent)),
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
    // A photo or a plan is sent by another way, whose refusals nobody else tells. The row of a plan says what is wrong with it.
    const { fileId } = (error ?? {}) as Partial<RefusedFile>;
    if (problem?.errors?.["file"] && fileId !== undefined && draft.planIds?.includes(fileId)) {
      shownInPage(error);
      return onRefused({ planIds: [] });
    }
    if (problem?.errors?.["file"])
      return toast.error(problem.status, problem.errors["file"][0] ?? t`Une photo n’a pas pu être envoyée.`);
    if (!problem) return tellLost(error, t`Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.`);
    if (!problem.errors) return undefined;
    shownInPage(error);
    return onRefused(problem.errors);
  };

  const send = async (enter?: () => Promise<boolean>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending("request");
    try {
      if (!enter || (await enter())) await create().catch(fail);
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { sending, send };
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of the request that has just been sent: the panel says what happens next. */
    sentRequest?: string;
  }
}
