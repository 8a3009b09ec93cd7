import { type ReactNode, Suspense, useCallback, useState } from "react";
import { ConfirmContext, type Confirmed, type ConfirmQuestion } from "./confirm-context.ts";
import { fetchConfirmDialog } from "./fetch-confirm-dialog.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";

const ConfirmDialog = lazyPart(fetchConfirmDialog);

interface Asked {
  id: number;
  question: ConfirmQuestion;
  answer: (confirmed: Confirmed) => void;
}

/** Gives `useConfirm()` to what is below. One question at a time: a new one answers the one before with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    (question: ConfirmQuestion) =>
      new Promise<Confirmed>((resolve) => {
        setAsked((before) => {
          before?.answer(null);
          return { id: (before?.id ?? 0) + 1, question, answer: resolve };
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog key={asked.id} question={asked.question} onAnswer={asked.answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
