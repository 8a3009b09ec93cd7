import type { AddMachineInput, UserDetail } from "@metiro/shared/user/schema";
import { v7 as uuidv7 } from "uuid";
import { users } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { get } from "./get.ts";

/**
 * Makes the account of a program of the back office. Nobody signs in to it: it has no password, which the table refuses, and an
 * address that no mail reaches (RFC 6761). What it may do, its keys say.
 */
export async function addMachine({ ctx, input: { name } }: Call<AddMachineInput>): Promise<UserDetail> {
  const id = uuidv7();
  const username = `machine-${id}`;
  await ctx.db.transaction(async (tx) => {
    await tx.insert(users).values({
      id,
      email: `${username}@machine.invalid`,
      username,
      firstName: name,
      lastName: "",
      role: "Admin",
      isMachine: true,
      emailConfirmed: true,
      profileCompleted: true,
    });
    await audit(tx, ctx, "user.addMachine", id);
  });
  return get({ ctx, input: { id } });
}
