import type { SavedBlogDraft } from "@metiro/shared/blog/schema";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import type { RevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { dropBackup, keepBackup } from "./backup.ts";
import type { PostOutput, PostValues } from "../post-values.ts";
import { flushWhenLeaving } from "#form/autosave/flush-when-leaving.ts";
import { saveFailureOf } from "#form/autosave/save-failure.ts";
import { type Saver, saver, type SavingState } from "#form/autosave/saver.ts";

interface AutosaveOptions {
  id: string;
  form: UseFormReturn<PostValues, unknown, PostOutput>;
  revised: RevisionedForm;
}

/** Keeps what is typed: in the browser at once, on the server a moment later. */
export function useAutosave({ id, form, revised }: AutosaveOptions) {
  const { mutateAsync } = trpc.blog.saveDraft.useMutation({ trpc: { context: { quiet: true } } });
  const [state, setState] = useState<SavingState>("saved");
  const [saved, setSaved] = useState<SavedBlogDraft>();
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef({ mutateAsync, revised });
  useEffect(() => {
    latest.current = { mutateAsync, revised };
  });

  const own = useRef<Saver>(null);
  useEffect(() => {
    const keep = () =>
      keepBackup(id, { values: form.getValues(), base: latest.current.revised.base(), at: new Date().toISOString() });
    const send = async () => {
      const { mutateAsync: call, revised: version } = latest.current;
      const base = version.base();
      const values = form.getValues();
      try {
        const result = await call({ ...values, id, ...(base > 0 && { baseRevision: base }) });
        version.saved(result);
        setSaved(result);
        // Typed meanwhile: the next save is about to come.
        if (JSON.stringify(values) === JSON.stringify(form.getValues())) dropBackup(id);
      } catch (error) {
        if (saveFailureOf(error) === "conflict") await version.meet();
        throw error;
      }
    };
    const made = saver({ send, failureOf: (error) => saveFailureOf(error, setRefusal), onState: setState });
    own.current = made;
    const { unsubscribe } = form.watch((_values, { name }) => {
      // The whole form was set to what the server has.
      if (name === undefined) return;
      keep();
      made.changed();
    });
    const leave = flushWhenLeaving(made);
    return () => {
      unsubscribe();
      leave();
    };
  }, [id, form]);

  return { state, saved, refusal, flush: () => own.current?.flush() ?? Promise.resolve() };
}
