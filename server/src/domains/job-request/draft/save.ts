import { maxDrafts } from "@metiro/shared/request-draft/constants";
import type { RequestDraftItem, SaveDraftInput } from "@metiro/shared/request-draft/schema";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { saveRevision } from "../../../db/revision.ts";
import { requestDrafts, subcategories } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { countAttempt } from "../../../limits/attempts.ts";
import type { Call } from "../../../trpc/context.ts";
import { ownRequestDraft } from "./policy.ts";
import { draftItems, wasSent } from "./queries.ts";
import type { TendererActor } from "../../../trpc/actor.ts";

/**
 * Keeps what a client has told so far. Whoever edited another revision than the one that stands, or knew of none where there
 * is one, overwrites nothing; what was sent meanwhile does not come back as a draft.
 */
export function save({ ctx, input }: Call<SaveDraftInput, TendererActor>): Promise<RequestDraftItem> {
  const { subcategoryId, baseRevision, content } = input;
  const { actor } = ctx;
  const { tendererId } = actor;
  const own = ownRequestDraft(actor, subcategoryId);
  return ctx.db.transaction(async (tx) => {
    // Creating a request holds the account as well: a draft is saved before it is sent, or not at all.
    await lockAccount(tx, actor.userId, "no key update");
    await countAttempt(tx, [{ kind: "draft", subject: actor.userId, userId: actor.userId }]);
    await refuseUnlessThere(tx, subcategoryId);
    if (await wasSent(tx, actor.userId, content.idempotencyKey)) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
    const [standing] = await tx
      .select({ id: requestDrafts.id, revision: requestDrafts.revision })
      .from(requestDrafts)
      .where(own);
    const values = { content, idempotencyKey: content.idempotencyKey };
    if (standing) await replace(tx, { id: standing.id, baseRevision }, values);
    else if (baseRevision > 0) throw new DomainError("NOT_FOUND");
    else await add(tx, { ...values, tendererId, subcategoryId });
    const [saved] = await draftItems(tx, own);
    return orNotFound(saved);
  });
}

async function refuseUnlessThere(tx: Transaction, subcategoryId: string): Promise<void> {
  const [trade] = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(eq(subcategories.id, subcategoryId))
    .for("key share");
  orNotFound(trade);
}

type Values = Pick<typeof requestDrafts.$inferInsert, "content" | "idempotencyKey">;

const replace = (tx: Transaction, edited: { id: string; baseRevision: number }, values: Values) =>
  saveRevision(
    tx,
    { table: requestDrafts, revision: requestDrafts.revision, returning: { id: requestDrafts.id } },
    edited,
    values,
  );

async function add(tx: Transaction, row: typeof requestDrafts.$inferInsert): Promise<void> {
  if ((await tx.$count(requestDrafts, eq(requestDrafts.tendererId, row.tendererId))) >= maxDrafts)
    throw new DomainError("VALIDATION_FAILED", { errors: { subcategoryId: [{ rule: "tooMany", max: maxDrafts }] } });
  await tx.insert(requestDrafts).values(row);
}
