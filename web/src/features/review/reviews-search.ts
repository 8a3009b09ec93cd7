import type { ReviewListInput } from "@metiro/shared/review/schema";
import { idField } from "#list/filter/search-field.ts";
import { listSearch } from "#list/list-search.ts";

/** The address of a list of reviews: its page alone. */
export const reviewsSearch = listSearch({});
/** The back office reads those of one company, or all. */
export const adminReviewsSearch = listSearch({ companyId: idField() });

type ReviewsSearch = (typeof reviewsSearch)["defaults"] & { companyId?: string };

/** What the list asks of the server. */
export const reviewsInput = ({ pageNumber, pageSize, companyId }: ReviewsSearch): ReviewListInput => ({
  pageNumber,
  pageSize,
  ...(companyId && { companyId }),
});
