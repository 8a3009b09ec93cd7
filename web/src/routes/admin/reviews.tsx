import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { AdminReviews } from "#features/review/admin-reviews.tsx";
import { adminReviewsSearch, reviewsInput } from "#features/review/reviews-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/reviews")({
  validateSearch: adminReviewsSearch.validate,
  search: { middlewares: [stripSearchParams(adminReviewsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.review.list.prefetch(reviewsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Avis`),
  component: AdminReviews,
});
