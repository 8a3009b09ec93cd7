import type { CreateInput } from "@metiro/shared/job-request/schema";
import { dropHidden, type QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Draft } from "./draft.ts";

/** What is sent of a draft: answers to hidden questions stay behind, empty fields are absent. */
export function requestOf(subcategoryId: string, form: QuestionForm, draft: Draft): CreateInput {
  const { idempotencyKey: _, regionId: __, leftBehind: ___, knownPhotos: ____, proposedTitle: _____, ...rest } = draft;
  const { answers, ...fields } = rest;
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));
  // Every screen was checked by the schema of its fields before the summary could be reached.
  return { ...filled, subcategoryId, answers: dropHidden(form, answers) } as CreateInput;
}
