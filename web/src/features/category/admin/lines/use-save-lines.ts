import { useLingui } from "@lingui/react/macro";
import type { StandardLines } from "@metiro/shared/offer/schema";
import { useEffect, useRef, useState } from "react";
import { fresh } from "#api/failure/found-or-missing.ts";
import { sortProblem } from "#api/server-problem.ts";
import { problemIn } from "#api/failure/failure.ts";
import { trpc } from "#api/trpc.ts";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { issueWords } from "#form/fault/fault-words.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { draftsOf, standardLinesInput, type LineDraft } from "./line-drafts.ts";

interface SaveOptions {
  row: StandardLines;
  lines: readonly LineDraft[];
  take: (row: StandardLines) => void;
}

/** Saves all lines at once over the version that was edited; what is wrong stands at its field. */
export function useSaveLines({ row, lines, take }: SaveOptions) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const { subcategoryId } = row;
  const save = trpc.standardLine.save.useMutation({ trpc: { context: { quiet: true } } });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const running = useRef(false);
  const typed = useRef(lines);
  useEffect(() => {
    typed.current = lines;
  }, [lines]);
  const wordsOf = (drafts: readonly LineDraft[]) => [
    { label: t`Lignes`, value: drafts.map(({ label, unit }) => `${label} (${unit})`).join("\n") },
    { label: t`Lignes en anglais`, value: drafts.map(({ labelEn }) => labelEn).join("\n") },
  ];
  const revised = useRevisionedForm<StandardLines, readonly LineDraft[]>({
    row,
    latest: () => utils.standardLine.get.fetch({ subcategoryId }, fresh),
    valuesOf: (one) => draftsOf(one.lines),
    typed: () => typed.current,
    take,
    wordsOf,
  });
  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  };
  const findFaults = async (): Promise<Record<string, string>> => {
    const { saveStandardLinesInput } = await import("@metiro/shared/offer/schema");
    const checked = saveStandardLinesInput.safeParse({ subcategoryId, lines: standardLinesInput(lines) });
    return checked.success ? {} : issueWords(checked.error.issues, i18n);
  };
  const send = async () => {
    // Where the rules do not arrive the server says what is wrong.
    const found = await findFaults().catch((): Record<string, string> => ({}));
    show(found);
    if (Object.keys(found).length > 0) return;
    try {
      const saved = await save.mutateAsync({
        subcategoryId,
        baseRevision: revised.base(),
        lines: standardLinesInput(lines),
      });
      utils.standardLine.get.setData({ subcategoryId }, saved);
      revised.saved(saved);
      take(saved);
      toast.success(t`Lignes enregistrées.`);
    } catch (error) {
      const problem = problemIn(error);
      if (problem?.code === "REVISION_CONFLICT") return revised.meet();
      if (!problem) return void toast.error(0, t`Le serveur n’a pas répondu. Réessayez dans un instant.`);
      const { fields, whole } = sortProblem(problem, () => true);
      show(Object.fromEntries(fields));
      for (const words of whole) toast.error(problem.status, words);
    }
  };
  /** A second one, sent while the first is on its way, would meet the revision that the first one makes. */
  const sendOnce = async () => {
    if (running.current) return;
    running.current = true;
    try {
      await send();
    } finally {
      running.current = false;
    }
  };
  return { send: sendOnce, isPending: save.isPending, errors, conflict: revised.conflict };
}
