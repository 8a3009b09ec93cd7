import { z } from "zod";
import { bounded, id } from "../scalars.ts";
import { maxFormQuestions } from "../sub-category/questions/form/form.ts";
import { ownSteps } from "../sub-category/screens.ts";

const screens = z.array(bounded(62).min(1).max(62)).max(maxFormQuestions + ownSteps.length);

/**
 * The screens of a form's version that somebody came to and those that led on, since this was last said. Nothing of the
 * answers, and nothing of who it was.
 */
export const progressReport = z.object({
  subcategoryId: id,
  revision: z.int().min(1).max(1_000_000),
  shown: screens,
  passed: screens,
});
