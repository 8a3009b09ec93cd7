import type { NotificationSettings } from "@metiro/shared/notification/schema";
import type { Problem } from "@metiro/shared/errors/codes";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { keysOf } from "../../../config/keys.ts";
import { unsubscribeTokens } from "../../../tokens/unsubscribe-token.ts";

const { app, sql, config, signedIn } = await testApp();
const tokens = unsubscribeTokens(config.keys.unsubscribe);
const company = await signedIn("Company");
const client = await signedIn("Tenderer");
const usual = { choices: {}, digestHour: 18, quiet: null };

beforeEach(() => sql`truncate notification_settings, held_mails`);

async function read({ authorization }: { authorization: string }) {
  const answer = await app.inject({ url: "/api/Notification", headers: { authorization } });
  return answer.json<{ data: NotificationSettings }>().data;
}
async function save(who: { authorization: string }, payload: object) {
  const { authorization } = who;
  const answer = await app.inject({
    method: "POST",
    url: "/api/Notification/update",
    headers: { authorization },
    payload,
  });
  return answer.json<{ data: NotificationSettings } & Problem>();
}

test("whoever changed nothing gets every mail at once, each role its own kinds", async () => {
  expect(await read(company)).toEqual({
    choices: {
      requestSent: "atOnce",
      answerReminder: "atOnce",
      messageReceived: "atOnce",
      detailsAdded: "atOnce",
      answerAccepted: "atOnce",
      answerRejected: "atOnce",
      amendmentDecided: "atOnce",
      jobDone: "atOnce",
      requestCanceled: "atOnce",
      subscriptionEnds: "atOnce",
    },
    digestHour: 18,
    quiet: null,
    push: {
      requestSent: true,
      answerReminder: true,
      messageReceived: true,
      answerAccepted: true,
      answerRejected: true,
      amendmentDecided: true,
    },
  });
  expect(Object.keys((await read(client)).choices)).toEqual([
    "answerReceived",
    "messageReceived",
    "requestForwarded",
    "requestRelaunched",
    "amendmentProposed",
    "precisionAsked",
    "reviewAsked",
    "requestReceived",
    "requestEdited",
    "requestCanceled",
  ]);
});

test("what is chosen is found again, and what is left out stays", async () => {
  const chosen = {
    choices: { requestSent: "daily", answerRejected: "off" },
    digestHour: 8,
    quiet: { from: 22, to: 6 },
  };
  expect((await save(company, chosen)).data).toMatchObject(chosen);
  await save(company, { ...usual, choices: { requestSent: "atOnce" } });
  expect(await read(company)).toMatchObject({
    choices: { requestSent: "atOnce", answerRejected: "off" },
    digestHour: 18,
    quiet: null,
  });
  expect(await read(client)).toMatchObject(usual);
  const [row] = await sql<{ choices: object }[]>`select choices from notification_settings`;
  expect(row?.choices).toEqual({ answerRejected: "off" });
});

test.each<[string, object, string]>([
  ["what one must know", { ...usual, choices: { requestCanceled: "off" } }, "choices.requestCanceled"],
  ["a mail of the other role", { ...usual, choices: { answerReceived: "daily" } }, "choices.answerReceived"],
  ["a way that there is not", { ...usual, choices: { requestSent: "weekly" } }, "choices.requestSent"],
  ["an hour at night", { ...usual, digestHour: 3 }, "digestHour"],
  ["half an hour", { ...usual, digestHour: 8.5 }, "digestHour"],
  ["quiet hours without end", { ...usual, quiet: { from: 22 } }, "quiet.to"],
  ["quiet hours all day", { ...usual, quiet: { from: 7, to: 7 } }, "quiet.to"],
  ["hours beyond the day", { ...usual, quiet: { from: 22, to: 24 } }, "quiet.to"],
])("is refused on its field, and nothing is kept: %s", async (_, payload, field) => {
  const answer = await save(company, payload);
  expect(answer).toMatchObject({ status: 400, code: "VALIDATION_FAILED", errors: { [field]: [expect.any(String)] } });
  expect(await sql`select 1 from notification_settings`).toHaveLength(0);
});

