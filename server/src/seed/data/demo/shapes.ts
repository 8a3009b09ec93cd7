import type { PriceUnit } from "@metiro/shared/job-request/response";
import type { TemplateLine } from "@metiro/shared/offer/schema";
import type { StartPreference } from "@metiro/shared/job-request/schema";
import type { employeeRanges } from "@metiro/shared/company/constants";
import type { Answers } from "@metiro/shared/sub-category/questions";

/** A postal code with its place; `subregion` is a key of regions.json. */
export interface Locality {
  postalCode: string;
  locality: string;
  subregion: string;
}

/** A company of the demo. E-mail and website follow from the slug, the place from the postal code. */
export interface CompanyText {
  slug: string;
  name: string;
  firstName: string;
  lastName: string;
  street: string;
  postalCode: string;
  founded: number;
  employees: (typeof employeeRanges)[number];
  description: string;
  /** Slugs of categories (all their subcategories) or of single subcategories. */
  services: string[];
  /** Canton codes (all their districts) or keys of single districts. */
  zones: string[];
  verified?: boolean;
  createdByAdmin?: boolean;
  /** How far the sign-up has come; `ready` when absent. */
  signUp?: "unconfirmed" | "incomplete";
  /** Its own address of the demo accounts, in place of the one built from the slug. */
  email?: string;
  withoutUid?: boolean;
  withoutWebsite?: boolean;
}

export interface TendererText {
  key: string;
  firstName: string;
  lastName: string;
  street: string;
  postalCode: string;
  lang?: string;
  email?: string;
  unconfirmed?: boolean;
}

/** What a recipient has done with a request. */
export type RecipientState = "unseen" | "seen" | "interested" | "declined" | "accepted" | "rejected";

/** A request that is told in full: whose it is, how old, and what each company did. */
export interface Script {
  tenderer: string;
  /** Age in hours. */
  hoursAgo: number;
  /** Why the client took it back. */
  cancelReason?: string;
  recipients?: { company: string; state: RecipientState }[];
}

/** Drawn for the demo, 1200 by 900 pixels each; no one else’s picture. */
const photoNames = [
  "wall",
  "sink",
  "hedge",
  "boxes",
  "window",
  "bathroom",
  "parquet",
  "panel",
  "oven",
  "roof",
] as const;
export type PhotoName = (typeof photoNames)[number];

export interface RequestText {
  /** Slug of the subcategory. */
  service: string;
  title: string;
  /** Drawings in `photos/`, in the order in which they are shown. */
  photos?: PhotoName[];
  description: string;
  /** What companies ask for it, lowest and highest, in whole units of the currency. */
  price: [number, number];
  /** `total` when absent. */
  unit?: PriceUnit;
  start?: Exclude<StartPreference, "on_date">;
  /** The answers that the text implies; the others are made up. */
  answers?: Answers;
  /** Answers that are dates, in days after the request; a pair is a first and a last day. */
  days?: Record<string, number | [number, number]>;
  script?: Script;
}

export interface PostText {
  title: string;
  summary: string;
  /** Slug of the category that it is about. */
  category?: string;
  authorName: string;
  /** HTML, one block a line. */
  content: string[];
  /** The post in English, where it is written. */
  en?: { title: string; summary: string; content: string[] };
}

/** A room of a plan: its name, its corner and its size in metres. */
export interface Room {
  name: string;
  at: readonly [x: number, y: number];
  size: readonly [width: number, depth: number];
}

/** A template of a company's answers. */
export interface TemplateText {
  name: string;
  message: string;
  priceMin?: number;
  priceMax?: number;
  priceUnit?: PriceUnit;
  lines?: TemplateLine[];
}
