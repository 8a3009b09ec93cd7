import type { FormProgress } from "@metiro/shared/sub-category/schema";
import { useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";

/** How many came to a screen, and how many of them gave up there. */
export interface ScreenCount {
  shown: number;
  left: number;
}

/** So many have to have come before a share means anything. */
export const fewest = 10;

const countOf = ({ shown, passed }: { shown: number; passed: number }): ScreenCount => ({
  shown: Math.max(shown, passed),
  left: Math.max(0, shown - passed),
});

const countsOf = (progress: FormProgress | undefined) => ({
  questions: new Map((progress?.questions ?? []).map((one) => [one.questionId, countOf(one)])),
  steps: (progress?.steps ?? []).map((one) => ({ step: one.step, ...countOf(one) })),
});

/** Where people give up, of the published version or of all that there were. */
export function useFigures(id: string, revision: number) {
  const [of, setOf] = useState<"version" | "all">("version");
  const { data } = trpc.subCategory.formProgress.useQuery(
    { id, ...(of === "version" && { revision }) },
    { ...handlesOwnErrors, placeholderData: (before: FormProgress | undefined) => before },
  );
  return { of, setOf, revision, known: data !== undefined, ...countsOf(data) };
}
export type FormFigures = ReturnType<typeof useFigures>;
