import type { AnswerQuestionInput } from "@metiro/shared/job-request/notes";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { jobRequestNotes } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails, everyAdmin } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { attachPhotos } from "./write.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/** The client answers a question of the back office, once; every admin is told. */
export async function answerQuestion({ ctx, input }: Call<AnswerQuestionInput>): Promise<JobRequest> {
  const { id, questionId, text = "", photoIds } = input;
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "key share");
    const { number } = (await lockFor(tx, ctx.actor, id, "answerQuestion", "no key update")).request;
    const [answered] = await tx
      .update(jobRequestNotes)
      .set({ answer: text, answeredAt: now })
      .where(and(isQuestion(id, questionId), isNull(jobRequestNotes.answeredAt)))
      .returning({ id: jobRequestNotes.id });
    if (!answered) throw new DomainError((await exists(tx, id, questionId)) ? "QUESTION_ANSWERED" : "NOT_FOUND");
    await attachPhotos(tx, { noteId: questionId, userId, photoIds });
    await audit(tx, ctx, "jobRequest.answerQuestion", id, { number, questionId });
    const data = { jobRequestId: id, noteId: questionId };
    await enqueueMails(tx, [{ kind: "questionAnswered", to: everyAdmin, data }]);
  });
  return getFor(ctx, id);
}

const isQuestion = (id: string, questionId: string) =>
  and(eq(jobRequestNotes.id, questionId), eq(jobRequestNotes.jobRequestId, id), eq(jobRequestNotes.kind, "asked"));

async function exists(tx: Transaction, id: string, questionId: string): Promise<boolean> {
  const rows = await tx.select({ id: jobRequestNotes.id }).from(jobRequestNotes).where(isQuestion(id, questionId));
  return rows.length > 0;
}
