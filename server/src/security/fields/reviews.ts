import { callers, image, own, pageOf } from "./answer.ts";

const review = `id jobRequestId author(firstName canton) stars(quality punctuality price contact) mean text photos[](${image}) photosReleased withheld(reason at)
  answer(text at) answerUntil showsAt`;
const ofRequest = own(
  `jobRequestId company(id name) writeUntil otherWrote showsAt shown review(${review}) verdict(matched reachable paidOnTime note)`,
);

/** The answers about what client and company said of done work: published reviews, and one's own before. */
export const reviewAnswers = {
  "review.get": ofRequest,
  "review.save": ofRequest,
  "review.releasePhotos": ofRequest,
  "review.saveOfClient": ofRequest,
  "review.list": pageOf(own(`${review} company(id name)`), "totalCapped"),
  "review.answer": own(review),
  "review.withhold": callers(review),
  "review.scores": own("items[](companyId count score distribution[])"),
  "review.clientFigures": own("count matched reachable paidOnTime"),
};
