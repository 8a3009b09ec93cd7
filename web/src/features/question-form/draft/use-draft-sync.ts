import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { FormDraft } from "@metiro/shared/sub-category/schema";
import { useEffect, useRef, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { problemIn } from "#api/failure/failure.ts";
import { trpc } from "#api/trpc.ts";
import { flushWhenLeaving } from "#form/autosave/flush-when-leaving.ts";
import { saveFailureOf } from "#form/autosave/save-failure.ts";
import { type Saver, saver, type SavingState } from "#form/autosave/saver.ts";

interface EditedForm {
  form: QuestionForm;
  baseRevision: number;
  /** Whether it differs from what is published: a draft that does not is none. */
  changed: boolean;
}

interface SyncOptions {
  id: string;
  /** The draft that was read when the page was opened. */
  known: FormDraft;
  /** Something here is newer than that draft. */
  unsaved: boolean;
  /** Here is another draft than that one. */
  clashes: boolean;
  /** What is typed by now. */
  edited: EditedForm;
  /** The server has all of it. */
  onSaved: (edited: EditedForm) => void;
  /** Somebody has published, or dropped the draft, while this one was written. */
  onGone: () => Promise<void>;
}

/** Keeps the draft on the server while it is written; of two who write the second is told, and chooses. */
export function useDraftSync({ id, known, unsaved, clashes, edited, onSaved, onGone }: SyncOptions) {
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } } as const;
  const saving = trpc.subCategory.saveFormDraft.useMutation(quiet);
  const discarding = trpc.subCategory.discardFormDraft.useMutation(quiet);
  const server = useRef({ revision: known.revision, there: known.draft !== undefined });
  const [savedAt, setSavedAt] = useState(known.draft?.savedAt);
  const [theirs, setTheirs] = useState(clashes ? known : undefined);
  const [state, setState] = useState<SavingState>(clashes ? "conflict" : "saved");
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef({ edited, save: saving.mutateAsync, discard: discarding.mutateAsync, onSaved, onGone });
  useEffect(() => {
    latest.current = { edited, save: saving.mutateAsync, discard: discarding.mutateAsync, onSaved, onGone };
  });
  const own = useRef<Saver>(null);
  const [revision] = useState(() => () => server.current.revision);

  useEffect(() => {
    const settle = ({ revision, draft }: FormDraft) => {
      server.current = { revision, there: draft !== undefined };
      setSavedAt(draft?.savedAt);
      setTheirs(undefined);
    };
    const send = async (): Promise<void> => {
      const { edited: now, save, discard } = latest.current;
      const { revision: draftRevision, there } = server.current;
      const { form, baseRevision } = now;
      try {
        if (now.changed) settle(await save({ id, form, baseRevision, draftRevision }));
        else if (there) settle(await discard({ id, draftRevision }));
        latest.current.onSaved(now);
      } catch (error) {
        if (problemIn(error)?.code === "REVISION_CONFLICT") {
          const found = await utils.subCategory.formDraft.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 });
          // Published or dropped meanwhile: nothing of anybody would be overwritten.
          if (found.draft) setTheirs(found);
          else {
            settle(found);
            await latest.current.onGone();
            return send();
          }
        }
        throw error;
      }
    };
    const made = saver({ send, failureOf: (error) => saveFailureOf(error, setRefusal), onState: setState });
    own.current = made;
    return flushWhenLeaving(made);
  }, [id, utils]);

  const { form, baseRevision, changed } = edited;
  const seen = useRef({ form, baseRevision, changed, unsaved });
  const isUrgent = useRef(false);
  useEffect(() => {
    const before = seen.current;
    seen.current = { form, baseRevision, changed, unsaved: false };
    const differs = before.form !== form || before.baseRevision !== baseRevision || before.changed !== changed;
    if ((!before.unsaved && !differs) || theirs) return;
    own.current?.changed();
    if (isUrgent.current) void own.current?.flush().catch(() => undefined);
    isUrgent.current = false;
  }, [form, baseRevision, changed, theirs]);

  const flush = () => own.current?.flush() ?? Promise.resolve();
  return {
    state,
    savedAt,
    refusal,
    /** What somebody else has saved since; nothing is sent until one chooses. */
    theirs,
    /** For what was kept on this device: the draft that it goes on from. */
    revision,
    flush,
    /** What is changed next reaches the server without a pause. */
    hurry: () => {
      isUrgent.current = true;
    },
    /** The next save replaces what stands. */
    saveOver: () => {
      if (theirs) server.current = { revision: theirs.revision, there: true };
      setTheirs(undefined);
      own.current?.changed();
      void flush().catch(() => undefined);
    },
    /** Goes on from what stands, which is taken in place of what was typed. */
    goOn: () => {
      if (theirs) server.current = { revision: theirs.revision, there: true };
      setTheirs(undefined);
      own.current?.changed();
    },
    /** The draft is published: it is none any more. */
    ended: async () => {
      const found = await utils.subCategory.formDraft.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 });
      server.current = { revision: found.revision, there: found.draft !== undefined };
      setTheirs(undefined);
      setSavedAt(found.draft?.savedAt);
    },
  };
}
