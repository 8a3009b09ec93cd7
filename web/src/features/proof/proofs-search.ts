import { type ProofQueue, proofQueues } from "@metiro/shared/proof/constants";
import type { ProofListInput } from "@metiro/shared/proof/schema";
import { choiceField } from "#list/filter/search-field.ts";
import { listSearch } from "#list/list-search.ts";

/** The address of the queue: what waits, or what was judged. */
export const proofsSearch = listSearch({ queue: choiceField<ProofQueue>(proofQueues, "waiting") });
export type ProofsSearch = (typeof proofsSearch)["defaults"];

/** What the list asks of the server. */
export const proofsInput = ({ queue, pageNumber, pageSize }: ProofsSearch): ProofListInput => ({
  queue,
  pageNumber,
  pageSize,
});
