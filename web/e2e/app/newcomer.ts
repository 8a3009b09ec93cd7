import { createHash, randomUUID } from "node:crypto";
import type { BotChallenge } from "@metiro/shared/auth/schema";
import { callAs, demoPassword, signIn } from "./api.ts";
import { untilMail } from "./mailbox.ts";
import { site } from "./site.ts";

const person = { password: demoPassword, firstName: "Ada", lastName: "Nouvelle", acceptConditions: true };

/** A new account with a confirmed e-mail and nothing in its profile yet, which a story may change or end. Returns its e-mail. */
export async function newcomer(kind: "tenderer" | "company"): Promise<string> {
  const origin = site().origin;
  const email = `ada-${randomUUID().slice(0, 8)}@exemple.ch`;
  const own = kind === "company" ? { companyName: "Atelier Nouvelle Sàrl" } : {};
  const stranger = callAs(origin);
  const botProof = proofOf(await stranger.get<BotChallenge>("Auth/bot-challenge"));
  await stranger.post(`Auth/sign-up-${kind}`, { ...person, ...own, email, botProof });
  const { text = "" } = await untilMail(email, /code de confirmation/);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const { token } = await signIn(origin, email);
  await callAs(origin, token).post("Auth/verify-code", { code });
  return email;
}

/** The work that a form does before it is sent. */
export function proofOf({ challenge }: BotChallenge): string | undefined {
  if (!challenge) return undefined;
  const hash = (number: number) => createHash("sha256").update(`${challenge.salt}${number}`).digest("hex");
  let number = 0;
  while (hash(number) !== challenge.challenge) number += 1;
  return Buffer.from(JSON.stringify({ ...challenge, number })).toString("base64");
}
