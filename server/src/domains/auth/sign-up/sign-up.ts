import type { SignedIn, SignedUp, SignUpCompanyInput, SignUpTendererInput } from "@metiro/shared/auth/schema";
import type { Transaction } from "../../../db/client.ts";
import { companies, tenderers } from "../../../db/schema/index.ts";
import type { Context, OpenCall } from "../../../trpc/context.ts";
import { guardPublicForm } from "../bot-proof/guard-public-form.ts";
import { refuseCommon } from "../password/common-passwords.ts";
import { askerOf, rememberMaker } from "../attempts/origins.ts";
import { openSession } from "../sign-in/sessions.ts";
import { insertUser, type NewUser } from "./insert-user.ts";
import { issueCode } from "../codes/verification.ts";

/** Makes a client's account, with a password or without one, and mails it a code to confirm its e-mail. */
export async function signUpTenderer({ ctx, input }: OpenCall<SignUpTendererInput>): Promise<SignedUp> {
  const passwordHash = await admitted(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const user = await createUser(tx, ctx, { ...input, passwordHash, role: "Tenderer" });
    await tx.insert(tenderers).values({ userId: user.id });
    await rememberMaker(tx, ctx, user.id);
    return user;
  });
}

/** Makes a company's account, mails it a code and signs it in. */
export async function signUpCompany({ ctx, input }: OpenCall<SignUpCompanyInput>): Promise<SignedIn> {
  const passwordHash = await admitted(ctx, input);
  const { user, session } = await ctx.db.transaction(async (tx) => {
    const made = await createUser(tx, ctx, { ...input, passwordHash, role: "Company" });
    const { companyName: name, phone, uid, website } = input;
    await tx.insert(companies).values({ userId: made.id, name, phone, uid, website });
    return { user: made, session: await openSession(tx, ctx, made.id, { method: "password" }) };
  });
  const state = { role: "Company", emailConfirmed: false, profileCompleted: false } as const;
  return { ...user, token: await ctx.tokens.sign({ userId: user.id, ...session, ...state }) };
}

/** Hash of the password, if there is one, of a form that is right in itself and comes from no robot. */
async function admitted(ctx: Context, { password, botProof }: SignUpTendererInput): Promise<string | null> {
  if (password !== undefined) await refuseCommon("password", password);
  await guardPublicForm(ctx, "signUp", botProof);
  return password === undefined ? null : ctx.passwords.hash(password);
}

async function createUser(
  tx: Transaction,
  ctx: Context,
  { returnUrl, ...input }: NewUser & { returnUrl?: string | undefined },
): Promise<SignedUp> {
  const user = await insertUser(tx, { ...input, lang: input.lang ?? ctx.lang });
  const asker = await askerOf(tx, ctx, undefined);
  await issueCode(tx, { purpose: "confirm", subject: user.id, asker }, user.id, { returnUrl });
  return user;
}
