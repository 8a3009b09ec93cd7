import { randomUUID } from "node:crypto";
import { swissDay } from "@metiro/shared/calendar-day";
import type { ProcedurePath } from "@metiro/shared/permissions";
import { hashOf } from "../../domains/auth/attempts/hash-of.ts";
import { digitsOf } from "../../domains/auth/codes/codes.ts";
import {
  createCategory,
  createCompany,
  createJobRequest,
  createSubcategory,
  createSubregion,
} from "../../factories/index.ts";
import { passwords } from "../../passwords/passwords.ts";
import { unsubscribeTokens } from "../../tokens/unsubscribe-token.ts";
import type { TestApp } from "../app/app.ts";
import { botProofOf } from "../app/bot-proof.ts";
import type { Confirmed } from "../surface/people.ts";
import type { World } from "../surface/cases/row-case.ts";

type Input = Record<string, unknown>;
export interface Written {
  by: Confirmed;
  input: (world: World, server: TestApp) => Promise<Input>;
  /** What a second click sends that differs from the first: work that counts once. */
  again?: (server: TestApp) => Promise<Input>;
}

const password = "Trois-Pommes-Vertes-7";
const hash = passwords({ light: true }).hash(password);

const mailOf = () => `${randomUUID()}@exemple.ch`;
const tenderer = "tenderer" as const;
const company = "company" as const;
const admin = "admin" as const;
const anonymous = "anonymous" as const;

/** The client, with a password. */
async function known({ sql, people }: World): Promise<{ email: string; userId: string }> {
  const { userId } = people.tenderer;
  const [row] = await sql<{ email: string }[]>`
    update users set password_hash = ${await hash} where id = ${userId} returning email`;
  return { email: row?.email ?? "", userId };
}

/** A code that was mailed to the client. */
async function mailed(world: World, { config }: TestApp, purpose: "signIn" | "reset" | "confirm" | "changeEmail") {
  const { email, userId } = await known(world);
  const subject = purpose === "signIn" || purpose === "reset" ? hashOf(email) : userId;
  const change = purpose === "changeEmail" ? { next: mailOf(), old: email } : { next: null, old: null };
  const [row] = await world.sql<{ id: string }[]>`
    insert into verification_codes (purpose, subject, user_id, new_email, old_email, expires_at)
    values (${purpose}, ${subject}, ${userId}, ${change.next}, ${change.old}, now() + interval '10 minutes') returning id`;
  return { email, code: digitsOf(config.keys, row?.id ?? "") };
}

const trade = async ({ db }: World) => (await createSubcategory(db)).id;
const place = async ({ db }: World) => (await createSubregion(db)).id;
const coverage = async (world: World) => ({
  subcategoryIds: [await trade(world)],
  subregionIds: [await place(world)],
});
/** One alone: each of several is cancelled or deleted in a transaction of its own. */
const requests = async ({ db }: World) => ({ ids: [(await createJobRequest(db)).id] });
const proof = async ({ app }: TestApp) => ({ botProof: await botProofOf(app) });
const person = { firstName: "Anna", lastName: "Rochat" };
/** A day of the next decades, hardly ever the same twice. */
const someDay = () => day(400 + Math.floor(Math.random() * 9_000));
const day = (days: number) => swissDay(new Date(Date.now() + days * 86_400_000));

