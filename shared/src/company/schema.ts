import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { proofKinds } from "../proof/constants.ts";
import { declineReasons } from "./decline-reasons.ts";
import { changedSince } from "../paging/changed-since.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { daysFrom, swissToday } from "../calendar-day.ts";
import { violation } from "../errors/field-error.ts";
import { patch } from "../patch.ts";
import { baseRevision, date, emptyToAbsent, id, optionalText, revision, timestamp } from "../scalars.ts";
import { officeNote } from "../office-note/schema.ts";
import { postalCode } from "../swiss/postal-code.ts";
import { aroundInput } from "../region/around.ts";
import { swissMobile } from "../swiss/mobile.ts";
import { swissUid } from "../swiss/uid.ts";
import { website } from "../swiss/website.ts";
import { subscription } from "../subscription/schema.ts";
import {
  companySorts,
  companyStates,
  employeeRanges,
  maxHolidayDays,
  maxPlaces,
  subscriptionFilters,
} from "./constants.ts";
import { internalProfile, shownCompany, type shownProfile } from "./shown.ts";
import { companyNameText, optionalLocality } from "../text/names.ts";

/** No company is founded in a year to come; 2200 is what the database takes. */
const foundedYear = z
  .int()
  .min(1500)
  .superRefine((year, ctx) => {
    const thisYear = Number(swissToday().slice(0, 4));
    if (year > thisYear) ctx.addIssue({ ...violation("tooBig", { max: thisYear }), continue: false });
  })
  .max(2200);

const period = { startsOn: date, endsOn: date };

/** Days on which a company wants no requests, both included. */
const holiday = z.object({ id, ...period });
export type Holiday = z.infer<typeof holiday>;

/** That a company wants no requests today: until that day, or until it says otherwise. */
const away = z.object({ endsOn: date.optional() });
export type Away = z.infer<typeof away>;

/** What the owner and the admins see of a company. */
export const company = z.object({
  id,
  ...shownCompany.shape,
  ...internalProfile,
  user: z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string().optional() }),
  subcategories: z.array(z.object({ id, name: z.string() })),
  /** `byPlace`: only because one of its places brings it. */
  subregions: z.array(z.object({ id, name: z.string(), regionId: id, byPlace: z.boolean().optional() })),
  /** Places around which it serves, as it chose them; their districts are among `subregions`. */
  places: z.array(aroundInput.extend({ locality: z.string() })),
  profileCompleted: z.boolean(),
  createdByAdmin: z.boolean(),
  /** Since when an admin keeps requests away from it. */
  pausedAt: timestamp.optional(),
  away: away.optional(),
  /** Its holidays that are not over, the next ones first. */
  holidays: z.array(holiday),
  /** Raised by each save of the profile, and of the coverage. */
  profileRevision: revision,
  coverageRevision: revision,
  createdAt: timestamp,
});
export type Company = z.infer<typeof company>;

type ReadField = Exclude<keyof typeof shownProfile | keyof typeof internalProfile, "logo"> | "logoId";

/**
 * What a company says of itself: the one list of its fields. Who reads each stands in `shown.ts`; what is selected, saved, erased, typed,
 * previewed and counted as missing follows from it, so that a field that one of them lacks is a type error.
 */
export const companyProfileFields = z.object({
  name: companyNameText,
  uid: emptyToAbsent(swissUid),
  description: optionalText(5000),
  website: emptyToAbsent(website),
  phone: emptyToAbsent(swissMobile),
  street: optionalText(120),
  postalCode: emptyToAbsent(postalCode),
  locality: optionalLocality,
  foundedYear: emptyToAbsent(foundedYear),
  employees: emptyToAbsent(z.enum(employeeRanges)),
  logoId: emptyToAbsent(id),
} satisfies Record<ReadField, z.ZodType>);
export type CompanyProfileField = keyof typeof companyProfileFields.shape;
export const companyProfileNames = Object.keys(companyProfileFields.shape) as CompanyProfileField[];
const companyPatch = patch(companyProfileFields);
export type CompanyPatch = z.infer<typeof companyPatch>;
export const updateCompanyInput = companyPatch.extend({ baseRevision });
export type UpdateCompanyInput = z.infer<typeof updateCompanyInput>;

