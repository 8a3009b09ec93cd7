import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { securityEvents } from "../trpc/security-log.ts";
import { testApp } from "./app/app.ts";

const lines: string[] = [];
const { app, sql, signedIn } = await testApp({
  env: { LOG_LEVEL: "info" },
  logTo: { write: (line) => lines.push(line) },
});
const admin = await signedIn("Admin");
const client = await signedIn("Tenderer");

/** What nobody may read in a log, in every field that takes a secret or a person's words. */
const canary = "canari-8f3a";

const post = (call: string, payload: object, authorization?: string) =>
  app.inject({
    method: "POST",
    url: `/api/${call}`,
    payload,
    headers: { "user-agent": `${canary}-agent`, ...(authorization !== undefined && { authorization }) },
    remoteAddress: "203.0.113.77",
  });
const events = () =>
  lines
    .map((line) => JSON.parse(line) as { event?: string; of?: string; account?: string; network?: string })
    .filter(({ event }) => event !== undefined);

test("what concerns safety is a line with a stable name, and holds nothing that was typed", async () => {
  const email = `${canary}@exemple.ch`;
  await sql`update users set email = ${email} where id = ${client.userId}`;
  await post("Auth/sign-in", { email, password: `${canary}-password` });
  await post("Auth/sign-in-with-code", { email, code: "042137" });
  await post("Auth/reset-password", { email, code: "042137", newPassword: "une-phrase-neuve-7" });
  await post("Auth/reset-password", { email, code: canary.padEnd(43, "x"), newPassword: "une-phrase-neuve-8" });
  await post("Auth/second-factor", { ticket: `${canary}-ticket`, totp: "042137" });
  await post(
    "Auth/change-password",
    { currentPassword: `${canary}-old`, newPassword: `${canary}-new-one` },
    client.authorization,
  );
  await post(`User/Lock/${admin.userId}`, { reason: canary }, client.authorization);
  await post(`User/Lock/${client.userId}`, { reason: `${canary} reason` }, admin.authorization);

  expect(events()).toMatchObject([
    { event: "signIn.wrong", of: client.userId, method: "password", network: "203.0.113.0" },
    { event: "signIn.wrong", of: client.userId, method: "code" },
    { event: "signIn.wrong", of: client.userId, method: "passwordReset" },
    { event: "signIn.wrong", of: client.userId, method: "passwordReset" },
    { event: "call.forbidden", account: client.userId, call: "user.lock" },
    { event: "account.locked", account: admin.userId, of: client.userId },
  ]);
  const log = lines.join("");
  expect(log).not.toContain(canary);
  expect(log).not.toMatch(/042137|une-phrase|Bearer|203\.0\.113\.77|exemple\.ch/);
  for (const secret of [client.authorization, admin.authorization])
    expect(log).not.toContain(secret.replace("Bearer ", ""));
});

test("every name stands in the operator's guide", () => {
  const guide = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  expect(Object.keys(securityEvents).filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});
