import { type OwnStep, ownSteps } from "@metiro/shared/sub-category/screens";
import type { FormProgress, FormProgressInput } from "@metiro/shared/sub-category/schema";
import { and, asc, eq, sum } from "drizzle-orm";
import { questionFormProgress as progress } from "../../../../db/schema/index.ts";
import { orNotFound } from "../../../../errors/or-not-found.ts";
import type { Call } from "../../../../trpc/context.ts";
import { subcategoryById } from "../queries.ts";

const question = /^q-(.+)$/;
const isOwnStep = (screen: string): screen is OwnStep => (ownSteps as readonly string[]).includes(screen);

/** How far people came in the form: of one version, or of all of them together. */
export async function formProgress({
  ctx: { db },
  input: { id, revision },
}: Call<FormProgressInput>): Promise<FormProgress> {
  orNotFound(await subcategoryById(db, id));
  const rows = await db
    .select({
      screen: progress.screen,
      shown: sum(progress.shown).mapWith(Number),
      passed: sum(progress.passed).mapWith(Number),
    })
    .from(progress)
    .where(and(eq(progress.subcategoryId, id), revision === undefined ? undefined : eq(progress.revision, revision)))
    .groupBy(progress.screen)
    .orderBy(asc(progress.screen));
  return {
    questions: rows.flatMap(({ screen, ...counts }) => {
      const questionId = question.exec(screen)?.[1];
      return questionId === undefined ? [] : [{ questionId, ...counts }];
    }),
    steps: rows.flatMap(({ screen, ...counts }) => (isOwnStep(screen) ? [{ step: screen, ...counts }] : [])),
  };
}
