import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { companies, files, tenderers } from "../../../db/schema/index.ts";
import { storageOf } from "../../../storage/storage.ts";
import { testApp } from "../../../test/app/app.ts";
import { addRecipient, createJobRequest } from "../../../factories/index.ts";
import { sweepForgottenFiles } from "../../file/tasks.ts";

const server = await testApp({ env: { DATA_DIR: `${process.cwd()}/node_modules/.cache/message-photos` } });
const { app, db, sql } = server;
const [client, company, otherClient, otherCompany, admin] = [
  await server.signedIn("Tenderer"),
  await server.signedIn("Company"),
  await server.signedIn("Tenderer"),
  await server.signedIn("Company"),
  await server.signedIn("Admin"),
];

async function conversation() {
  const [tenderer] = await db.select().from(tenderers).where(eq(tenderers.userId, client.userId));
  const [recipient] = await db.select().from(companies).where(eq(companies.userId, company.userId));
  const now = new Date().toISOString();
  const sent = { tendererId: tenderer?.id ?? "", status: 4, processedAt: now } as const;
  const { id } = await createJobRequest(db, sent);
  const companyId = recipient?.id ?? "";
  await addRecipient(db, { jobRequestId: id, companyId, response: "interested", respondedAt: now });
  return `/api/Conversation/${id}/${companyId}`;
}

async function upload({ authorization }: { authorization: string }) {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2338c2" } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "salon.jpg");
  const request = new Request("http://test", { method: "POST", body });
  const answer = await app.inject({
    method: "POST",
    url: "/api/File/Upload",
    headers: { "content-type": request.headers.get("content-type") ?? "", authorization },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

const statusFor = async ({ authorization }: { authorization: string }, url: string) =>
  (await app.inject({ url, headers: { authorization } })).statusCode;

test("a photo is seen by the two who talk, from the moment it is sent, and by nobody else", async () => {
  const path = await conversation();
  const id = await upload(company);
  const url = `/api/File/${id}`;
  expect([await statusFor(company, url), await statusFor(client, url)]).toEqual([200, 404]);

  const answer = await app.inject({
    method: "POST",
    url: `${path}/send`,
    headers: { authorization: company.authorization },
    payload: { photoIds: [id] },
  });
  expect(answer.statusCode).toBe(200);
  const shown = answer.json<{ data: { photos: { url: string }[] } }>().data.photos[0]?.url ?? "";
  expect((await app.inject({ url: shown })).headers["content-type"]).toBe("image/webp");
  expect([await statusFor(company, url), await statusFor(client, url)]).toEqual([200, 200]);
  for (const stranger of [otherClient, otherCompany, admin]) expect(await statusFor(stranger, url)).toBe(404);
});

test("a photo stays as long as its message, and is swept afterwards", async () => {
  const path = await conversation();
  const id = await upload(client);
  const payload = { photoIds: [id] };
  await app.inject({ method: "POST", url: `${path}/send`, headers: { authorization: client.authorization }, payload });
  await sql`update files set created_at = now() - interval '2 days' where id = ${id}`;
  const storage = storageOf(server.config);
  const isThere = () => db.$count(files, eq(files.id, id));
  await sweepForgottenFiles(db, storage);
  expect(await isThere()).toBe(1);
  await sql`delete from messages`;
  await sweepForgottenFiles(db, storage);
  expect(await isThere()).toBe(0);
});
