import type { UpdateUserInput, UserDetail } from "@metiro/shared/user/schema";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { saveRevision } from "../../db/revision.ts";
import { tenderers, users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { changes, audit } from "../audit/index.ts";
import { tellCorrected } from "../notification/index.ts";
import { get } from "./get.ts";
import { refuseUnlessSubregion } from "../../db/queries/catalogue/subregion.ts";
import { now } from "../../db/sql.ts";

const reached = {
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  lang: users.lang,
};
const lives = {
  street: tenderers.street,
  postalCode: tenderers.postalCode,
  locality: tenderers.locality,
  subregionId: tenderers.subregionId,
};

/** An admin corrects what a person is called, how it is reached and, of a client, where it lives. The owner is told. */
export async function update({ ctx, input }: Call<UpdateUserInput>): Promise<UserDetail> {
  const { id, baseRevision, street, postalCode, locality, subregionId, ...person } = input;
  const address = given({ street, postalCode, locality, subregionId });
  await ctx.db.transaction(async (tx) => {
    const { role, profileCompleted, ...before } = await stateOf(tx, id);
    if (role === "Tenderer" && profileCompleted) refuseToEmpty({ phone: person.phone, ...address });
    await saveRevision(
      tx,
      { table: users, revision: users.revision, returning: { id: users.id } },
      { id, baseRevision },
      given(person),
    );
    if (Object.keys(address).length > 0) await move(tx, id, address);
    const { role: _role, profileCompleted: _complete, ...after } = await stateOf(tx, id);
    const changed = changes(before, after);
    const fields = Object.keys(changed.after);
    if (fields.length === 0) return;
    await audit(tx, ctx, "user.update", id, changed);
    if (id !== ctx.actor.userId) await tellCorrected(tx, id, fields);
  });
  return get({ ctx, input: { id } });
}

/** A client whose profile is complete keeps each part of it. */
function refuseToEmpty(fields: Record<string, string | null | undefined>): void {
  const emptied = Object.keys(fields).filter((name) => fields[name] === null);
  if (emptied.length > 0)
    throw new DomainError("VALIDATION_FAILED", {
      errors: Object.fromEntries(emptied.map((name) => [name, [{ rule: "required" as const }]])),
    });
}

async function stateOf(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ ...reached, ...lives, role: users.role, profileCompleted: users.profileCompleted })
    .from(users)
    .leftJoin(tenderers, eq(tenderers.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("no key update", { of: users });
  return orNotFound(row);
}

async function move(
  tx: Transaction,
  userId: string,
  address: Partial<Pick<typeof tenderers.$inferInsert, keyof typeof lives>>,
): Promise<void> {
  if (address.subregionId) await refuseUnlessSubregion(tx, address.subregionId);
  const moved = await tx
    .update(tenderers)
    .set({ ...address, updatedAt: now })
    .where(eq(tenderers.userId, userId))
    .returning({ id: tenderers.id });
  if (moved.length === 0) throw new DomainError("CONFLICT");
}

/** Without what is absent: that stays as it is. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
