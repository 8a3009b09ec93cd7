import type { Page } from "@metiro/shared/paging/schema";
import { questionsOf } from "@metiro/shared/sub-category/questions";
import { formChanges } from "@metiro/shared/sub-category/questions/diff/changes";
import type {
  FormVersion,
  FormVersionInput,
  FormVersionsInput,
  VersionOfForm,
} from "@metiro/shared/sub-category/schema";
import { and, between, count, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../../db/client.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf } from "../../../../db/paging/order.ts";
import { paginate } from "../../../../db/paging/paginate.ts";
import { omitNulls } from "../../../../db/rows/omit-nulls.ts";
import { jobRequests, questionFormVersions as versions, users } from "../../../../db/schema/index.ts";
import { orNotFound } from "../../../../errors/or-not-found.ts";
import type { Call } from "../../../../trpc/context.ts";
import { subcategoryById } from "../queries.ts";

const latestFirst: Order = [down(versions.revision)];

/** Every form that the subcategory has had, the present one first. */
export async function formVersions({ ctx, input }: Call<FormVersionsInput>): Promise<Page<VersionOfForm>> {
  const { db } = ctx;
  const { id } = input;
  orNotFound(await subcategoryById(db, id));
  return paginate({ ctx, list: "subCategory.formVersions" }, input, {
    total: () => db.$count(versions, eq(versions.subcategoryId, id)),
    ids: ({ limit, offset, after }) =>
      db
        .select({ id: versions.revision, place: cursorPositionOf(latestFirst) })
        .from(versions)
        .where(and(eq(versions.subcategoryId, id), after && beyond(latestFirst, after)))
        .orderBy(...orderBy(latestFirst))
        .limit(limit)
        .offset(offset),
    rows: async (revisions) =>
      (await versionsOf(db, id, revisions)).map(({ questions: _questions, ...version }) => version),
  });
}

/** One of them, with the form as it was. */
export async function formVersion({ ctx, input: { id, revision } }: Call<FormVersionInput>): Promise<FormVersion> {
  const [version] = await versionsOf(ctx.db, id, [revision]);
  return orNotFound(version);
}

/** The versions of those numbers, the latest first. Numbers have no gaps: the one before each tells what it changed. */
async function versionsOf(db: Db, id: string, revisions: readonly number[]): Promise<FormVersion[]> {
  const rows = await db
    .select({
      revision: versions.revision,
      savedAt: versions.savedAt,
      savedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      note: versions.note,
      restoredFrom: versions.restoredFrom,
      form: versions.form,
    })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.savedBy))
    .where(
      and(
        eq(versions.subcategoryId, id),
        between(versions.revision, Math.min(...revisions) - 1, Math.max(...revisions)),
      ),
    )
    .orderBy(desc(versions.revision));
  const requests = await requestCounts(db, id, revisions);
  return rows
    .map(({ form, ...row }, index) => {
      const before = rows[index + 1]?.form;
      return {
        ...omitNulls(row),
        questionCount: questionsOf(form).length,
        requestCount: requests.get(row.revision) ?? 0,
        changes: before ? formChanges(before, form) : [],
        questions: form,
      };
    })
    .filter(({ revision }) => revisions.includes(revision));
}

async function requestCounts(db: Db, id: string, revisions: readonly number[]): Promise<Map<number | null, number>> {
  const rows = await db
    .select({ revision: jobRequests.formRevision, count: count() })
    .from(jobRequests)
    .where(and(eq(jobRequests.subcategoryId, id), inArray(jobRequests.formRevision, [...revisions])))
    .groupBy(jobRequests.formRevision);
  return new Map(rows.map((row) => [row.revision, row.count]));
}
