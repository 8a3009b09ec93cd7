import {
  ownShowcase,
  saveShowcaseInput,
  showcase,
  showcaseInput,
  showcaseListInput,
  showcasePage,
  showcaseReviews,
  showcaseReviewsInput,
  tradePlace as tradePlaceShape,
  tradePlaceInput,
  tradePlaces as tradePlacesShape,
  tradePlacesInput,
} from "@metiro/shared/showcase/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { own } from "./own.ts";
import { reviews } from "./reviews.ts";
import { save } from "./save.ts";
import { tradePlace } from "./trade-place.ts";
import { tradePlaces } from "./trade-places.ts";

const tags = ["Showcase"];

export const showcaseRouter = router({
  list: allow("showcase.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Showcase/All",
        tags,
        summary: "The companies that have a public page, by name",
        description: "By trade and canton, each named as in the addresses of the site, and by name.",
      },
      rest: { tokenCounts: true },
    })
    .input(showcaseListInput)
    .output(showcasePage)
    .query(fromReplica(list)),
  get: allow("showcase.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Showcase/Get/{slug}",
        tags,
        summary: "The public page of a company",
        description: "Also by an address that it had before; `slug` is the one that it has now.",
      },
      rest: { tokenCounts: true },
    })
    .input(showcaseInput)
    .output(showcase)
    .query(fromReplica(get)),
  reviews: allow("showcase.reviews")
    .meta({
      openapi: {
        method: "GET",
        path: "/Showcase/Get/{slug}/reviews",
        tags,
        summary: "The published reviews of a company that has a public page, the latest first",
      },
      rest: { tokenCounts: true },
    })
    .input(showcaseReviewsInput)
    .output(showcaseReviews)
    .query(fromReplica(reviews)),
  own: allow("showcase.own")
    .meta({ openapi: { method: "GET", path: "/Showcase", tags, summary: "One's own public page" } })
    .output(ownShowcase)
    .query(own),
  save: allow("showcase.save")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Showcase",
        tags,
        summary: "Show one's public page, take it away, or change its address",
        description:
          "What is absent stays. An address that the page had before leads on to it; one that another company has, or had, is taken.",
      },
    })
    .input(saveShowcaseInput)
    .output(ownShowcase)
    .mutation(save),
  tradePlaces: allow("showcase.tradePlaces")
    .meta({
      openapi: {
        method: "GET",
        path: "/Showcase/Places",
        tags,
        summary: "The cantons in which enough companies serve a category or a service",
      },
      rest: { tokenCounts: true },
    })
    .input(tradePlacesInput)
    .output(tradePlacesShape)
    .query(fromReplica(tradePlaces)),
  tradePlace: allow("showcase.tradePlace")
    .meta({
      openapi: {
        method: "GET",
        path: "/Showcase/Place",
        tags,
        summary: "A category or a service in a canton: companies, usual time to answer, newest reviews",
      },
      rest: { tokenCounts: true },
    })
    .input(tradePlaceInput)
    .output(tradePlaceShape)
    .query(fromReplica(tradePlace)),
});
