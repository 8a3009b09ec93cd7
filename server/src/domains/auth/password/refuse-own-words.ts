import { strengthOf } from "@metiro/shared/auth/password-strength";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { companies, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { settings } from "../../application-config/index.ts";
import type { Db } from "../../../db/client.ts";

/** Refuses a password that is easy for who knows its owner's names, e-mail or company, or what the site is called. */
export async function refuseOwnWords(db: Db, tx: Queryable, userId: string, newPassword: string): Promise<void> {
  const [owner] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: companies.name,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.id, userId));
  const { "site.name": siteName } = await settings(db);
  const own = [...Object.values(owner ?? {}).filter((word) => word !== null), siteName];
  if (strengthOf(newPassword, own) === "weak")
    throw new DomainError("VALIDATION_FAILED", { errors: { newPassword: [{ rule: "commonPassword" }] } });
}
