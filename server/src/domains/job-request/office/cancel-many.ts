import {
  type BulkResult,
  type CancelManyInput,
  type DeleteManyInput,
  bulkRefusals,
} from "@metiro/shared/job-request/schema";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { cancelOne } from "../respond/cancel.ts";
import { deleteRequest } from "./delete.ts";

/** Cancels each of some requests as if it were canceled alone. */
export const cancelMany = ({ ctx, input: { ids, reason } }: Call<CancelManyInput>): Promise<BulkResult> =>
  each(ids, (id) => cancelOne(ctx, { id, reason }));

/** Deletes each of some requests as if it were deleted alone. */
export const deleteMany = ({ ctx, input: { ids } }: Call<DeleteManyInput>): Promise<BulkResult> =>
  each(ids, (id) => deleteRequest({ ctx, input: { id } }));

/** One after the other, each in a transaction of its own: what one is refused does not undo the others. */
async function each(ids: string[], act: (id: string) => Promise<unknown>): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      result.done.push(id);
    } catch (error) {
      const code = bulkRefusals.find((refusal) => error instanceof DomainError && error.code === refusal);
      if (code === undefined) throw error;
      result.refused.push({ id, code });
    }
  }
  return result;
}
