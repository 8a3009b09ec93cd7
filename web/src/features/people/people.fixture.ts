import type { CompanyDetail } from "@metiro/shared/company/schema";
import type { UserDetail } from "@metiro/shared/user/schema";

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

export const userId = idOf(801);
export const companyId = idOf(802);

export const pageOf = <T>(items: T[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 10,
  totalPages: 1,
});

/** A client's account. */
export const userWith = (fields: Partial<UserDetail> = {}): UserDetail => ({
  id: userId,
  email: "zoe@exemple.ch",
  username: "zoe",
  firstName: "Zoé",
  lastName: "Näf",
  role: "Tenderer",
  lang: "fr",
  emailConfirmed: true,
  profileCompleted: true,
  invited: false,
  isMachine: false,
  secondFactors: 0,
  revision: 1,
  createdAt: "2026-01-05T08:00:00.000Z",
  updatedAt: "2026-01-05T08:00:00.000Z",
  tendererId: idOf(803),
  openSessions: 2,
  holdings: { jobRequests: 3, openJobRequests: 1, answers: 0, subscriptions: 0 },
  ...fields,
});

/** A company that has been invited. */
export const companyWith = (fields: Partial<CompanyDetail> = {}): CompanyDetail => ({
  id: companyId,
  name: "Peinture Morand Sàrl",
  user: { id: userId, email: "morand@exemple.ch", firstName: "Luc", lastName: "Morand" },
  subcategories: [],
  subregions: [],
  places: [],
  profileCompleted: false,
  createdByAdmin: true,
  verified: false,
  holidays: [],
  profileRevision: 1,
  coverageRevision: 1,
  createdAt: "2026-01-05T08:00:00.000Z",
  available: false,
  invited: true,
  emailConfirmed: false,
  activeSubscription: false,
  receivedLast30Days: 0,
  receivedLastYear: 0,
  openLastYear: 0,
  invitation: { sentAt: "2026-06-01T08:00:00.000Z", expiresAt: "2026-06-08T08:00:00.000Z", open: true },
  figures: { received: 0, interested: 0, declined: 0, accepted: 0 },
  subscriptions: [],
  notes: [],
  ...fields,
});
