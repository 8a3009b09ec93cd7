import type { Db } from "../../db/client.ts";
import { companyHolidays } from "../../db/schema/index.ts";
import { freshSession } from "../app/caller.ts";
import type { AdminActor } from "../../trpc/actor.ts";
import type { CompanyFields } from "../../factories/companies.ts";
import {
  addRecipient,
  createCategory,
  createCompany,
  createJobRequest,
  createRegion,
  createSubcategory,
  createSubscription,
  createTenderer,
  createUser,
} from "../../factories/index.ts";
import type { JobRequestFields } from "../../factories/job-requests.ts";
import type { UserFields, UserRow } from "../../factories/users.ts";

export interface Place {
  subcategoryId: string;
  subregionId: string;
}

/** The rows of a domain test: those of the factories, people together with the actor that calls in their name. */
export function rowsIn(db: Db) {
  return {
    admin: async (): Promise<AdminActor> => ({ ...accountOf(await createUser(db, { role: "Admin" })), role: "Admin" }),
    tenderer: async () => {
      const row = await createTenderer(db, { user: { firstName: "Léa", lastName: "Blanc" } });
      return { ...row, actor: { ...accountOf(row.user), role: "Tenderer" as const, tendererId: row.id } };
    },
    company: async (
      fields: Omit<CompanyFields, "user"> = {},
      { owner, serves }: { owner?: UserFields; serves?: Place } = {},
    ) => {
      const row = await createCompany(db, {
        ...fields,
        ...(owner && { user: owner }),
        ...(serves && { subcategoryIds: [serves.subcategoryId], subregionIds: [serves.subregionId] }),
      });
      return { ...row, actor: { ...accountOf(row.user), role: "Company" as const, companyId: row.id } };
    },
    category: (name?: string) => createCategory(db, name === undefined ? {} : { name }),
    subcategory: (categoryId: string, name?: string) =>
      createSubcategory(db, { categoryId, ...(name !== undefined && { name }) }),
    region: (fields: Parameters<typeof createRegion>[1] = {}) => createRegion(db, fields),
    request: (tendererId: string, { subcategoryId, subregionId }: Place, fields: JobRequestFields = {}) =>
      createJobRequest(db, { ...fields, tendererId, subcategoryId, subregionId }),
    recipient: (fields: Parameters<typeof addRecipient>[1]) => addRecipient(db, fields),
    holiday: async (companyId: string, startsOn: string, endsOn: string) => {
      await db.insert(companyHolidays).values({ companyId, startsOn, endsOn });
    },
    subscription: (fields: Parameters<typeof createSubscription>[1]) => createSubscription(db, fields),
  };
}

const accountOf = (user: UserRow) => ({
  userId: user.id,
  emailConfirmed: user.emailConfirmed,
  profileCompleted: user.profileCompleted,
  sessionId: user.id,
  ...freshSession,
});
