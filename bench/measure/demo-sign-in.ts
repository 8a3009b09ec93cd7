import { demoPassword } from "../../server/src/seed/demo-accounts.ts";
import type { SignedInAs } from "../../web/e2e/browser/measure-view.ts";

/** Signs an account of the demo in. */
export async function signIn(origin: string, email: string): Promise<SignedInAs> {
  const answer = await fetch(`${origin}/trpc/auth.signIn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: SignedInAs } };
  return result.data;
}
