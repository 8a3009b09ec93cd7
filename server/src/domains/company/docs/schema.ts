import { recentDays } from "@metiro/shared/job-request/constants";
import { declineDays } from "@metiro/shared/company/constants";
import { soonDays } from "@metiro/shared/subscription/constants";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import {
  addHolidayInput,
  company,
  companyDetail,
  companyFilters,
  companyListInput,
  companyPage,
  completeCompanyInput,
  correctCompanyInput,
  coverageInput,
  coverageReach,
  candidateCompany,
  matchingCompany,
  matchingInput,
  pauseCompanyInput,
  setAwayInput,
  setCoverageInput,
  subcategoryIdsInput,
  subregionIdsInput,
  updateCompanyInput,
  verifyCompanyInput,
} from "@metiro/shared/company/schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside, type Texts } from "../../../openapi/texts.ts";

const ofCompanyFilters = document(companyFilters, {
  regionId: common.regionId,
  search: [
    "Beginnings of the words of name and locality, a part of the name, or the whole e-mail address or UID.",
    "peinture lausanne",
  ],
  categoryId: ["Only companies that offer one of the category's subcategories."],
  subcategoryId: common.subcategoryId,
  subscription: [
    `Standing of the company's subscriptions. \`active\`: one covers today; \`ending\`: the last of them runs out within ${soonDays} days; \`upcoming\`: none covers today, one begins later; \`expired\`: it had some, none covers today or later; \`none\`: none covers today.`,
    "active",
  ],
  verified: ["Only companies that an admin has, or has not, checked.", true],
  state: [
    "`available`: requests can be sent to it; `away` (by its own word, until it returns or on holidays), `paused` (by an admin), `locked`, `invited` (no password chosen yet) and `unconfirmed` say why not.",
    "available",
  ],
  profileCompleted: ["Only companies whose profile is, or is not, complete.", true],
  withoutCoverage: ["`true`: only companies that have no service or no district, so that no request matches them."],
  changedSince: common.changedSince,
  sort: ["`newest` first (default), `oldest` first, or by `name`.", "name"],
});

const ofCompany = document(company, "Company", {
  id: common.id,
  name: ["Name of the company.", "Peinture Rochat Sàrl"],
  locality: common.locality,
  verified: common.verified,
  logo: common.logo,
  description: ["What it does.", "Peinture intérieure et façades depuis 1998."],
  website: common.website,
  foundedYear: common.foundedYear,
  employees: common.employees,
  uid: common.uid,
  phone: common.phone,
  street: common.street,
  postalCode: common.postalCode,
  user: ["The account that the profile belongs to."],
  subcategories: ["The subcategories that it serves."],
  subregions: ["The districts that it serves, those that its places bring among them."],
  places: ["Places around which it serves, as it chose them."],
  profileCompleted: common.profileCompleted,
  createdByAdmin: ["Whether an admin made the account.", false],
  pausedAt: ["Since when an admin keeps requests away from it; absent when none does: ISO 8601, UTC."],
  away: ["That it wants no requests today, by its own word; absent when it does."],
  holidays: ["Its holidays that are not over, the next ones first: days on which nothing is sent to it."],
  profileRevision: ["Raised by each save of the profile; the `baseRevision` of the next one.", 3],
  coverageRevision: ["Raised by each save of the coverage; the `baseRevision` of the next one.", 2],
  createdAt: common.createdAt,
});

/** How it stands with its subscriptions, and what it received lately. */
const activityTexts = {
  activeSubscription: ["Whether today lies in one of its subscriptions.", true],
  subscriptionEndsOn: [
    "Last day of its present subscription and of those that follow it without a gap, else of its latest one: `yyyy-MM-dd`, Europe/Zurich.",
  ],
  subscriptionStartsOn: ["First day of its next subscription while none runs: `yyyy-MM-dd`, Europe/Zurich."],
  receivedLast30Days: [`Requests that it received in the last ${recentDays} days.`, 3],
  receivedLastYear: ["Requests that it received in the present month and the twelve before it.", 21],
  openLastYear: ["Those of them that it has not answered and may still answer in time.", 1],
  answerRate: ["Share (0–1) of the others that it answered; absent while there are none.", 0.86],
} as const satisfies Texts;

