import { readFileSync } from "node:fs";
import type { MessageDescriptor } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import { textLanguages } from "@metiro/shared/languages";
import { expect, test } from "vitest";
import { accountLooks } from "#domain/account/account-looks.ts";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { recipientStates, requestProgressLooks } from "#domain/request/request-statuses.ts";
import { roleNames } from "#domain/role/role.ts";
import { methodWords, secondFactorWords } from "#domain/sign-in/method-words.ts";
import { outcomeLooks } from "#domain/sign-in/sign-in-words.ts";
import { subscriptionStatuses } from "#domain/subscription/subscription-statuses.ts";

type Words = Record<string, MessageDescriptor | { label: MessageDescriptor }>;

const { Admin, Company, Tenderer } = roleNames;
const { interested, declined, withdrawn, accepted, rejected } = recipientStates;

/** What stands on a screen, by where the server has the same for its files and mails: the beginning of the ids there. */
const shown: Record<string, Words> = {
  "csv.progress": requestProgressLooks,
  "csv.response": { interested, declined, withdrawn, accepted, rejected },
  "csv.role": { admin: Admin, company: Company, client: Tenderer },
  "csv.signIn": { ...methodWords, ...secondFactorWords, ...outcomeLooks },
  "csv.state": accountLooks,
  "csv.subscription": subscriptionStatuses,
  proof: proofKindWords,
};

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

test.each(textLanguages)("files and mails in %s say of a thing what the screens say", async (locale) => {
  const texts = await formatter().parse(read(`web/locales/${locale}.po`), {
    locale,
    sourceLocale: "fr",
    filename: `${locale}.po`,
  });
  const { messages } = JSON.parse(read(`server/locales/${locale}.json`)) as { messages: Record<string, string[]> };
  const words = Object.entries(shown).flatMap(([beginning, of]) =>
    Object.entries(of).map(([name, word]) => [`${beginning}.${name}`, "label" in word ? word.label : word] as const),
  );
  const onScreens = Object.fromEntries(words.map(([id, { id: hash }]) => [id, texts[hash]?.translation]));
  expect(Object.fromEntries(words.map(([id]) => [id, messages[id]?.join("")]))).toEqual(onScreens);
  expect(Object.keys(onScreens).length).toBeGreaterThan(40);
});