/** Places around which a company serves. Given: they replace those there are, and `subregionIds` are the districts beside theirs. */
export const coveragePlaces = z.array(aroundInput).max(maxPlaces).optional();

/** What an admin corrects of a company; absent: it stays, null: it goes. Of the coverage the lists given replace those there are. */
export const correctCompanyInput = patch(
  companyProfileFields.omit({ foundedYear: true, employees: true, logoId: true }),
).extend({
  id,
  subcategoryIds: z.array(id).max(500).optional(),
  subregionIds: z.array(id).max(500).optional(),
  places: coveragePlaces,
  baseRevision,
});
export type CorrectCompanyInput = z.infer<typeof correctCompanyInput>;

export const subcategoryIdsInput = z.object({ subcategoryIds: z.array(id).max(500) });
export type SubcategoryIdsInput = z.infer<typeof subcategoryIdsInput>;
/** The id of a region stands for all its subregions. */
export const subregionIdsInput = z.object({ subregionIds: z.array(id).max(500) });
export type SubregionIdsInput = z.infer<typeof subregionIdsInput>;

export const coverageInput = subcategoryIdsInput.extend(subregionIdsInput.shape).extend({ places: coveragePlaces });
export type CoverageInput = z.infer<typeof coverageInput>;
export const setCoverageInput = coverageInput.extend({ baseRevision });
export type SetCoverageInput = z.infer<typeof setCoverageInput>;

/** How many requests of so many last days a coverage would have been for; `capped`: at least so many. */
export const coverageReach = z.object({ days: z.int(), requests: z.int(), capped: z.boolean() });
export type CoverageReach = z.infer<typeof coverageReach>;

/** With `endsOn`, a pause from today to that day, after which it ends by itself. */
export const setAwayInput = z
  .object({ away: z.boolean(), endsOn: emptyToAbsent(date) })
  .refine(({ away, endsOn }) => away || endsOn === undefined, { ...violation("invalid"), path: ["endsOn"] })
  .refine(({ endsOn }) => endsOn === undefined || endsOn >= swissToday(), { ...violation("past"), path: ["endsOn"] })
  .refine(({ endsOn }) => endsOn === undefined || daysFrom(swissToday(), endsOn) <= maxHolidayDays, {
    ...violation("tooManyDays", { maxDays: maxHolidayDays }),
    path: ["endsOn"],
  });
export type SetAwayInput = z.infer<typeof setAwayInput>;

export const addHolidayInput = z
  .object(period)
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { ...violation("rangeReversed"), path: ["endsOn"] })
  .refine(({ startsOn }) => startsOn >= swissToday(), { ...violation("past"), path: ["startsOn"] })
  .refine(({ startsOn, endsOn }) => daysFrom(startsOn, endsOn) <= maxHolidayDays, {
    ...violation("tooManyDays", { maxDays: maxHolidayDays }),
    path: ["endsOn"],
  });
export type AddHolidayInput = z.infer<typeof addHolidayInput>;

/** What a complete profile serves: at least one trade, and one district or the surroundings of a place. */
const completeCoverage = {
  subcategoryIds: z.array(id).min(1).max(500),
  subregionIds: z.array(id).max(500),
  places: coveragePlaces,
};
type Where = Pick<CoverageInput, "subregionIds" | "places">;
const servesSomewhere = ({ subregionIds, places = [] }: Where) => subregionIds.length > 0 || places.length > 0;
const nowhere = { ...violation("tooFew", { min: 1 }), path: ["subregionIds"] };

export const completeCoverageInput = z.object(completeCoverage).refine(servesSomewhere, nowhere);

export const completeCompanyInput = companyPatch
  .extend({ name: companyProfileFields.shape.name, ...completeCoverage })
  .refine(servesSomewhere, nowhere);
export type CompleteCompanyInput = z.infer<typeof completeCompanyInput>;

export const verifyCompanyInput = z.object({
  id,
  verified: z.boolean(),
});
export type VerifyCompanyInput = z.infer<typeof verifyCompanyInput>;

export const pauseCompanyInput = z.object({ id, paused: z.boolean() });
export type PauseCompanyInput = z.infer<typeof pauseCompanyInput>;

