import type { ReviewListInput } from "@metiro/shared/review/schema";
import { listSearch } from "#list/list-search.ts";

/** The address of a list of reviews: its page alone. */
export const reviewsSearch = listSearch({});
type ReviewsSearch = (typeof reviewsSearch)["defaults"];

/** What the list asks of the server. */
export const reviewsInput = ({ pageNumber, pageSize }: ReviewsSearch): ReviewListInput => ({ pageNumber, pageSize });
