import { type Answer, callers, joined, officeNote, own, pageOf, sizedImageFields } from "./answer.ts";
import { templateLine } from "./offers.ts";

export const companyFields = `id name locality logo(${sizedImageFields}) description website foundedYear employees verified uid phone street postalCode
  user(id email firstName lastName phone) subcategories[](id name) subregions[](id name regionId byPlace) places[](postalCode locality radiusKm) profileCompleted createdByAdmin pausedAt
  away(endsOn) holidays[](id startsOn endsOn) profileRevision coverageRevision createdAt`;
export const subscriptionFields =
  "id company(id name) startsOn endsOn coveredUntil amount currency status revision canceledAt createdAt updatedAt";
/** A new token, without an object around it. */
export const tokenAlone = own("");
const ownCompany = own(companyFields);
const activity =
  "activeSubscription subscriptionEndsOn subscriptionStartsOn receivedLast30Days receivedLastYear openLastYear answerRate";
export const matching = `id name locality verified subregionCount distanceKm ${activity} declines(reason count) lacking[]`;
const account = "invited emailConfirmed lockedAt";
const subscription = `${subscriptionFields} note`;
const detail = `${companyFields} available ${account} ${activity} invitation(sentAt expiresAt open)
  figures(received interested declined accepted) subscriptions[](${subscription}) notes[](${officeNote})`;
const template = `id name message priceMin priceMax priceUnit currency lines[](${templateLine}) revision`;
const revenue = "count amount upcomingCount upcomingAmount canceledCount canceledAmount";

/** The answers about companies: of themselves, and for the back office. */
export const companyAnswers = {
  "auth.createCompanyAdmin": callers(companyFields),
  "company.own": ownCompany,
  "company.update": ownCompany,
  "company.setSubcategories": ownCompany,
  "company.setSubregions": ownCompany,
  "company.setCoverage": ownCompany,
  "company.setAway": ownCompany,
  "company.addHoliday": ownCompany,
  "company.removeHoliday": ownCompany,
  "company.completeProfile": tokenAlone,
  "company.coverageReach": own("days requests capped"),
  "company.verify": callers(companyFields),
  "company.correct": callers(companyFields),
  "company.pause": callers(companyFields),
  "company.list": pageOf(
    callers(
      `id name locality verified profileCompleted pausedAt away(endsOn) createdAt updatedAt email userId available ${account} ${activity} distanceKm`,
    ),
  ),
  "company.matching": callers(`[](${matching} wished)`),
  "company.get": callers(detail),
  "company.addNote": callers(detail),
  "answerTemplate.list": own(`[](${template})`),
  "answerTemplate.add": own(template),
  "answerTemplate.update": own(template),
  "answerTemplate.delete": own("id"),
  "subscription.own": joined(own(`[](${subscriptionFields})`), { nobody: "[](note)" }),
  "subscription.list": pageOf(callers(subscription), "statusCounts(active upcoming expired canceled)"),
  "subscription.listByCompany": callers(`[](${subscription})`),
  "subscription.create": callers(`[](${subscription})`),
  "subscription.update": callers(subscription),
  "subscription.cancel": callers(subscription),
  "subscription.revenue": callers(
    `year currency currencies[] monthlyAmount runningCount years[](year ${revenue}) months[](month ${revenue})`,
  ),
} as const satisfies Record<string, Answer>;
