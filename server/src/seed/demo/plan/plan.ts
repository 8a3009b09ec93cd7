import type { PostTranslations } from "../../../db/schema/blog.ts";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import type { employeeRanges } from "@metiro/shared/company/constants";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import type { ClientDecision, CompanyResponse, PriceUnit, RejectReason } from "@metiro/shared/job-request/response";
import type { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { StartPreference } from "@metiro/shared/job-request/schema";
import type { Role } from "@metiro/shared/roles";
import type { PhotoName, TemplateText } from "../../data/demo/shapes.ts";
import type { Answers } from "@metiro/shared/sub-category/questions";

/**
 * The demo data before it meets a database: plain objects that name each other by keys and slugs.
 * Times are ISO 8601 in UTC, days `yyyy-MM-dd`, amounts cents.
 */
export interface DemoPlan {
  admin: UserPlan;
  companies: CompanyPlan[];
  tenderers: TendererPlan[];
  /** Oldest first. */
  requests: RequestPlan[];
  /** Oldest first. */
  posts: PostPlan[];
  templates: TemplatePlan[];
  subscriptions: SubscriptionPlan[];
  /** Settings in which the demo differs from a new installation. */
  configuration: ConfigurationPlan[];
}

export interface UserPlan {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  phone?: string;
  role: Role;
  lang: string;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  createdAt: string;
  lastLoginAt?: string;
}

export interface CompanyPlan {
  key: string;
  user: UserPlan;
  name: string;
  uid?: string;
  description: string;
  website?: string;
  phone: string;
  street: string;
  postalCode: string;
  locality: string;
  foundedYear: number;
  employees: (typeof employeeRanges)[number];
  verified: boolean;
  createdByAdmin: boolean;
  createdAt: string;
  /** Slugs. */
  subcategories: string[];
  /** Keys of districts. */
  subregions: string[];
}

export interface TendererPlan {
  key: string;
  user: UserPlan;
  street: string;
  postalCode: string;
  locality: string;
  subregion: string;
  createdAt: string;
}

export interface RequestPlan {
  status: JobStatus;
  tenderer: string;
  subcategory: string;
  subregion: string;
  title: string;
  photos: PhotoName[];
  description: string;
  street: string;
  postalCode: string;
  locality: string;
  startPreference: StartPreference;
  startDate?: string;
  budgetMin?: number;
  budgetMax?: number;
  answers: Answers;
  createdAt: string;
  processedAt?: string;
  canceledAt?: string;
  cancelReason?: string;
  doneAt?: string;
  doneOn?: string;
  doneCompany?: string;
  recipients: RecipientPlan[];
}

export interface RecipientPlan {
  company: string;
  createdAt: string;
  seenAt?: string;
  response: CompanyResponse;
  message?: string;
  priceMin?: number;
  priceMax?: number;
  priceUnit?: PriceUnit;
  availableFrom?: string;
  respondedAt?: string;
  declineReason?: DeclineReason;
  clientDecision: ClientDecision;
  decidedAt?: string;
  rejectReason?: RejectReason;
}

export interface PostPlan {
  title: string;
  slug: string;
  summary: string;
  /** Slug of a category. */
  category?: string;
  content: string;
  translations: PostTranslations;
  authorName: string;
  createdAt: string;
  publishedAt: string;
}

export interface SubscriptionPlan {
  company: string;
  startsOn: string;
  /** The last day, included. */
  endsOn: string;
  amount: number;
  currency: string;
  note?: string;
  createdAt: string;
  canceledAt?: string;
}

export interface TemplatePlan extends TemplateText {
  company: string;
  createdAt: string;
}

export interface ConfigurationPlan {
  key: ConfigKey;
  value: string;
}