/** A call in order for each that writes and names no row in its path; those that do are in `surface/cases/row-cases.ts`. */
export const otherCalls: Partial<Record<ProcedurePath, Written>> = {
  "auth.signIn": { by: anonymous, input: async (world) => ({ email: (await known(world)).email, password }) },
  "auth.sendSignInCode": {
    by: anonymous,
    input: async (world, server) => ({ email: (await known(world)).email, ...(await proof(server)) }),
    again: proof,
  },
  "auth.signInWithCode": { by: anonymous, input: (world, server) => mailed(world, server, "signIn") },
  "auth.signUpTenderer": {
    by: anonymous,
    input: async (_, server) => ({ email: mailOf(), ...person, acceptConditions: true, ...(await proof(server)) }),
    again: proof,
  },
  "auth.signUpCompany": {
    by: anonymous,
    input: async (_, server) => ({
      email: mailOf(),
      ...person,
      password,
      companyName: "Morand Sàrl",
      acceptConditions: true,
      ...(await proof(server)),
    }),
    again: proof,
  },
  "auth.forgotPassword": { by: anonymous, input: async (world) => ({ email: (await known(world)).email }) },
  "auth.resetPassword": {
    by: anonymous,
    input: async (world, server) => ({
      ...(await mailed(world, server, "reset")),
      newPassword: "Quatre-Poires-Jaunes-8",
    }),
  },
  "auth.sendVerificationCode": {
    by: tenderer,
    async input({ sql, people }) {
      await sql`update users set email_confirmed = false where id = ${people.tenderer.userId}`;
      return {};
    },
  },
  "auth.verifyCode": {
    by: tenderer,
    async input(world, server) {
      await world.sql`update users set email_confirmed = false where id = ${world.people.tenderer.userId}`;
      return { code: (await mailed(world, server, "confirm")).code };
    },
  },
  "auth.confirmEmailChange": {
    by: tenderer,
    input: async (world, server) => ({ code: (await mailed(world, server, "changeEmail")).code }),
  },
  "auth.createCompanyAdmin": {
    by: admin,
    input: async () => ({ email: mailOf(), ...person, companyName: "Morand Sàrl" }),
  },
  "auth.prove": {
    by: tenderer,
    async input(world) {
      await known(world);
      return { password };
    },
  },
  "auth.sendProofCode": { by: tenderer, input: async () => ({}) },
  "auth.requestEmailChange": {
    by: tenderer,
    async input(world) {
      await known(world);
      return { newEmail: mailOf(), currentPassword: password };
    },
  },
  "auth.changePassword": {
    by: tenderer,
    async input(world) {
      await known(world);
      return { currentPassword: password, newPassword: "Quatre-Poires-Jaunes-8" };
    },
  },
  "auth.updateProfile": { by: tenderer, input: async () => ({ firstName: "Zoé" }) },
  "auth.deleteAccount": {
    by: tenderer,
    async input(world) {
      await known(world);
      await createJobRequest(world.db, { tendererId: world.people.tenderer.ownId });
      return { password };
    },
  },
  "auth.signOut": { by: tenderer, input: async () => ({}) },
  "auth.endOtherSessions": {
    by: tenderer,
    async input({ sql, people }) {
      await sql`insert into sessions (user_id) values (${people.tenderer.userId})`;
      return {};
    },
  },
  "auth.beginTotp": { by: tenderer, input: async () => ({}) },
  "auth.renewBackupCodes": {
    by: tenderer,
    async input({ sql, people }) {
      await sql`insert into second_factors (user_id, kind, name, sealed_key, confirmed_at)
        values (${people.tenderer.userId}, 'totp', 'Téléphone', 'sealed', now())`;
      return {};
    },
  },
  "apiKey.add": { by: tenderer, input: async () => ({ name: "Programme", scopes: ["auth.profile"] }) },
  "webhook.add": { by: tenderer, input: async () => ({ url: "https://exemple.ch/webhooks" }) },
  "user.addMachine": { by: admin, input: async () => ({ name: "Comptabilité" }) },
  "user.inviteAdmin": { by: admin, input: async () => ({ email: mailOf(), ...person }) },
  "company.update": {
    by: company,
    input: async () => ({ description: "Peinture et crépi depuis trois générations." }),
  },
  "company.setSubcategories": {
    by: company,
    input: async (world) => ({ subcategoryIds: (await coverage(world)).subcategoryIds }),
  },
  "company.setSubregions": {
    by: company,
    input: async (world) => ({ subregionIds: (await coverage(world)).subregionIds }),
  },
  "company.setCoverage": { by: company, input: coverage },
  "company.setAway": { by: company, input: async () => ({ away: true }) },
  "company.addHoliday": { by: company, input: async () => ({ startsOn: day(10), endsOn: day(12) }) },
  "company.completeProfile": {
    by: company,
    input: async (world) => ({ name: "Morand Sàrl", ...(await coverage(world)) }),
  },
  "tenderer.update": { by: tenderer, input: async () => ({ street: "Rue du Lac 1" }) },
  "tenderer.completeProfile": {
    by: tenderer,
    input: async (world) => ({
      phone: "0791234567",
      street: "Rue du Lac 1",
      postalCode: "1003",
      locality: "Lausanne",
      subregionId: await place(world),
    }),
  },
  "subscription.create": {
    by: admin,
    input: async ({ db }) => ({
      newSubscriptions: [
        { companyId: (await createCompany(db)).id, startsOn: day(1), endsOn: day(300), amount: 49_000 },
        { companyId: (await createCompany(db)).id, startsOn: day(1), endsOn: day(300), amount: 49_000 },
      ],
    }),
  },
  "category.add": { by: admin, input: async () => ({ name: `Toits ${randomUUID()}` }) },
  "subCategory.add": {
    by: admin,
    input: async ({ db }) => ({ name: `Tuiles ${randomUUID()}`, categoryId: (await createCategory(db)).id }),
  },
  "region.add": { by: admin, input: async () => ({ name: `Canton ${randomUUID()}` }) },
  "blog.add": {
    by: admin,
    input: async () => ({
      title: `Un article ${randomUUID()}`,
      summary: "Comment choisir.",
      content: "<p>Bonjour</p>",
      published: true,
    }),
  },
  "answerTemplate.add": { by: company, input: async () => ({ name: randomUUID(), message: "Bonjour" }) },
  "showcase.save": { by: company, input: async () => ({ slug: `atelier-${randomUUID()}`, published: true }) },
  "vatRate.add": { by: admin, input: async () => ({ kind: "reduced", rate: 270, validFrom: someDay() }) },
  "savedView.add": { by: admin, input: async () => ({ list: "jobRequests", name: randomUUID(), search: {} }) },
  "savedView.keepLayout": {
    by: admin,
    async input({ sql, people }) {
      const [view] = await sql<{ id: string }[]>`
        insert into saved_views (owner_id, list, name, search) values (${people.admin.userId}, 'jobRequests', ${randomUUID()}, '{}')
        returning id`;
      return { list: "jobRequests", viewId: view?.id, rows: "roomy" };
    },
  },
  "mail.retryMany": {
    by: admin,
    async input({ sql }) {
      const to = randomUUID();
      const [row] = await sql<{ id: string }[]>`
        insert into pgboss.job (name, data, source_id)
        values ('mail.failed', ${JSON.stringify({ kind: "accountUnlocked", to, data: {} })}::text::jsonb, uuidv7())
        returning source_id as id`;
      return { ids: [row?.id] };
    },
  },
  "notification.update": { by: tenderer, input: async () => ({ digestHour: 9 }) },
  "notification.unsubscribe": {
    by: anonymous,
    input: async ({ people }, { config }) => ({
      token: unsubscribeTokens(config.keys.unsubscribe).of({ userId: people.tenderer.userId, kind: "answerReceived" }),
    }),
  },
  "jobRequest.create": {
    by: tenderer,
    input: async (world) => ({
      subcategoryId: await trade(world),
      subregionId: await place(world),
      title: "Repeindre le salon",
      description: "Murs et plafond, environ trente mètres carrés, en blanc.",
      answers: {},
      startPreference: "asap",
    }),
  },
  "jobRequest.cancelMany": { by: admin, input: requests },
  "jobRequest.deleteMany": { by: admin, input: requests },
};

/** Calls that are not cut here, and why. */
export const notCut: Partial<Record<ProcedurePath, string>> = {
  "auth.secondFactor": "Opens a session as auth.signInWithCode does, in the same transaction.",
  "auth.addTotp":
    "Keeps a factor with its codes and its mail in the one transaction of addFactor; it needs an authenticator.",
  "auth.addPasskey": "The same transaction as auth.addTotp; it needs a key.",
  "auth.beginPasskey": "Writes nothing.",
  "auth.passkeyOptions": "Writes nothing.",
  "auth.proofOptions": "Writes nothing.",
  "company.coverageReach": "Writes nothing.",
  "auth.signInWithPasskey": "Opens a session as auth.signInWithCode does; it needs a key.",
  "user.endPauses": "Takes tries away, which are counted outside of what is compared here.",
  "notification.addDevice": "One row, in one transaction; it needs the operator's keys.",
  "proof.submit":
    "Takes the place of one that waits, with its entry of the audit, in one transaction; it needs a document.",
  "category.reorder": "One statement that takes the whole menu.",
};
