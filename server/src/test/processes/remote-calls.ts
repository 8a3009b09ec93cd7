import type { Problem } from "@metiro/shared/errors/codes";
import { loadConfig } from "../../config/config.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { accessTokens } from "../../tokens/access-token.ts";
import type { Actor } from "../../trpc/actor.ts";
import type { TestDatabase } from "../database/database.ts";
import { processesOn, sharedSecret } from "./spread.ts";

interface Answer {
  result?: { data?: unknown };
  error?: { data: { problem: Problem } };
}

/** Calls of one router as a caller of it makes them, over the wire to processes in turn, by the account of an actor. */
export async function remoteCalls({ url, sql }: TestDatabase, router: string) {
  const config = loadConfig({ NODE_ENV: "test", JWT_SECRET: sharedSecret });
  const next = await processesOn(url, config);
  const tokens = accessTokens({ key: config.keys.accessToken, origin: config.publicUrl });
  const known = new Map<string, Promise<string>>();

  async function signIn({ userId, role, emailConfirmed, profileCompleted }: Actor): Promise<string> {
    const [session] = await sql<{ id: string; endsAt: number }[]>`
      insert into sessions (user_id) values (${userId})
      returning id, extract(epoch from created_at)::float8 + 12 * 3600 as "endsAt"`;
    if (!session) throw new Error("No session was made");
    const { id: sessionId, endsAt: sessionEndsAt } = session;
    return tokens.sign({ userId, sessionId, sessionEndsAt, role, emailConfirmed, profileCompleted });
  }

  return (actor: Actor, idempotencyKey?: string): object => {
    const token = known.get(actor.userId) ?? signIn(actor);
    known.set(actor.userId, token);
    const call = (name: string) => async (input?: unknown) => {
      const headers = {
        authorization: `Bearer ${await token}`,
        "content-type": "application/json",
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      };
      const body = JSON.stringify(input ?? {});
      const answer = await fetch(`${next()}/trpc/${router}.${name}`, { method: "POST", headers, body });
      const { result, error } = (await answer.json()) as Answer;
      if (!error) return result?.data;
      const { code, params, faults = [] } = error.data.problem;
      const errors = Object.fromEntries(faults.map(({ path, rule, params: of }) => [path, [{ rule, ...of }]]));
      throw new DomainError(code, { ...(params && { params }), ...(faults.length > 0 && { errors: errors as never }) });
    };
    return new Proxy({}, { get: (_, name) => call(String(name)) });
  };
}
