import { createSecretKey } from "node:crypto";
import type { Caller } from "@metiro/shared/permissions";
import type { Role } from "@metiro/shared/roles";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { loadConfig } from "../../config/config.ts";
import { accessTokens } from "../../tokens/access-token.ts";
import type { TestApp } from "../app/app.ts";

interface Person {
  /** What the table of permissions asks about; null: nobody. */
  caller: Caller | null;
  /** The person's row as a client or as a company. */
  ownId: string;
  userId: string;
  authorization: string | undefined;
}

export const confirmed = ["anonymous", "tenderer", "otherTenderer", "company", "otherCompany", "admin"] as const;
export type Confirmed = (typeof confirmed)[number];
export const unconfirmed = ["unconfirmedTenderer", "unconfirmedCompany"] as const;

const roleOf: Record<Exclude<Confirmed, "anonymous"> | (typeof unconfirmed)[number], Role> = {
  tenderer: "Tenderer",
  otherTenderer: "Tenderer",
  company: "Company",
  otherCompany: "Company",
  admin: "Admin",
  unconfirmedTenderer: "Tenderer",
  unconfirmedCompany: "Company",
};

export type Who = "anonymous" | keyof typeof roleOf;

/** Signs somebody in, as often as a test needs one who is new. */
export async function person({ signedIn, sql }: TestApp, who: Who): Promise<Person> {
  if (who === "anonymous") return { caller: null, ownId: "", userId: "", authorization: undefined };
  const role = roleOf[who];
  const emailConfirmed = !who.startsWith("unconfirmed");
  const { userId, authorization } = await signedIn(role, { emailConfirmed });
  const [own] = await sql<{ id: string }[]>`
    select id from tenderers where user_id = ${userId} union all select id from companies where user_id = ${userId}`;
  return { caller: { role, emailConfirmed }, ownId: own?.id ?? "", userId, authorization };
}

export type People = Record<Who, Person>;

/** One of each, for tests that change nobody. */
export async function people(app: TestApp): Promise<People> {
  const all: Who[] = [...confirmed, ...unconfirmed];
  return Object.fromEntries(await Promise.all(all.map(async (who) => [who, await person(app, who)]))) as People;
}

/** Headers with tokens that are none (any more), of an admin who might otherwise do everything. */
export async function badTokens({ signedIn, sql }: TestApp): Promise<Record<string, string>> {
  const config = loadConfig({ NODE_ENV: "test" });
  const admin = await signedIn("Admin");
  const deleted = await signedIn("Admin");
  const signedOut = await signedIn("Admin");
  await sql`update users set deleted_at = now() where id = ${deleted.userId}`;
  await sql`update sessions set ended_at = now() where id = ${signedOut.sessionId}`;

  const token = admin.authorization.slice("Bearer ".length);
  const [head = "", body = "", signature = ""] = token.split(".");
  const claims = decodeJwt(token);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const expired = await accessTokens({
    key: config.keys.accessToken,
    origin: config.publicUrl,
    now: () => yesterday,
  }).sign({
    userId: admin.userId,
    sessionId: admin.sessionId,
    sessionEndsAt: yesterday.getTime() / 1000 + 12 * 3600,
    role: "Admin",
    emailConfirmed: true,
    profileCompleted: true,
  });
  const client = await signedIn("Tenderer");
  const [, clientBody = "", clientSignature = ""] = client.authorization.split(".");
  const raised = Buffer.from(JSON.stringify({ ...decodeJwt(client.authorization.slice(7)), role: "Admin" }));
  const foreign = new SignJWT(claims).setProtectedHeader({ alg: "HS256" });
  const otherKey = createSecretKey("a-secret-that-is-not-the-server's-own-0123456789", "utf8");
  const tokens = {
    "deleted user": deleted.authorization.slice(7),
    "signed out": signedOut.authorization.slice(7),
    expired,
    tampered: `${head}.${raised.toString("base64url")}.${clientSignature}`,
    "of two tokens": `${head}.${clientBody}.${signature}`,
    "without signature": `${head}.${body}.`,
    "unsigned (alg none)": new UnsecuredJWT(claims).encode(),
    "signed by another": await foreign.sign(otherKey),
  };
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, `Bearer ${value}`]));
}
