import { setTimeout as pause } from "node:timers/promises";
import type { SignedIn } from "@metiro/shared/auth/schema";

/** The REST interface as one person uses it. Paths are those below `/api`; a refusal is thrown as `Refused`. */
export interface Caller {
  get: <Data>(path: string) => Promise<Data>;
  post: <Data>(path: string, body?: unknown, headers?: Record<string, string>) => Promise<Data>;
  put: <Data>(path: string, body: unknown) => Promise<Data>;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

/** The password of every demo account. */
export const demoPassword = "Demo-Metiro-2026";

export const signIn = (origin: string, email: string): Promise<SignedIn> =>
  call<SignedIn>(`${origin}/api/Auth/sign-in`, { email, password: demoPassword });

/** Signs an account of the demo data in. */
export async function callerFor(origin: string, email: string): Promise<Caller> {
  const { token } = await signIn(origin, email);
  return callAs(origin, token);
}

/** Calls as whoever a token stands for, or as a stranger. */
export function callAs(origin: string, token?: string): Caller {
  const own: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    get: (path) => call(`${origin}/api/${path}`, undefined, own),
    post: (path, body = {}, headers = {}) => call(`${origin}/api/${path}`, body, { ...own, ...headers }),
    put: (path, body) => call(`${origin}/api/${path}`, body, own, "PUT"),
  };
}

/** So often a program asks again that is told to: while others keep the machine busy the server refuses what would wait too long. */
const most = 10;

async function call<Data>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  method: "POST" | "PUT" = "POST",
): Promise<Data> {
  const ask = () =>
    fetch(url, {
      ...(body !== undefined && { method, body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    });
  let response = await ask();
  for (let again = 1; response.status === 503 && again < most; again += 1) {
    await pause(Number(response.headers.get("retry-after") ?? 1) * 1_000);
    response = await ask();
  }
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, text);
  return (JSON.parse(text) as { data: Data }).data;
}
