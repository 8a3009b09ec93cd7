import { z } from "zod";
import { maxPlans, maxPhotos } from "../job-request/constants.ts";
import { storedDocument } from "../document/schema.ts";
import { violation } from "../errors/field-error.ts";
import { image } from "../file/schema.ts";
import { startPreferences } from "../sub-category/start-preference.ts";
import { bounded, cents, emptyToAbsent, id, revision, text, timestamp } from "../scalars.ts";
import { maxAnswerLength, maxOptionValue } from "../sub-category/questions/form/limits.ts";
import { subcategoryRef } from "../sub-category/schema.ts";
import { maxDraftLength } from "./constants.ts";

const maxAnswers = 300;
const maxParts = 10;

/** A text that may be half typed, too short, or none: its rules are asked when the request is sent. */
const asTyped = (max: number) => emptyToAbsent(text(0, max));

/** An answer of whatever type, as typed: a text, a number, yes or no, several options or photos, or the parts of an address or period. */
const answerAsTyped = z.union([
  text(0, maxAnswerLength),
  z.number(),
  z.boolean(),
  z.array(text(0, maxOptionValue)).max(100),
  z
    .record(text(1, 60), text(0, 200))
    .refine((parts) => Object.keys(parts).length <= maxParts, violation("tooMany", { max: maxParts })),
]);

/** What somebody has told of a request that is not sent: of the right shape, and otherwise as it was typed. */
const draftContent = z
  .object({
    answers: z
      .record(text(1, 60), answerAsTyped)
      .refine((answers) => Object.keys(answers).length <= maxAnswers, violation("tooMany", { max: maxAnswers })),
    regionId: emptyToAbsent(id),
    subregionId: emptyToAbsent(id),
    postalCode: asTyped(80),
    locality: asTyped(200),
    street: asTyped(300),
    startPreference: emptyToAbsent(z.enum(startPreferences)),
    startDate: asTyped(20),
    budgetMin: emptyToAbsent(cents),
    budgetMax: emptyToAbsent(cents),
    title: asTyped(500),
    /** The title that was proposed: while the title is the same, it follows the answers. */
    proposedTitle: asTyped(500),
    description: asTyped(10_000),
    /** Photos of the request itself: those that wait on a device are known there alone. */
    photoIds: z.array(id).max(maxPhotos).optional(),
    /** PDFs that go with it, likewise. */
    planIds: z.array(id).max(maxPlans).optional(),
    /** Those that the server has already, of the request that is taken up again. */
    knownPhotos: z.array(id).max(100).optional(),
    reopenedFromId: emptyToAbsent(id),
    /** The company that is asked for by name. */
    wish: z.object({ id, name: text(0, 200) }).optional(),
    /** What of the request that is taken up again did not fit any more. */
    leftBehind: z.object({ number: text(0, 40), labels: z.array(text(0, 300)).max(100) }).optional(),
    /** The `Idempotency-Key` with which it will be sent: `JobRequest/Create` with this key removes the draft. */
    idempotencyKey: bounded(200)
      .min(1)
      .max(200)
      .regex(/^[\x20-\x7e]{1,200}$/),
  })
  .refine((content) => JSON.stringify(content).length <= maxDraftLength, {
    ...violation("tooLong", { maxLength: maxDraftLength }),
    path: ["answers"],
  });
export type DraftContent = z.infer<typeof draftContent>;

export const ofSubcategory = z.object({ subcategoryId: id });
export type OfSubcategory = z.infer<typeof ofSubcategory>;

export const saveDraftInput = ofSubcategory.extend({
  /** The revision that was edited; 0: there was none. */
  baseRevision: z.int().min(0),
  content: draftContent,
});
export type SaveDraftInput = z.infer<typeof saveDraftInput>;

/** A draft in the list of one's own. */
export const requestDraftItem = z.object({
  subcategory: subcategoryRef,
  title: z.string().optional(),
  revision,
  updatedAt: timestamp,
});
export type RequestDraftItem = z.infer<typeof requestDraftItem>;

/** Whole; `photos` and `plans` are those that the server has. */
export const requestDraft = requestDraftItem.extend({
  content: draftContent,
  photos: z.array(image),
  plans: z.array(storedDocument),
});
export type RequestDraft = z.infer<typeof requestDraft>;
