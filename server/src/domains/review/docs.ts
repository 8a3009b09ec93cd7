import { minReviews } from "@metiro/shared/review/constants";
import {
  answerReviewInput,
  clientFigures,
  clientFiguresInput,
  releasePhotosInput,
  requestReviews,
  requestReviewsInput,
  review,
  reviewItem,
  reviewListInput,
  reviewPage,
  reviewScore,
  reviewScores,
  reviewScoresInput,
  saveReviewInput,
  saveVerdictInput,
  stars,
  withholdReviewInput,
} from "@metiro/shared/review/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const jobRequestId = ["The request whose work it is about."] as const;
const given = {
  quality: ["Stars for the quality of the work: {min} to {max}.", 5],
  punctuality: ["Stars for keeping to dates: {min} to {max}.", 4],
  price: ["Stars for a price as it was announced: {min} to {max}.", 5],
  contact: ["Stars for contact with the company: {min} to {max}.", 5],
} as const;
const text = "Travail soigné, chantier propre chaque soir, et le prix annoncé a été tenu.";
const said = {
  matched: ["Whether the work was as the request described it.", true],
  reachable: ["Whether the client could be reached.", true],
  paidOnTime: ["Whether the client paid on time.", true],
} as const;
const note = "Client prévenant, accès facile.";
const answerText = ["The company's public answer.", "Merci de votre confiance."] as const;
const company = { id: common.id, name: ["Name of the company.", "Peinture Rochat Sàrl"] } as const;
const count = ["How many published reviews there are.", 12] as const;

export const reviewTexts = {
  id: common.id,
  jobRequestId: ["The request whose work it is about; for its author, its company and admins."],
  author: ["Who wrote it, as everybody may know it."],
  stars: ["Its stars."],
  mean: ["Mean of the four.", 4.75],
  text: ["Its words; absent where they are withheld or their author is deleted.", text],
  photos: ["Its photos; none where it is withheld."],
  photosReleased: [
    "Whether the company may show the photos on its page among its work; for its author, its company and admins.",
    true,
  ],
  withheld: ["Why and when words and photos were withheld; the stars count on."],
  answer: ["What the company answered; absent: nothing."],
  answerUntil: ["Until when the company may answer: ISO 8601, UTC; for that company alone, while it may."],
  showsAt: ["When it is, or was, published: ISO 8601, UTC."],
} as const;

export const reviewDocs: readonly Documented[] = [
  document(stars, "ReviewStars", given),
  document(saveReviewInput, {
    jobRequestId,
    ...given,
    text: ["Its words, {min} to {max} characters.", text],
    photoIds: ["Images uploaded by the client, at most {max}. Absent: none."],
    photosReleased: [
      "Whether the company may show them on its page among its work. Absent: it may not; `Review/{jobRequestId}/photos` changes it later.",
      true,
    ],
  }),
  document(releasePhotosInput, {
    jobRequestId,
    released: ["Whether the company may show the photos on its page among its work.", false],
  }),
  document(saveVerdictInput, {
    jobRequestId,
    ...said,
    note: ["Words for the back office alone.", note],
  }),
  document(review, "Review", reviewTexts),
  document(review.shape.author, {
    firstName: ["First name; absent where the account was deleted.", "Camille"],
    canton: ["Canton in which the work was done.", "Vaud"],
  }),
  document(inside(review.shape.withheld), {
    reason: ["The legal reason, out of a fixed list.", "personalData"],
    at: ["Since when: ISO 8601, UTC."],
  }),
  document(inside(review.shape.answer), { text: answerText, at: ["When it was answered: ISO 8601, UTC."] }),
  document(requestReviews, "RequestReviews", {
    jobRequestId,
    company: ["The company that did the work."],
    writeUntil: [
      "Until when the reader may write, or change what it wrote: ISO 8601, UTC; absent: it may not, or no more.",
    ],
    otherWrote: ["Whether the other one has written. What, both see at the same moment.", true],
    showsAt: ["When what is there is, or was, published: ISO 8601, UTC; absent: nobody has written."],
    shown: ["Whether it is published.", false],
    review: ["The client's review: one's own, or once it is published."],
    verdict: ["What the company said of the client: one's own, or once it is published."],
  }),
  document(requestReviews.shape.company, company),
  document(inside(requestReviews.shape.verdict), {
    ...said,
    note: ["Words for the back office; no client reads them.", note],
  }),
  document(requestReviewsInput, { jobRequestId }),
  document(reviewListInput, {
    companyId: ["Absent: for a company its own, for an admin all; a client names one."],
    search: ["A part of the text, or of the company's name."],
    sort: ["`newest`, or `lowest` stars first."],
    ...common.paging,
  }),
  document(reviewItem, "PublishedReview", { ...reviewTexts, company: ["The company that it is about."] }),
  document(reviewItem.shape.company, company),
  document(reviewPage, "ReviewPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(answerReviewInput, { id: common.id, text: ["The answer, {min} to {max} characters.", answerText[1]] }),
  document(withholdReviewInput, { id: common.id, reason: ["The legal reason.", "personalData"] }),
  document(reviewScoresInput, { companyIds: ["The companies, {min} to {max}."] }),
  document(reviewScores, { items: ["Those that have published reviews."] }),
  document(reviewScore, "ReviewScore", {
    companyId: common.companyId,
    count,
    score: [`Mean of 1 to 5, weighed as if five more had the platform's own. Absent below ${minReviews} reviews.`, 4.6],
    distribution: [
      `Its reviews of one star, two, up to five, by their rounded mean. Absent below ${minReviews} reviews.`,
      [0, 0, 1, 3, 8],
    ],
  }),
  document(clientFiguresInput, { jobRequestId: ["A request of the client."] }),
  document(clientFigures, "ClientFigures", {
    count,
    matched: [
      `In how many the work was as the request described it. For others than the client, from ${minReviews} on.`,
      11,
    ],
    reachable: [`In how many the client could be reached. For others than the client, from ${minReviews} on.`, 12],
    paidOnTime: [`In how many the client paid on time. For others than the client, from ${minReviews} on.`, 12],
  }),
];
