import type { Contact } from "@metiro/shared/contact-details/hide";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../client.ts";
import { companies, users } from "../../schema/index.ts";

/** How a company and its owner can be reached, to be found in what it writes: of the company in the statement around. */
export const companyContact = sql<Contact>`(
  select json_build_object('phones', json_build_array(${companies.phone}, owner.phone), 'emails', json_build_array(owner.email),
    'websites', json_build_array(${companies.website}), 'streets', json_build_array(${companies.street}))
  from ${users} as owner where owner.id = ${companies.userId})`;

/** How a company and its owner can be reached, by the owner's account; nothing of an account that is no company's. */
export async function contactOfOwner(db: Queryable, userId: string): Promise<Contact | undefined> {
  const [row] = await db
    .select({ contact: companyContact.as("contact") })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.userId, userId));
  return row?.contact;
}
