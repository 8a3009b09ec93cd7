import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useEffect, useState } from "react";
import { deviceStorage } from "#session/device-storage.ts";
import { answerCardId } from "../answer/answer-card.tsx";
import { answerDraftIn } from "../answer/answer-draft.ts";

/** Whether the answer is being written: on a phone it unfolds when it is begun, and stands there where one comes back to it. */
export function useAnswerBegun({ id, jobRequestCompanies: [own] }: JobRequest) {
  const [hasDraft] = useState(
    () => own !== undefined && answerDraftIn(deviceStorage(), id, own.company.id).read() !== undefined,
  );
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    const card = document.getElementById(answerCardId);
    card?.scrollIntoView({ block: "start" });
    // Not a field: which one is first is for whoever answers to say, and a keyboard would cover half of them.
    card?.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  }, [pressed]);
  return { begun: hasDraft || pressed, begin: () => setPressed(true) };
}
