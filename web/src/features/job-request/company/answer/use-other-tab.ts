import { useEffect } from "react";
import type { AnswerDraft, StoredAnswerDraft } from "./answer-draft.ts";

/** What is typed into the same answer in another tab comes here, so that going on here loses none of it. */
export function useOtherTab(
  draft: StoredAnswerDraft,
  take: (values: { response: "interested" } & AnswerDraft) => void,
): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const typed = key === draft.key && !document.hasFocus() ? draft.read() : undefined;
      if (typed) take({ response: "interested", ...typed });
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [draft, take]);
}
