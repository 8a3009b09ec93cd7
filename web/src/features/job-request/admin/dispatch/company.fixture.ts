import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { CompanyDetail, CompanyItem, MatchingCompany } from "@metiro/shared/company/schema";
import { recipientWith, requestWith } from "#domain/request/request.fixture.ts";

let companies = 500;

/** A company that serves district and trade of the request. */
export function matchingWith(fields: Partial<MatchingCompany> = {}): MatchingCompany {
  companies += 1;
  return {
    id: `01900000-0000-7000-8000-${String(companies).padStart(12, "0")}`,
    name: "Sanitaire Chevalley SA",
    locality: "Lausanne",
    verified: true,
    subregionCount: 4,
    activeSubscription: true,
    subscriptionEndsOn: "2099-12-31",
    receivedLast30Days: 2,
    receivedLastYear: 38,
    openLastYear: 0,
    answerRate: 0.92,
    lacking: [],
    ...fields,
  };
}

/** A company as the list of all has it. */
export const companyWith = (fields: Partial<CompanyItem> = {}): CompanyItem => ({
  ...matchingWith(),
  email: "bonjour@exemple.ch",
  profileCompleted: true,
  userId: "01900000-0000-7000-8000-000000000900",
  available: true,
  emailConfirmed: true,
  invited: false,
  createdAt: "2026-01-05T08:00:00.000Z",
  updatedAt: "2026-01-05T08:00:00.000Z",
  ...fields,
});

/** A company as its page has it. */
export const detailWith = (fields: Partial<CompanyDetail> = {}): CompanyDetail => ({
  ...matchingWith(),
  user: {
    id: "01900000-0000-7000-8000-000000000900",
    email: "bonjour@exemple.ch",
    firstName: "Luc",
    lastName: "Morand",
  },
  subcategories: [],
  subregions: [],
  places: [],
  profileCompleted: true,
  createdByAdmin: false,
  holidays: [],
  profileRevision: 1,
  coverageRevision: 1,
  createdAt: "2026-01-05T08:00:00.000Z",
  available: true,
  invited: false,
  emailConfirmed: true,
  figures: { received: 12, interested: 7, declined: 2, accepted: 3 },
  subscriptions: [],
  notes: [],
  ...fields,
});

/** A request of which a sending to these companies waits, longer than a test takes on a busy machine. */
export const waitingFor = (...companies: MatchingCompany[]): JobRequest =>
  requestWith({
    jobRequestCompanies: companies.map((company) => ({
      ...recipientWith(),
      company,
      createdAt: new Date().toISOString(),
      heldUntil: new Date(Date.now() + 120_000).toISOString(),
    })),
  });
