import { blindDays, minReviews, reviewAnswerDays, reviewPeriodDays } from "@metiro/shared/review/constants";
import {
  answerReviewInput,
  clientFigures as clientFiguresShape,
  clientFiguresInput,
  releasePhotosInput,
  requestReviews,
  requestReviewsInput,
  review,
  reviewListInput,
  reviewPage,
  reviewScores,
  reviewScoresInput,
  saveReviewInput,
  saveVerdictInput,
  withholdReviewInput,
} from "@metiro/shared/review/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { answer } from "./answer.ts";
import { clientFigures } from "./of-client/client-figures.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { releasePhotos } from "./release-photos.ts";
import { save } from "./save.ts";
import { saveOfClient } from "./of-client/save-of-client.ts";
import { scores } from "./scores.ts";
import { withhold } from "./withhold.ts";

const tags = ["Review"];

export const reviewRouter = router({
  get: allow("review.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Review/Get/{jobRequestId}",
        tags,
        summary: "What client and company said of done work",
        description: `One's own review at any time. The other's once both are there, or ${blindDays} days after the first; then neither changes any more, and who has not written can no more.`,
      },
    })
    .input(requestReviewsInput)
    .output(requestReviews)
    .query(get),
  save: allow("review.save")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Review/{jobRequestId}/client",
        tags,
        summary: "Review the company that did the work",
        description: `By the client of a request that was marked as done, within ${reviewPeriodDays} days of that. It replaces what the client wrote before, until it is shown; from then on 409.`,
      },
    })
    .input(saveReviewInput)
    .output(requestReviews)
    .mutation(save),
  releasePhotos: allow("review.releasePhotos")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Review/{jobRequestId}/photos",
        tags,
        summary: "Let the company show the photos of one's review among its work, or no more",
        description:
          "By the author of the review, at any time, published or not. They are shown once the review is; taken back, they stay with the review alone.",
      },
    })
    .input(releasePhotosInput)
    .output(requestReviews)
    .mutation(releasePhotos),
  saveOfClient: allow("review.saveOfClient")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Review/{jobRequestId}/company",
        tags,
        summary: "Review the client whose work one did",
        description: "As `Review/{jobRequestId}/client`, by the company that did the work.",
      },
    })
    .input(saveVerdictInput)
    .output(requestReviews)
    .mutation(saveOfClient),
  list: allow("review.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Review/All",
        tags,
        summary: "Published reviews",
        description: "A client reads those of a company that offered it something.",
      },
    })
    .input(reviewListInput)
    .output(reviewPage)
    .query(fromReplica(list)),
  answer: allow("review.answer")
    .meta({
      openapi: {
        method: "POST",
        path: "/Review/Answer/{id}",
        tags,
        summary: "Answer a review of one's company in public",
        description: `Once, within ${reviewAnswerDays} days of its publication.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(answerReviewInput)
    .output(review)
    .mutation(answer),
  withhold: allow("review.withhold")
    .meta({
      openapi: {
        method: "POST",
        path: "/Review/Withhold/{id}",
        tags,
        summary: "Withhold the text of a published review for a legal reason",
        description:
          "Text and photos are shown no more, but reason and date. The stars count on, the audit has it, and the author is told. It is not taken back.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(withholdReviewInput)
    .output(review)
    .mutation(withhold),
  scores: allow("review.scores")
    .meta({
      openapi: {
        method: "GET",
        path: "/Review/Scores",
        tags,
        summary: "What published reviews say of companies",
        description: `The mean of their reviews, weighed as if each company had five more of the platform's mean. Below ${minReviews} reviews there is their number alone; a company without one, or that one may not look up, is left out.`,
      },
    })
    .input(reviewScoresInput)
    .output(reviewScores)
    .query(fromReplica(scores)),
  clientFigures: allow("review.clientFigures")
    .meta({
      openapi: {
        method: "GET",
        path: "/Review/ClientFigures/{jobRequestId}",
        tags,
        summary: "What companies said of a client",
        description: `Of the client of a request: for that client, and for a company that received it from ${minReviews} published reviews on, else their number alone.`,
      },
    })
    .input(clientFiguresInput)
    .output(clientFiguresShape)
    .query(fromReplica(clientFigures)),
});
