import type { OfferDraft } from "@metiro/shared/offer/schema";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import { useEffect, useRef, useState } from "react";
import { fresh } from "#api/failure/found-or-missing.ts";
import { problemIn } from "#api/failure/failure.ts";
import { trpc } from "#api/trpc.ts";
import { flushWhenLeaving } from "#form/autosave/flush-when-leaving.ts";
import { saveFailureOf } from "#form/autosave/save-failure.ts";
import { type Saver, saver, type SavingState } from "#form/autosave/saver.ts";
import { contentOf, type OfferValues } from "./offer-values.ts";

interface OfferDraftOptions {
  jobRequestId: string;
  /** The draft that was there when the editor was opened. */
  known: OfferDraft | undefined;
  values: OfferValues;
}

/** Keeps on the server what is typed of an offer; of two windows the second is told, and its reader chooses. */
export function useOfferDraft({ jobRequestId, known, values }: OfferDraftOptions) {
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } } as const;
  const saving = trpc.offer.saveDraft.useMutation(quiet);
  const revision = useRef(known?.revision ?? 0);
  const [theirs, setTheirs] = useState<OfferDraft>();
  const [state, setState] = useState<SavingState>("saved");
  const latest = useRef({ values, save: saving.mutateAsync });
  useEffect(() => {
    latest.current = { values, save: saving.mutateAsync };
  });
  const own = useRef<Saver>(null);
  const ended = useRef(false);

  useEffect(() => {
    const send = async () => {
      const { values: typed, save } = latest.current;
      const content = contentOf(typed);
      try {
        const saved = await save({ jobRequestId, baseRevision: revision.current, content });
        revision.current = saved.revision;
      } catch (error) {
        if (problemIn(error)?.code !== "REVISION_CONFLICT") throw error;
        const { draft } = await utils.offer.start.fetch({ jobRequestId }, fresh);
        if (draft && !sameJson(draft.content, content)) {
          setTheirs(draft);
          throw error;
        }
        // Sent or dropped elsewhere, or the same words: nothing of anybody would be overwritten.
        revision.current = draft?.revision ?? 0;
        if (!draft) return send();
      }
    };
    const made = saver({ send, failureOf: (error) => saveFailureOf(error), onState: setState });
    own.current = made;
    return flushWhenLeaving({ flush: async () => void (ended.current || (await made.flush())), stop: made.stop });
  }, [jobRequestId, utils]);

  const seen = useRef(values);
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    if (!theirs) own.current?.changed();
  }, [values, theirs]);

  const goOnFrom = (draft: OfferDraft) => {
    revision.current = draft.revision;
    setTheirs(undefined);
  };
  return {
    state,
    /** What another window has saved meanwhile; nothing is saved until one chooses. */
    theirs,
    /** The next save replaces what stands. */
    keepMine: () => {
      if (theirs) goOnFrom(theirs);
      own.current?.changed();
      void own.current?.flush().catch(() => undefined);
    },
    /** What stands is taken in place of what was typed. */
    took: () => theirs && goOnFrom(theirs),
    /** Rejects when the server has not all of it. */
    flush: async () => {
      if (!ended.current) await own.current?.flush();
    },
    /** Everything typed is on its way first: a draft that is saved after its offer would begin another one. */
    settle: async () => {
      await own.current?.flush().catch(() => undefined);
      own.current?.stop();
    },
    /** The offer is sent: there is no draft any more. */
    end: () => {
      ended.current = true;
      own.current?.stop();
    },
  };
}