export const companyFilters = z.object({
  /** A region or a subregion that the company serves. */
  regionId: emptyToAbsent(id),
  search: optionalText(maxSearchLength),
  categoryId: emptyToAbsent(id),
  subcategoryId: emptyToAbsent(id),
  subscription: emptyToAbsent(z.enum(subscriptionFilters)),
  verified: emptyToAbsent(z.boolean()),
  state: emptyToAbsent(z.enum(companyStates)),
  profileCompleted: emptyToAbsent(z.boolean()),
  /** No service or no district: no request ever matches it. */
  withoutCoverage: emptyToAbsent(z.literal(true)),
  changedSince,
  sort: emptyToAbsent(z.enum(companySorts)),
});
export type CompanyFilters = z.infer<typeof companyFilters>;
export const companyListInput = paging.extend({
  ...companyFilters.shape,
  /** The request whose work the rows say their distance to. */
  distanceTo: emptyToAbsent(id),
});
export type CompanyListInput = z.infer<typeof companyListInput>;

const activity = {
  /**
   * How it stands with its subscriptions: whether one runs today, until when that one and those that follow it without a gap
   * run, else until when the last one ran; when its next one begins, while none runs.
   */
  activeSubscription: z.boolean(),
  subscriptionEndsOn: date.optional(),
  subscriptionStartsOn: date.optional(),
  /** Requests it received in the last 30 days, and in the present month and the twelve before it. */
  receivedLast30Days: z.int(),
  receivedLastYear: z.int(),
  /** Those of these months that it may still answer in time. */
  openLastYear: z.int().min(0),
  /** Share (0–1) of the others of these months that it answered; absent while there are none. */
  answerRate: z.number().min(0).max(1).optional(),
};

const account = {
  invited: z.boolean(),
  emailConfirmed: z.boolean(),
  lockedAt: timestamp.optional(),
};

/** Kilometres as the crow flies from where it is; absent where its postal code is not known. */
const distanceKm = z.int().optional();

const companyItem = company
  .pick({
    id: true,
    name: true,
    locality: true,
    verified: true,
    profileCompleted: true,
    pausedAt: true,
    away: true,
    createdAt: true,
  })
  .extend({
    /** When its profile, what it serves, its pauses or its account changed. */
    updatedAt: timestamp,
    email: z.string(),
    userId: id,
    /** Whether requests can be sent to it: confirmed, not locked, not paused, not away. */
    available: z.boolean(),
    ...account,
    ...activity,
    distanceKm,
  });
export type CompanyItem = z.infer<typeof companyItem>;
export const companyPage = pageOf(companyItem);

/** A company as the back office knows it: with its subscriptions, latest first, and what became of all its requests. */
export const companyDetail = company.extend({
  available: z.boolean(),
  ...account,
  ...activity,
  /** The last invitation that was mailed, of a company that an admin made. */
  invitation: z.object({ sentAt: timestamp, expiresAt: timestamp, open: z.boolean() }).optional(),
  figures: z.object({ received: z.int(), interested: z.int(), declined: z.int(), accepted: z.int() }),
  subscriptions: z.array(subscription),
  /** What the back office noted for itself, newest first; the company never reads it. */
  notes: z.array(officeNote),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

export const matchingInput = z.object({
  subregionId: id,
  subcategoryId: id,
  postalCode: postalCode.optional(),
  /** The request that is to be sent: the company that its client wishes for stands first, if it serves both. */
  wishOf: id.optional(),
});
export type MatchingInput = z.infer<typeof matchingInput>;
/** A company that serves both, with the reasons for its rank: active subscription first, then fewest received lately. */
export const matchingCompany = company.pick({ id: true, name: true, locality: true, verified: true }).extend({
  subregionCount: z.int(),
  distanceKm,
  ...activity,
  /** The reason for which it lately declined most often here: this district, or this trade. */
  declines: z.object({ reason: z.enum(declineReasons), count: z.int() }).optional(),
  /** The proofs that the trade needs and that it does not have: it stands behind those that have all. */
  lacking: z.array(z.enum(proofKinds)),
});
/** A company that serves both, beside a request that is to be sent. */
export const candidateCompany = matchingCompany.extend({
  /** Its client would like it to answer. */
  wished: z.literal(true).optional(),
});
export type MatchingCompany = z.infer<typeof candidateCompany>;
