import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import { expect, test } from "vitest";
import { attempts, users, verificationCodes } from "../../../db/schema/index.ts";
import { i18nFor } from "../../../i18n/catalogues.ts";
import type { MailContext } from "../../../mail/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createTenderer } from "../../../factories/index.ts";
import { accountsIn, keys } from "./account.fixture.ts";
import { codesOf } from "../codes/codes.ts";
import { authMails } from "../mails/index.ts";
import { sweepAttempts } from "../../../limits/attempts.ts";
import { sweepCodes } from "../tasks.ts";
import { issueCode } from "../codes/verification.ts";

const database = await testDatabase();
const { db } = database;
const { confirmCode, wait } = accountsIn(database);
const { userId } = await createTenderer(db);
const mails = authMails(codesOf(keys));

const settings = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
const contextIn = (lang: "fr" | "en"): MailContext => ({
  db,
  i18n: i18nFor(lang),
  lang,
  recipient: { role: "Tenderer" },
  settings,
  link: (path) => `https://metiro.test${path}`,
});

test("a code is mailed in the reader's language while it works, the same at each try", async () => {
  const returnUrl = "/request/peinture?step=summary";
  await db.transaction((tx) => issueCode(tx, { purpose: "confirm", subject: userId }, userId, { returnUrl }));
  const [user] = await db.select({ email: users.email }).from(users);
  const query = new URLSearchParams({ by: "code", email: user?.email ?? "", returnUrl }).toString();
  const [row] = await db.select({ codeId: verificationCodes.id }).from(verificationCodes);
  const about = row ?? { codeId: "" };
  const value = await confirmCode(userId);
  expect(value).toMatch(/^\d{6}$/);
  for (const [lang, subject] of [
    ["fr", "Votre code de confirmation Metiro"],
    ["en", "Your Metiro confirmation code"],
    ["fr", "Votre code de confirmation Metiro"],
  ] as const)
    expect(await mails.verificationCode(contextIn(lang), about)).toMatchObject({
      subject,
      facts: [{ label: "Code", value }],
      button: { url: `https://metiro.test/auth/verify-email?${query}` },
    });
  expect(await mails.signInCode(contextIn("en"), about)).toMatchObject({
    subject: "Your Metiro sign-in code",
    facts: [{ label: "Code", value }],
    button: { url: `https://metiro.test/auth/login?${query}` },
  });
  expect(await mails.passwordReset(contextIn("en"), about)).toMatchObject({
    subject: "Choose a new Metiro password",
    facts: [{ label: "Code", value }],
    button: { url: "https://metiro.test/auth/reset-password" },
  });
  await wait("11 minutes");
  const { newDevice: _newDevice, codesPaused: _codesPaused, passwordDropped: _dropped, ...withCodes } = mails;
  for (const mail of Object.values(withCodes)) expect(await mail(contextIn("fr"), about)).toBeNull();
});

test("codes and tries of yesterday are forgotten, those of today are not", async () => {
  const signUp = (subject: string) => ({ kind: "signUp" as const, subject });
  await db.insert(attempts).values([signUp("old"), signUp("older")]);
  await wait("25 hours");
  await db.insert(attempts).values(signUp("new"));
  expect(await sweepCodes(db)).toBe(1);
  expect(await sweepAttempts(db)).toBe(2);
  expect(await db.select({ subject: attempts.subject }).from(attempts)).toEqual([{ subject: "new" }]);
});
