import type { ShowcaseReviews } from "@metiro/shared/showcase/schema";
import { Link } from "@tanstack/react-router";
import { ReviewView } from "#domain/review/review-view.tsx";
import { Pagination } from "#ui/table/pagination.tsx";

/** What clients said of a company, the newest first, a page at a time. */
export function CompanyReviews({ slug, reviews }: { slug: string; reviews: ShowcaseReviews }) {
  const { items, pageNumber, pageSize, totalCount, totalCapped } = reviews;
  return (
    <>
      <ul>
        {items.map((review) => (
          <li key={review.id} className="border-t border-line py-6">
            <ReviewView review={review} />
          </li>
        ))}
      </ul>
      {totalCount > pageSize && (
        <Pagination
          pageNumber={pageNumber}
          pageSize={pageSize}
          totalCount={totalCount}
          totalCapped={totalCapped}
          link={(page, parts) => (
            <Link {...parts} to="/companies/$slug" params={{ slug }} search={page > 1 ? { page } : {}} hash="avis" />
          )}
        />
      )}
    </>
  );
}
