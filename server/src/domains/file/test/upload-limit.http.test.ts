import { expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";

const { app, sql, signedIn } = await testApp();

async function upload(authorization: string, { url = "/File/Upload", bytes = Infinity } = {}) {
  const body = new FormData();
  body.append("file", new Blob(["not an image"], { type: "image/jpeg" }), "salon.jpg");
  const request = new Request("http://test", { method: "POST", body });
  const answer = await app.inject({
    method: "POST",
    url: `/api${url}`,
    headers: { "content-type": request.headers.get("content-type") ?? "", authorization },
    payload: Buffer.from(await request.arrayBuffer()).subarray(0, bytes),
  });
  return { status: answer.statusCode, retryAfter: Number(answer.headers["retry-after"]) };
}

test("a person sends a hundred files an hour, good or not, however many come at once", async () => {
  const [client, other] = [await signedIn("Tenderer"), await signedIn("Company")];
  await sql`
    insert into attempts (kind, subject, user_id)
    select 'upload', ${client.userId}, ${client.userId} from generate_series(1, 97)`;
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(client.authorization)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    400, 400, 400, 429, 429, 429, 429, 429,
  ]);
  expect((await upload(client.authorization)).retryAfter).toBeGreaterThan(3500);
  expect((await upload(other.authorization)).status).toBe(400);
});

test.each(["/File/Upload", "/Document/Upload"])("what breaks off counts at %s: it has had a place", async (url) => {
  const { userId, authorization } = await signedIn("Company");
  await sql`
    insert into attempts (kind, subject, user_id)
    select 'upload', ${userId}, ${userId} from generate_series(1, 98)`;
  expect((await upload(authorization, { url, bytes: 150 })).status).toBe(400);
  expect((await upload(authorization, { url, bytes: 150 })).status).toBe(400);
  expect((await upload(authorization, { url })).status).toBe(429);
});
