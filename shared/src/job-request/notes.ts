import { z } from "zod";
import { translations } from "../catalogue/schema.ts";
import { violation } from "../errors/field-error.ts";
import { image } from "../file/schema.ts";
import { cents, date, id, optionalText, timestamp } from "../scalars.ts";
import { maxNotePhotos, maxNoteText } from "./constants.ts";
import { startPreferences } from "../sub-category/start-preference.ts";

/** What a client says beside its request: words, photos, or both. */
const said = { text: optionalText(maxNoteText), photoIds: z.array(id).max(maxNotePhotos).optional() };

function refuseNothing(
  { text, photoIds }: { text?: string | undefined; photoIds?: string[] | undefined },
  ctx: z.RefinementCtx,
) {
  if (!text && !photoIds?.length) ctx.addIssue({ ...violation("required"), path: ["text"] });
}

export const saidForm = z.object(said).superRefine(refuseNothing);

export const answerQuestionInput = z.object({ id, questionId: id, ...said }).superRefine(refuseNothing);
export type AnswerQuestionInput = z.infer<typeof answerQuestionInput>;

export const addDetailsInput = z.object({ id, ...said }).superRefine(refuseNothing);
export type AddDetailsInput = z.infer<typeof addDetailsInput>;

/** What the back office asked the client, and the answer; open without one, as long as the request goes on. */
export const requestQuestion = z.object({
  id,
  text: z.string(),
  createdAt: timestamp,
  /** Empty where there are only photos. */
  answer: z.string().optional(),
  answeredAt: timestamp.optional(),
  /** Those of the answer. */
  photos: z.array(image),
});
export type RequestQuestion = z.infer<typeof requestQuestion>;

/** What the client added to a request that companies had already. */
export const requestAddition = z.object({
  id,
  /** Empty where there are only photos. */
  text: z.string(),
  /** Parts are hidden: from the reader, or, where the client reads, from the companies. */
  masked: z.boolean(),
  photos: z.array(image),
  createdAt: timestamp,
});
export type RequestAddition = z.infer<typeof requestAddition>;

/** What a service or a district was called when the request was moved from it or to it. */
const named = z.object({ id, name: z.string(), translations });

/** What can differ between two versions of a request: only what does is there, and where one said nothing `null`, or nothing. */
export const requestVersion = z
  .object({
    title: z.string(),
    description: z.string(),
    subcategory: named,
    subregion: named,
    startPreference: z.enum(startPreferences),
    startDate: date.nullable(),
    budgetMin: cents.nullable(),
    budgetMax: cents.nullable(),
    /** Question id to answer; absent: not answered. */
    answers: z.record(z.string(), z.unknown()),
    photoCount: z.int(),
    planCount: z.int(),
  })
  .partial();
export type RequestVersion = z.infer<typeof requestVersion>;

/** That a request was changed before companies had it: when, by whom, what of it. */
export const requestChange = z.object({
  at: timestamp,
  by: z.enum(["client", "team"]),
  fields: z.array(requestVersion.keyof()),
});
