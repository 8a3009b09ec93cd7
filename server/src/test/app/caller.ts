import { previewTemplates } from "../../app/mail-templates.ts";
import Fastify from "fastify";
import { loadConfig } from "../../config/config.ts";
import type { DomainError } from "../../errors/domain-error.ts";
import { refusalOf } from "../../errors/refusal.ts";
import { cursors } from "../../tokens/cursors.ts";
import { servicesOf } from "../../trpc/services.ts";
import type { Actor } from "../../trpc/actor.ts";
import { type Context, anonymousContext } from "../../trpc/context.ts";
import type { TestDatabase } from "../database/database.ts";

const config = loadConfig({ NODE_ENV: "test" });
const { log } = Fastify();

/** What an actor knows of a session that has just been opened. */
export const freshSession = { sessionEndsAt: Date.now() / 1000 + 12 * 3600, isProved: true, proofs: ["code"] as const };

/** The context of a call on a test database, by an actor or by nobody; give it to a caller of the router under test. */
export function contextOf({ db, sql }: Pick<TestDatabase, "db" | "sql">, actor: Actor | null = null): Context {
  const services = servicesOf({ config, db, sql, previewTemplates });
  const origin = { lang: "fr", ip: "127.0.0.1", requestId: "test", log } as const;
  return { ...anonymousContext(services, origin), actor, fileAddresses: services.fileSigner.addressesFor(actor) };
}

/** Asks for a page of a list beside any call. */
export const testAsking = { ctx: { cursors: cursors(config.keys.cursor) }, list: "test" };

/** Why a call was refused, as its caller is told; fails when it was not refused. */
export const refusal = (call: Promise<unknown>): Promise<DomainError> =>
  call.then(() => {
    throw new Error("The call was not refused");
  }, refusalOf);
