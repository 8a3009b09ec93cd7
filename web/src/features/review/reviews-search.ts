import { reviewSorts } from "@metiro/shared/review/constants";
import type { ReviewListInput } from "@metiro/shared/review/schema";
import { choiceField, idField } from "#list/filter/search-field.ts";
import { listSearch } from "#list/list-search.ts";

/** The address of a list of reviews: its page alone. */
export const reviewsSearch = listSearch({});
/** The back office looks for words and companies, and begins with the fewest stars if it likes. */
export const adminReviewsSearch = listSearch({ companyId: idField(), sort: choiceField(reviewSorts, "newest") });

type ReviewsSearch = (typeof reviewsSearch)["defaults"] & Partial<(typeof adminReviewsSearch)["defaults"]>;

/** What the list asks of the server. */
export const reviewsInput = ({ pageNumber, pageSize, companyId, search, sort }: ReviewsSearch): ReviewListInput => ({
  pageNumber,
  pageSize,
  ...(companyId && { companyId }),
  ...(search && { search }),
  ...(sort && sort !== "newest" && { sort }),
});
