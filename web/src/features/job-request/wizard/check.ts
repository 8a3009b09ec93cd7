import type { OwnStep } from "@metiro/shared/sub-category/screens";
import { absenceError, violation, type FieldViolations, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import { swissToday } from "@metiro/shared/calendar-day";
import { requestFields } from "@metiro/shared/job-request/schema";
import { email } from "@metiro/shared/auth/email";
import { newPassword } from "@metiro/shared/auth/new-password";
import { holdsEmail } from "@metiro/shared/auth/password";
import { emptyToAbsent, id } from "@metiro/shared/scalars";
import { personNameText } from "@metiro/shared/text/names";
import { swissMobile } from "@metiro/shared/swiss/mobile";
import { checkAnswer } from "@metiro/shared/sub-category/questions/check/check-answer";
import { z } from "zod";
import type { Draft } from "./draft/draft.ts";
import { asksPlace, type Screen } from "./screens.ts";

/** The shapes that the server checks, step by step. */
const stepSchemas = {
  place: requestFields.pick({ postalCode: true, locality: true, street: true }).extend({ subregionId: id }),
  timing: requestFields.pick({ startPreference: true, startDate: true }).superRefine((timing, ctx) => {
    if (timing.startPreference !== "on_date") return;
    if (timing.startDate === undefined) ctx.addIssue({ ...violation("required"), path: ["startDate"] });
    else if (timing.startDate < swissToday()) ctx.addIssue({ ...violation("past"), path: ["startDate"] });
  }),
  budget: requestFields.pick({ budgetMin: true, budgetMax: true }).superRefine(({ budgetMin, budgetMax }, ctx) => {
    if (budgetMin !== undefined && budgetMax !== undefined && budgetMin > budgetMax)
      ctx.addIssue({ ...violation("amountsReversed"), path: ["budgetMax"] });
  }),
  description: requestFields.pick({ title: true, description: true }),
  photos: z.object({}),
  contact: z
    .object({
      contact: z.object({
        firstName: personNameText,
        lastName: personNameText,
        email,
        phone: emptyToAbsent(swissMobile),
      }),
      password: emptyToAbsent(newPassword),
    })
    .refine(({ contact, password }) => password === undefined || !holdsEmail(password, contact.email), {
      ...violation("containsEmail"),
      path: ["password"],
    }),
  summary: z.object({}),
} satisfies Record<OwnStep, z.ZodType>;

const nobody = { firstName: "", lastName: "", email: "" };

/** What is wrong on a screen, by field; nothing when it may be left. An answer stands under its question's id. */
export function faultsOn(screen: Screen, draft: Draft): FieldViolations {
  if (screen.kind !== "question")
    return stepFaults(screen.kind, { ...draft, contact: { ...nobody, ...draft.contact } });
  if (asksPlace(screen)) {
    const faults = stepFaults("place", draft);
    return draft.postalCode && draft.locality ? faults : { postalCode: [{ rule: "required" }], ...faults };
  }
  const { question } = screen;
  const check = checkAnswer(question, draft.answers[question.id], { today: swissToday() });
  return check.ok ? {} : { [question.id]: [check.failure] };
}

function stepFaults(step: OwnStep, draft: Draft): FieldViolations {
  const { error } = stepSchemas[step].safeParse(draft, { error: absenceError });
  return error ? fieldViolationsOf(error.issues) : {};
}

/** The first screen that may not be left yet; beyond it nobody can go. */
export const firstOpen = (screens: Screen[], draft: Draft): Screen | undefined =>
  screens.find((screen) => Object.keys(faultsOn(screen, draft)).length > 0);