const accountTexts = {
  available: ["Whether requests can be sent to it: confirmed, not locked, not paused, not away.", true],
  invited: ["Whether an admin made the account and no password has been chosen yet.", false],
  emailConfirmed: common.emailConfirmed,
  lockedAt: common.lockedAt,
} as const satisfies Texts;

/** What the back office corrects of a profile, and what its company says of itself. */
const profileTexts = {
  name: ["Name of the company.", "Peinture Rochat Sàrl"],
  uid: common.uid,
  description: ["What it does, at most {max} characters.", "Peinture intérieure et façades depuis 1998."],
  website: common.website,
  phone: common.phone,
  street: common.street,
  postalCode: common.postalCode,
  locality: common.locality,
} as const satisfies Texts;
const ownProfileTexts = {
  ...profileTexts,
  foundedYear: common.foundedYear,
  employees: common.employees,
  logoId: ["An image that the company has uploaded; null for none. Absent leaves the logo as it is."],
} as const satisfies Texts;

const coverageTexts = {
  subcategoryIds: ["Ids of the subcategories that the company serves; they replace the present ones."],
  subregionIds: [
    "Ids of the districts that the company serves; a region's id stands for all its districts. Where `places` are given too, those beside theirs.",
  ],
  places: [
    "At most {max} places around which the company serves; they replace the present ones and bring their districts (`/Region/Around` tells which). Absent: `subregionIds` are all districts, and a place stays as long as all of its are among them.",
  ],
} as const satisfies Texts;

const matchingTexts = {
  id: common.id,
  name: ["Name of the company.", "Peinture Rochat Sàrl"],
  locality: common.locality,
  verified: common.verified,
  subregionCount: ["How many districts it serves.", 12],
  distanceKm: [
    "Kilometres as the crow flies from its postal code to that of the call, else to the middle of the district; absent if its own is not known.",
    14,
  ],
  ...activityTexts,
  declines: [
    `The reason for which it declined most often in the last ${declineDays} days: distance in this district, lack of time anywhere, others in this trade. Absent below 2.`,
  ],
  lacking: [
    "Proofs that the subcategory needs and that the company does not have: it stands behind those that have all.",
    ["tradePermit"],
  ],
} as const;

