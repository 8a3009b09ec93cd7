import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";

interface Parties {
  company: { name: string; uid: string | null };
  clientUserId: string;
  /** The request has outlived its time: nothing of its client is kept with it any more. */
  erased: boolean;
}

/** Who agrees with whom, as both are called at this moment: kept with an acceptance, so that no later name stands in its agreement. */
export async function agreedParties(tx: Transaction, { company, clientUserId, erased }: Parties) {
  const names = { agreedCompanyName: company.name, agreedCompanyUid: company.uid };
  if (erased) return names;
  const [client] = await tx
    .select({ agreedFirstName: users.firstName, agreedLastName: users.lastName })
    .from(users)
    .where(eq(users.id, clientUserId));
  return { ...names, ...orNotFound(client) };
}
