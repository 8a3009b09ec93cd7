import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionTypes } from "@metiro/shared/sub-category/questions/form/form";
import { z } from "zod";
import { stored } from "#session/device/stored.ts";

/** A form that is not published yet, with the revision that it was made from. */
export interface DeviceDraft {
  baseRevision: number;
  /** The server's draft that it goes on from; absent where it was kept before the server kept any. */
  draftRevision?: number;
  form: QuestionForm;
  /** When it was last changed. */
  at: string;
}

/**
 * What the server does not have yet of a draft, on this device, for each account and subcategory: it survives a reload, a session
 * that runs out and a lost connection.
 */
export function createFormDraftStore(storage: Storage | undefined, accountId: string, subcategoryId: string) {
  const draft = stored(storage, { name: "form-draft", of: [accountId, subcategoryId], fits: isDraft });
  const attempt = stored(storage, { name: "form-draft", of: [accountId, subcategoryId, "try"], fits: isDraft });
  return {
    ...draft,
    /** Whether anything is kept here at all. */
    works(): boolean {
      const works = attempt.write({ baseRevision: 0, at: "", form: { version: 1, steps: [] } });
      attempt.remove();
      return works;
    },
  };
}

/** Of a half-written form only the frame is asked for: texts may be missing, shapes may not. */
const isDraft = (value: unknown): value is DeviceDraft =>
  typeof value === "object" &&
  value !== null &&
  "baseRevision" in value &&
  typeof value.baseRevision === "number" &&
  "at" in value &&
  typeof value.at === "string" &&
  "form" in value &&
  hasFrame(value.form);

const text = z.object({ fr: z.string() });
const frame = z.object({
  version: z.literal(1),
  steps: z.array(
    z.object({
      id: z.string(),
      title: text,
      questions: z.array(z.object({ id: z.string(), type: z.enum(questionTypes), label: text })),
    }),
  ),
});

const hasFrame = (form: unknown): boolean => frame.safeParse(form).success;
