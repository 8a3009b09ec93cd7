import type { Role } from "@metiro/shared/roles";
import { accessTokens } from "../../tokens/access-token.ts";
import type { TestApp } from "../app/app.ts";

/** What is another one at each call, whatever is asked. */
const changing = /^(?:date|set-cookie|x-request-id|retry-after|x-?ratelimit-.*|server-timing)$/;

/** Calls the API in somebody's name, with a session of its own. */
export type Wire = (method: "GET" | "POST", path: string, body?: object) => Promise<string>;

/** The API as it comes over the wire: status, headers and bytes of each answer as one text, to be compared. */
export function wiresOf({ app, config, sql }: TestApp): (person?: { userId: string; role: Role }) => Promise<Wire> {
  const tokens = accessTokens({ key: config.keys.accessToken, origin: config.publicUrl });
  const tokenOf = async ({ userId, role }: { userId: string; role: Role }) => {
    const [session] = await sql<{ id: string; endsAt: number }[]>`
      insert into sessions (user_id) values (${userId})
      returning id, extract(epoch from created_at)::float8 + 12 * 3600 as "endsAt"`;
    if (!session) throw new Error("No session was made");
    const { id: sessionId, endsAt: sessionEndsAt } = session;
    return tokens.sign({ userId, sessionId, sessionEndsAt, role, emailConfirmed: true, profileCompleted: true });
  };
  return async (person) => {
    const headers = person ? { authorization: `Bearer ${await tokenOf(person)}` } : {};
    return async (method, path, body) => {
      const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(body && { payload: body }) });
      const kept = Object.entries(answer.headers).filter(([name]) => !changing.test(name));
      return JSON.stringify([answer.statusCode, kept, answer.body]);
    };
  };
}
