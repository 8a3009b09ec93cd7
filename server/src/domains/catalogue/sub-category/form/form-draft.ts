import type { FormDraft } from "@metiro/shared/sub-category/schema";
import { eq } from "drizzle-orm";
import type { Db, Transaction } from "../../../../db/client.ts";
import { omitNulls } from "../../../../db/rows/omit-nulls.ts";
import { questionFormDrafts as drafts, users } from "../../../../db/schema/index.ts";
import { orNotFound } from "../../../../errors/or-not-found.ts";
import type { Call } from "../../../../trpc/context.ts";
import { subcategoryById } from "../queries.ts";

/** What is being written of the form, whoever of the admins has written it. */
export async function formDraft({ ctx: { db }, input: { id } }: Call<{ id: string }>): Promise<FormDraft> {
  orNotFound(await subcategoryById(db, id));
  return formDraftOf(db, id);
}

export async function formDraftOf(db: Db | Transaction, id: string): Promise<FormDraft> {
  const [row] = await db
    .select({
      revision: drafts.revision,
      form: drafts.form,
      baseRevision: drafts.baseRevision,
      savedAt: drafts.savedAt,
      savedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.savedBy))
    .where(eq(drafts.subcategoryId, id));
  if (!row) return { revision: 0 };
  const { revision, form, ...rest } = row;
  return form === null ? { revision } : { revision, draft: { form, ...omitNulls(rest) } };
}