test("nobody else has such settings", async () => {
  expect((await app.inject({ url: "/api/Notification" })).statusCode).toBe(401);
  const admin = await signedIn("Admin");
  expect(await save(admin, usual)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  const unconfirmed = await signedIn("Company", { emailConfirmed: false });
  expect(await save(unconfirmed, usual)).toMatchObject({ status: 403, code: "EMAIL_NOT_CONFIRMED" });
});

test("they are part of what one takes along, and go with the account", async () => {
  const { userId, authorization } = await signedIn("Company");
  await save({ authorization }, { ...usual, choices: { requestSent: "daily" } });
  await sql`insert into held_mails (job_id, user_id, kind, data, why, due_at)
    values (uuidv7(), ${userId}, 'requestSent', '{}', 'daily', now())`;
  const exported = await app.inject({ url: "/api/Auth/export-data", headers: { authorization } });
  expect(exported.json()).toMatchObject({ data: { notifications: { choices: { requestSent: "daily" } } } });
  const admin = await signedIn("Admin");
  await app.inject({
    method: "DELETE",
    url: `/api/User/Delete/${userId}`,
    headers: { authorization: admin.authorization },
  });
  const left = await sql`select user_id from notification_settings union all select user_id from held_mails`;
  expect(left).toHaveLength(0);
});

const linkOf = (token: string) => `/unsubscribe?token=${token}&lang=fr`;
const press = (token: string, headers: Record<string, string>, payload = "List-Unsubscribe=One-Click") =>
  app.inject({ method: "POST", url: linkOf(token), headers, payload });
const asForm = { "content-type": "application/x-www-form-urlencoded" };
const asked = async (token: string) => {
  const answer = await app.inject({ url: `/api/Notification/Unsubscription?token=${token}` });
  return answer.json<{ data: object } & Problem>();
};

test.each([
  ["a form", asForm, "List-Unsubscribe=One-Click"],
  [
    "a form in parts",
    { "content-type": "multipart/form-data; boundary=x" },
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ["nothing", {}, ""],
])("a mail reader ends a kind of mail with one press, without signing in: %s", async (_, headers, payload) => {
  const token = tokens.of({ userId: company.userId, kind: "requestSent" });
  expect((await asked(token)).data).toEqual({ reader: "Company", kind: "requestSent", ended: false });
  const { statusCode, body } = await press(token, headers, payload);
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: "" });
  expect((await asked(token)).data).toEqual({ reader: "Company", kind: "requestSent", ended: true });
  expect(await read(company)).toMatchObject({ choices: { requestSent: "off", messageReceived: "atOnce" } });
  expect((await press(token, headers, payload)).statusCode).toBe(200);
});

test("a person who presses the button of the page comes back to it", async () => {
  const token = tokens.of({ userId: company.userId, kind: "requestSent" });
  const answer = await press(token, { ...asForm, accept: "text/html,application/xhtml+xml" });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(linkOf(token));
});

test("the link of a mail of the day ends it: nothing comes in it any more", async () => {
  await save(company, { ...usual, choices: { requestSent: "daily", requestCanceled: "daily", answerRejected: "off" } });
  const token = tokens.of({ userId: company.userId, kind: "dailyDigest" });
  expect((await asked(token)).data).toEqual({ reader: "Company", kind: "dailyDigest", ended: false });
  await press(token, asForm);
  expect((await asked(token)).data).toEqual({ reader: "Company", kind: "dailyDigest", ended: true });
  expect((await read(company)).choices).toMatchObject({
    requestSent: "off",
    requestCanceled: "atOnce",
    answerRejected: "off",
    messageReceived: "atOnce",
  });
});

test("to look changes nothing: mail scanners follow links", async () => {
  const token = tokens.of({ userId: company.userId, kind: "requestSent" });
  await app.inject({ url: linkOf(token) });
  await app.inject({ method: "HEAD", url: linkOf(token) });
  await asked(token);
  expect(await sql`select 1 from notification_settings`).toHaveLength(0);
});

test("a link that was not made here, or is of no use any more, does nothing and says nothing", async () => {
  const { userId } = company;
  const gone = await signedIn("Company");
  await sql`update users set deleted_at = now() where id = ${gone.userId}`;
  const useless = [
    "",
    "x",
    unsubscribeTokens(keysOf("another-secret-of-the-tests-0123456789-0123456789").unsubscribe).of({
      userId,
      kind: "requestSent",
    }),
    tokens.of({ userId, kind: "requestCanceled" }),
    tokens.of({ userId, kind: "answerReceived" }),
    tokens.of({ userId: gone.userId, kind: "requestSent" }),
  ];
  for (const token of useless) {
    expect((await press(token, asForm)).statusCode).toBe(404);
    expect(await asked(token)).toMatchObject({ status: 404 });
  }
  expect((await app.inject({ method: "POST", url: "/unsubscribe", payload: "" })).statusCode).toBe(404);
  expect(await sql`select 1 from notification_settings`).toHaveLength(0);
});

test("a body that is no form of a mail reader is not taken in", async () => {
  const token = tokens.of({ userId: company.userId, kind: "requestSent" });
  expect((await press(token, asForm, "x".repeat(20_000))).statusCode).toBe(413);
});
