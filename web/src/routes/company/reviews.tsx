import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { OwnReviews } from "#features/review/own-reviews.tsx";
import { reviewsInput, reviewsSearch } from "#features/review/reviews-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/reviews")({
  validateSearch: reviewsSearch.validate,
  search: { middlewares: [stripSearchParams(reviewsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.review.list.prefetch(reviewsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Avis`),
  component: OwnReviews,
});
