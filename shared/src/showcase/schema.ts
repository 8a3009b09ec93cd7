import { z } from "zod";
import { categoryRef } from "../category/schema.ts";
import { checkedProof } from "../proof/schema.ts";
import { shownProfile } from "../company/shown.ts";
import { violation } from "../errors/field-error.ts";
import { image } from "../file/schema.ts";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { regionRef } from "../region/schema.ts";
import { review, reviewScore } from "../review/schema.ts";
import { like } from "../rules/value-rules.ts";
import { bounded, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { subcategoryRef } from "../sub-category/schema.ts";
import { showcaseSlugLength } from "./constants.ts";

/** The end of the address of a company's page: words of Latin letters and digits with hyphens between them. */
export const showcaseSlug = bounded(showcaseSlugLength.max)
  .trim()
  .toLowerCase()
  .min(showcaseSlugLength.min)
  .max(showcaseSlugLength.max)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, like("menuiserie-dupont"));

/** What a slug of an address may be that somebody asks for: whatever it is, it may be unknown. */
const asked = bounded(120).min(1).max(120);

/** Absent: it stays. */
export const saveShowcaseInput = z.object({
  slug: showcaseSlug.optional(),
  published: z.boolean().optional(),
  /** 0: there was none. */
  baseRevision: z.int().min(0).optional(),
});
export type SaveShowcaseInput = z.infer<typeof saveShowcaseInput>;

/** A company's page as its owner looks after it. */
export const ownShowcase = z.object({
  /** Absent: it has never had one. */
  slug: z.string().optional(),
  /** What the name would make of it, where nothing else has that. */
  proposedSlug: z.string(),
  formerSlugs: z.array(z.string()),
  published: z.boolean(),
  /** Whether everybody finds the page now: published, and the account neither paused nor locked. */
  visible: z.boolean(),
  /** Raised by each save; 0 before the first. */
  revision: z.int().min(0),
});
export type OwnShowcase = z.infer<typeof ownShowcase>;

const score = reviewScore.omit({ companyId: true });

/** Of what clients read of a profile the page leaves out the website: contact is what an acceptance opens. A list says who it is alone. */
const { name, locality, logo, website: _website, ...onPage } = shownProfile;
/** What a page says of a profile beside what a list does. */
export type PageProfileField = keyof typeof onPage;

/** Of a company what a list of pages says. */
export const showcaseItem = z.object({
  id,
  slug: z.string(),
  name,
  locality,
  logo,
  verified: z.boolean(),
  /** What was checked of it and holds today: what its badge opens. */
  checked: z.array(checkedProof),
  /** Those asked for first. */
  subcategories: z.array(subcategoryRef),
  score,
});
export type ShowcaseItem = z.infer<typeof showcaseItem>;

/** A canton with the districts of it that a company serves. */
const servedRegion = regionRef.extend({ slug: z.string(), subregions: z.array(regionRef.omit({ code: true })) });

export const showcase = showcaseItem.extend({
  ...onPage,
  /** It takes no requests today, by its own word. */
  away: z.boolean(),
  /** Minutes in which it usually answers. */
  answerMinutes: z.int().optional(),
  regions: z.array(servedRegion),
  /** Photos of done work that clients have released for it. */
  photos: z.array(image),
  updatedAt: timestamp,
});
export type Showcase = z.infer<typeof showcase>;

export const showcaseInput = z.object({ slug: asked });
export type ShowcaseInput = z.infer<typeof showcaseInput>;
export const showcaseReviewsInput = paging.extend(showcaseInput.shape);
export type ShowcaseReviewsInput = z.infer<typeof showcaseReviewsInput>;
/** A published review as everybody reads it. */
export const publicReview = review.omit({ jobRequestId: true, photosReleased: true, answerUntil: true });
export type PublicReview = z.infer<typeof publicReview>;
export const showcaseReviews = cappedPageOf(publicReview);
export type ShowcaseReviews = z.infer<typeof showcaseReviews>;

/** Companies by what they do and where, each by the slug of its address. */
export const showcaseListInput = paging.extend({
  category: emptyToAbsent(asked),
  subcategory: emptyToAbsent(asked),
  canton: emptyToAbsent(asked),
  search: optionalText(100),
});
export type ShowcaseListInput = z.infer<typeof showcaseListInput>;
export const showcasePage = cappedPageOf(showcaseItem);
export type ShowcasePage = z.infer<typeof showcasePage>;

const ofTrade = z.object({ category: emptyToAbsent(asked), subcategory: emptyToAbsent(asked) });
type OfTrade = z.infer<typeof ofTrade>;
const isOne = ({ category, subcategory }: OfTrade) => (category === undefined) !== (subcategory === undefined);
const notOne = { ...violation("required"), path: ["subcategory"] };

export const tradePlacesInput = ofTrade.refine(isOne, notOne);
export type TradePlacesInput = z.infer<typeof tradePlacesInput>;
const canton = regionRef.extend({ slug: z.string() });
/** The cantons in which enough companies serve a trade. */
export const tradePlaces = z.object({ items: z.array(z.object({ region: canton, companies: z.int() })) });
export type TradePlaces = z.infer<typeof tradePlaces>;

export const tradePlaceInput = ofTrade.extend({ canton: asked }).refine(isOne, notOne);
export type TradePlaceInput = z.infer<typeof tradePlaceInput>;
/** A review on the page of a trade in a canton, with the page of its company where it has one. */
export const placeReview = publicReview.extend({
  company: z.object({ name: z.string(), slug: z.string().optional() }),
});
export type PlaceReview = z.infer<typeof placeReview>;
/** A category, or a service, in a canton. */
export const tradePlace = z.object({
  category: categoryRef,
  subcategory: subcategoryRef.optional(),
  region: canton,
  /** Companies that serve it there, counted every hour. */
  companies: z.int(),
  /** Whether these are enough for the page to be found. */
  listed: z.boolean(),
  /** Minutes in which companies of the category usually answer. */
  answerMinutes: z.int().optional(),
  reviews: z.array(placeReview),
  showcases: z.array(showcaseItem),
});
export type TradePlace = z.infer<typeof tradePlace>;
