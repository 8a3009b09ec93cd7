import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionTypes } from "@metiro/shared/sub-category/questions/form/form";
import { z } from "zod";

/** A form that is not published yet, with the revision that it was made from. */
export interface FormDraft {
  baseRevision: number;
  form: QuestionForm;
  /** When it was last changed. */
  at: string;
}

const keyOf = (accountId: string, subcategoryId: string) => `form-draft:${accountId}:${subcategoryId}`;

/** Drafts of forms on this device, one for each account and subcategory: they survive a reload and a sign-out. */
export function createFormDraftStore(storage: Storage | undefined, accountId: string, subcategoryId: string) {
  const key = keyOf(accountId, subcategoryId);
  const put = (name: string, text: string): boolean => {
    try {
      storage?.setItem(name, text);
      return storage !== undefined;
    } catch {
      return false;
    }
  };
  const drop = (name: string): void => {
    try {
      storage?.removeItem(name);
    } catch {
      // What cannot be reached is not there.
    }
  };
  return {
    read(): FormDraft | undefined {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(key) ?? "null");
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** A full or forbidden storage loses the reload, not the page. */
    write(draft: FormDraft): boolean {
      return put(key, JSON.stringify(draft));
    },
    /** Whether anything is kept here at all. */
    works(): boolean {
      const works = put(`${key}:try`, "1");
      drop(`${key}:try`);
      return works;
    },
    remove: () => drop(key),
  };
}

/** Of a half-written form only the frame is asked for: texts may be missing, shapes may not. */
const isDraft = (value: unknown): value is FormDraft =>
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