export const companyShapeDocs: readonly Documented[] = [
  ofCompany,
  document(company.shape.user, {
    id: common.id,
    email: common.email,
    firstName: common.firstName,
    lastName: common.lastName,
    phone: common.phone,
  }),
  document(inside(company.shape.subcategories), {
    id: common.id,
    name: ["Name of the subcategory.", "Peinture intérieure"],
  }),
  document(inside(company.shape.subregions), {
    id: common.id,
    name: ["Name of the district.", "Lausanne"],
    regionId: ["The canton that it lies in."],
    byPlace: ["That it is served only because one of the places brings it; absent otherwise.", true],
  }),
  document(inside(company.shape.places), {
    postalCode: common.postalCode,
    locality: ["The locality.", "Renens"],
    radiusKm: ["Kilometres around it, as the crow flies.", 15],
  }),
  document(inside(company.shape.away), {
    endsOn: [
      "The last day of its present holidays: `yyyy-MM-dd`, Europe/Zurich; absent when it has not said until when.",
    ],
  }),
  document(inside(company.shape.holidays), {
    id: common.id,
    startsOn: ["First day: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-21"],
    endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2027-01-03"],
  }),
  document(companyDetail, "CompanyDetail", {
    ...ofCompany.texts,
    ...accountTexts,
    ...activityTexts,
    invitation: ["The last invitation that was mailed; absent for companies that signed up themselves."],
    figures: ["What became of all its requests."],
    subscriptions: ["Its subscriptions, latest first."],
    notes: ["What the back office noted for itself, newest first."],
  }),
  document(inside(companyDetail.shape.invitation), {
    sentAt: ["When it was mailed: ISO 8601, UTC."],
    expiresAt: common.expiresAt,
    open: ["Whether its link still works.", true],
  }),
  document(companyDetail.shape.figures, {
    received: ["Requests that it received.", 34],
    interested: ["Requests that it made an offer for.", 20],
    declined: ["Requests that it declined.", 9],
    accepted: ["Offers that clients accepted.", 7],
  }),
  document(companyPage, "CompanyPage", common.page),
  document(inside(companyPage.shape.items), "CompanyItem", {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
    locality: common.locality,
    verified: common.verified,
    profileCompleted: common.profileCompleted,
    pausedAt: ["Since when an admin keeps requests away from it; absent when none does: ISO 8601, UTC."],
    away: ["That it wants no requests today, by its own word; absent when it does."],
    createdAt: common.createdAt,
    updatedAt: [
      "When its profile, what it serves, a pause or its account last changed: ISO 8601, UTC. Subscriptions, holidays and figures do not move it.",
    ],
    email: common.email,
    userId: ["Id of the account."],
    ...accountTexts,
    ...activityTexts,
    distanceKm: ["Kilometres to the work of `distanceTo`, as in matching.", 14],
  }),
  document(matchingCompany, "RankedCompany", matchingTexts),
  document(candidateCompany, "MatchingCompany", {
    ...matchingTexts,
    wished: ["That the client of the request would like it to answer; absent otherwise.", true],
  }),
  document(inside(matchingCompany.shape.declines), {
    reason: ["The reason.", "too_far"],
    count: ["How often.", 3],
  }),
  document(companyListInput, {
    ...common.paging,
    ...ofCompanyFilters.texts,
    distanceTo: ["A request: rows have `distanceKm`."],
  }),
  document(matchingInput, {
    subregionId: common.subregionId,
    subcategoryId: common.subcategoryId,
    postalCode: ["Where in the district the work is: distances are measured from there.", "1003"],
    wishOf: [
      "The request that is to be sent: the company that its client wishes for stands first, wherever it ranks, if it serves both and can be sent requests.",
    ],
  }),
  document(verifyCompanyInput, {
    id: common.id,
    verified: ["Whether the back office has made sure that the company is what it says.", true],
  }),
  document(correctCompanyInput, {
    ...profileTexts,
    id: common.id,
    subcategoryIds: ["Ids of all subcategories that the company serves; absent: they stay."],
    subregionIds: ["Ids of all districts that the company serves, a region's id for all of its; absent: they stay."],
    places: coverageTexts.places,
    baseRevision: common.baseRevision,
  }),
  document(pauseCompanyInput, {
    id: common.id,
    paused: ["Whether new requests are kept away from it.", true],
  }),
  document(updateCompanyInput, {
    ...ownProfileTexts,
    baseRevision: common.baseRevision,
  }),
  document(subcategoryIdsInput, {
    subcategoryIds: [
      "Ids of all subcategories that the company serves from now on, at most {max}; a list replaces the present one.",
    ],
  }),
  document(subregionIdsInput, {
    subregionIds: [
      "Ids of all districts that the company serves from now on, at most {max}; the id of a canton stands for all its districts. A list replaces the present one.",
    ],
  }),
  document(setCoverageInput, {
    ...coverageTexts,
    baseRevision: common.baseRevision,
  }),
  document(coverageInput, {
    ...coverageTexts,
  }),
  document(coverageReach, {
    days: ["How many days are looked back on.", 90],
    requests: ["Requests made in that time, canceled ones not counted.", 14],
    capped: ["Whether there are more than are counted.", false],
  }),
  document(setAwayInput, {
    away: ["Whether it wants no requests, until `endsOn` or until it says otherwise.", true],
    endsOn: [
      "Last day of the pause, included, today at the earliest: `yyyy-MM-dd`, Europe/Zurich; it ends by itself. Only with `away`.",
      // A pause is short: no fixed day is a right one for long.
      plusDays(swissToday(), 14),
    ],
  }),
  document(addHolidayInput, {
    startsOn: ["First day, today at the earliest: `yyyy-MM-dd`, Europe/Zurich.", "2099-12-21"],
    endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2100-01-03"],
  }),
  document(completeCompanyInput, {
    ...ownProfileTexts,
    ...coverageTexts,
  }),
  ofCompanyFilters,
];
