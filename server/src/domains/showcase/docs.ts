import { enoughAnswers, minCompaniesListed } from "@metiro/shared/showcase/constants";
import { minReviews } from "@metiro/shared/review/constants";
import {
  ownShowcase,
  placeReview,
  publicReview,
  saveShowcaseInput,
  showcase,
  showcaseInput,
  showcaseItem,
  showcaseListInput,
  showcasePage,
  showcaseReviews,
  showcaseReviewsInput,
  tradePlace,
  tradePlaceInput,
  tradePlaces,
  tradePlacesInput,
} from "@metiro/shared/showcase/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";
import { reviewTexts } from "../review/index.ts";

const slug = ["The end of its address, after `/companies/`.", "peinture-rochat"] as const;
const name = ["Name of the company.", "Peinture Rochat Sàrl"] as const;
const category = ["Slug of a category.", "peinture"] as const;
const subcategory = ["Slug of a service.", "peinture-interieure"] as const;
const capped = ["Whether there are more than `totalCount`, which stops counting there."] as const;
const placed = {
  id: common.id,
  name: ["Name of the canton.", "Vaud"],
  code: ["Two letters, as on number plates.", "VD"],
  translations: common.translations,
  slug: ["The end of the addresses of its pages.", "vaud"],
} as const;
const item = {
  id: ["Id of the company."],
  slug,
  name,
  locality: common.locality,
  logo: common.logo,
  verified: common.verified,
  checked: ["What was checked of it and holds today; never the papers, nor who checked them."],
  subcategories: ["The services that it offers, by name."],
  score: ["What published reviews say of it."],
} as const;

const { jobRequestId: _work, photosReleased: _released, answerUntil: _until, ...publicTexts } = reviewTexts;

export const showcaseDocs: readonly Documented[] = [
  document(saveShowcaseInput, {
    slug: [
      "The end of the page's address: {min} to {max} lower-case letters, digits and hyphens between them. One that another company has, or had, is taken. Absent: it stays; the first time it is made of the name.",
      "peinture-rochat",
    ],
    published: ["Whether everybody sees the page. Absent: it stays.", true],
    baseRevision: common.baseRevision,
  }),
  document(ownShowcase, "OwnShowcase", {
    slug: ["The end of the page's address; absent: it never had one.", "peinture-rochat"],
    proposedSlug: ["What the address would be if none were given.", "peinture-rochat"],
    formerSlugs: ["Addresses that lead on to the page, the oldest first.", ["rochat-peinture"]],
    published: ["Whether the company shows it.", true],
    visible: ["Whether everybody sees it: shown, and the account is neither paused nor locked.", true],
    revision: ["Raised by each save; 0 before the first.", 2],
  }),
  document(showcaseItem, "ShowcaseItem", item),
  document(showcaseItem.shape.score, {
    count: ["How many published reviews there are.", 12],
    score: [`Mean of 1 to 5, weighed against the platform's own. Absent below ${minReviews} reviews.`, 4.6],
    distribution: [
      `How many reviews have one star, two, up to five. Absent below ${minReviews} reviews.`,
      [0, 0, 1, 3, 8],
    ],
  }),
  document(showcase, "Showcase", {
    ...item,
    description: ["What the company says of itself.", "Peinture intérieure et façades depuis 1998."],
    foundedYear: common.foundedYear,
    employees: common.employees,
    away: ["That it takes no requests today, by its own word.", false],
    answerMinutes: [
      `Minutes in which it usually answers: the median of its last answers. Absent below ${enoughAnswers}.`,
      240,
    ],
    regions: ["The cantons that it serves."],
    photos: ["Photos of done work that clients let the company show, the latest first."],
    updatedAt: ["When the page or the profile was last changed: ISO 8601, UTC."],
  }),
  document(inside(showcase.shape.regions), { ...placed, subregions: ["The districts of it that the company serves."] }),
  document(inside(inside(showcase.shape.regions).shape.subregions), {
    id: common.id,
    name: ["Name of the district.", "Lausanne"],
    translations: common.translations,
  }),
  document(showcaseInput, { slug }),
  document(showcaseReviewsInput, { slug, ...common.paging }),
  document(publicReview, "PublicReview", publicTexts),
  document(showcaseReviews, "ShowcaseReviews", { ...common.page, totalCapped: capped }),
  document(showcaseListInput, {
    category,
    subcategory,
    canton: ["Slug of a canton that they serve.", "vaud"],
    search: ["Words of name and place.", "rochat"],
    ...common.paging,
  }),
  document(showcasePage, "ShowcasePage", { ...common.page, totalCapped: capped }),
  document(tradePlacesInput, { category, subcategory }),
  document(tradePlaces, "TradePlaces", { items: ["The cantons, by slug."] }),
  document(inside(tradePlaces.shape.items), {
    region: ["The canton."],
    companies: ["How many companies serve the trade there, counted every hour.", 14],
  }),
  document(tradePlaceInput, { category, subcategory, canton: ["Slug of the canton.", "vaud"] }),
  document(tradePlace, "TradePlace", {
    category: ["The category."],
    subcategory: ["The service, where one was asked for."],
    region: ["The canton."],
    companies: ["How many companies serve it there, counted every hour.", 14],
    listed: [`Whether these are enough for its page to be found by search engines: ${minCompaniesListed}.`, true],
    answerMinutes: ["Minutes in which companies of the category usually answer; absent where too few tell.", 480],
    reviews: ["The newest published reviews of such work there."],
    showcases: ["Companies with a page that serve it there, those with most reviews first."],
  }),
  document(tradePlace.shape.region, placed),
  document(placeReview, "PlaceReview", { ...publicTexts, company: ["The company that it is about."] }),
  document(placeReview.shape.company, {
    name,
    slug: ["The end of the address of its page; absent where it has none.", "peinture-rochat"],
  }),
];
