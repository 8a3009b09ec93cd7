import type { CreateInput } from "@metiro/shared/job-request/schema";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { dropHidden } from "@metiro/shared/sub-category/questions/visible/visible-questions";
import type { Draft } from "../draft/draft.ts";

/** What of a draft is not the request's. */
const kept = new Set<string>([
  "idempotencyKey",
  "service",
  "regionId",
  "leftBehind",
  "wish",
  "knownPhotos",
  "proposedTitle",
  "contact",
  "password",
  "acceptConditions",
  "codeSentTo",
  "hadAccount",
] satisfies (keyof Draft)[]);

/** What is sent of a draft: answers to hidden questions stay behind, empty fields are absent. */
export function requestOf(subcategoryId: string, form: QuestionForm, draft: Draft): CreateInput {
  const { answers, wish, ...rest } = draft;
  const fields = Object.entries(rest).filter(([name]) => !kept.has(name));
  const filled = Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== ""));
  // Every screen was checked by the schema of its fields before the summary could be reached.
  return {
    ...filled,
    ...(wish && { wishedCompanyId: wish.id }),
    subcategoryId,
    answers: dropHidden(form, answers),
  } as CreateInput;
}
