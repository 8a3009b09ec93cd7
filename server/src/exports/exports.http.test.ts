import { request as call } from "node:http";
import type { AddressInfo } from "node:net";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attempts, auditEntries, jobRequestCompanies, jobRequests } from "../db/schema/index.ts";
import { testApp } from "../test/app/app.ts";
import { emptyTables } from "../test/database/database.ts";
import { rowsIn } from "../test/database/create-rows.ts";
import { documentedAnswers } from "../test/surface/documented.ts";

const server = await testApp();
const { app, db, sql, signedIn } = server;
const make = rowsIn(db);
const admin = await signedIn("Admin");
const client = await signedIn("Tenderer");
const url = "/api/JobRequest/Export";

const subcategory = await make.subcategory((await make.category("Peinture")).id, "Façade");
const region = await make.region({ name: "Genève" });
const subregion = await make.region({ parentId: region.id, name: "Carouge" });
const place = { subcategoryId: subcategory.id, subregionId: subregion.id };
const tenderer = await make.tenderer();

const request = (fields: Parameters<typeof make.request>[2] = {}) => make.request(tenderer.id, place, fields);
const taken = (payload: object = {}, authorization = admin.authorization) =>
  app.inject({ method: "POST", url, headers: { authorization }, payload });

beforeEach(() => emptyTables(sql, "job_requests, audit_entries, attempts"));

describe("a list as a file", () => {
  test("opens in a spreadsheet: mark, semicolons, CRLF, accents, quotes, no formula", async () => {
    await request({ title: 'Crépi; volets « bleus » et "gris"', locality: "=cmd|' /C calc'!A0", budgetMin: 125_050 });
    const answer = await taken();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="offres-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, end] = answer.rawPayload.subarray(3).toString().split("\r\n");
    expect(head).toMatch(/^N°;État;Titre;Catégorie;Sous-catégorie;Canton;District;NPA;Localité;Prénom;Nom;E-mail;/);
    expect(row).toContain(';À transmettre;"Crépi; volets « bleus » et ""gris""";Peinture;Façade;Genève;Carouge;');
    expect(row).toContain(";'=cmd|' /C calc'!A0;Léa;Blanc;");
    expect(row).toContain(";1250.5;");
    expect(end).toBe("");
  });

  test("holds what the filters hold, in the order of the list, however many there are", async () => {
    const old = await request({ createdAt: "2026-01-05T10:00:00Z" });
    const young = await request({ createdAt: "2026-03-05T10:00:00Z" });
    await request({ createdAt: "2025-03-05T10:00:00Z" });
    await sql`insert into job_requests (tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference, currency, form, answers, created_at)
      select tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference, currency, form, answers, '2026-02-01'
      from job_requests, generate_series(1, 2500) where id = ${old.id}`;
    const numbers = (payload: string) =>
      payload
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(";")[0]);
    const ofYear = numbers((await taken({ createdFrom: "2026-01-01" })).payload);
    expect(ofYear).toHaveLength(2502);
    expect([ofYear[0], ofYear.at(-1)]).toEqual([young.number, old.number]);
    expect(new Set(ofYear).size).toBe(2502);
    const chosen = numbers((await taken({ ids: [old.id, young.id], sort: "oldest" })).payload);
    expect(chosen).toEqual([old.number, young.number]);
  });

  test("says how far a request has come, in the words of the list, and how many of its companies said something", async () => {
    const { id } = await request();
    const now = new Date().toISOString();
    const read = async () => {
      const [head = "", line = ""] = (await taken({ ids: [id] })).payload.split("\r\n");
      const cells = line.split(";");
      return ["État", "Destinataires", "Réponses"].map((name) => cells[head.split(";").indexOf(name)]);
    };
    expect(await read()).toEqual(["À transmettre", "0", "0"]);
    await db.update(jobRequests).set({ status: JobStatus.Processed, processedAt: now });
    const [first, second] = [await make.company(), await make.company()];
    const of = { jobRequestId: id, ...place };
    await make.recipient({ ...of, companyId: first.id });
    await make.recipient({ ...of, companyId: second.id });
    expect(await read()).toEqual(["Envoyée", "2", "0"]);
    const set = (row: Partial<typeof jobRequestCompanies.$inferInsert>) =>
      db.update(jobRequestCompanies).set(row).where(eq(jobRequestCompanies.companyId, first.id));
    await set({ seenAt: now });
    expect(await read()).toEqual(["Vue", "2", "0"]);
    await set({ response: "interested", message: "Dès lundi.", respondedAt: now, firstRespondedAt: now });
    expect(await read()).toEqual(["Répondue", "2", "1"]);
    await set({ clientDecision: "accepted", decidedAt: now });
    expect(await read()).toEqual(["Acceptée", "2", "1"]);
  });

  test("says of a client whose account is deleted that it is", async () => {
    const gone = await make.tenderer();
    await sql`update users set first_name = '—', last_name = '—' where id = ${gone.actor.userId}`;
    await make.request(gone.id, place);
    expect((await taken()).payload).toContain(";;Client supprimé;;");
  });

  test("is noted before it is sent, without the text that was searched for", async () => {
    await taken({ search: "Léa Blanc", statuses: [0] });
    const [entry] = await db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: "jobRequest.export", entity: "jobRequest", actorId: admin.userId });
    expect(entry?.details).toEqual({ statuses: [0], sort: "newest", searched: true });
  });

  test("is for admins: 401, 403, then 400", async () => {
    expect((await app.inject({ method: "POST", url, payload: {} })).json()).toMatchObject({ status: 401 });
    const wrong = { ids: ["x"] };
    expect((await taken(wrong, client.authorization)).json()).toMatchObject({ status: 403, code: "FORBIDDEN" });
    expect((await taken(wrong)).json()).toMatchObject({ status: 400, errors: { "ids.0": [expect.any(String)] } });
    expect((await app.inject({ url })).json()).toMatchObject({ status: 405 });
    expect(await db.$count(auditEntries)).toBe(0);
  });

  test("is described in the document", async () => {
    const documented = await documentedAnswers(app);
    documented(await taken());
    documented(await taken({ sort: "sideways" }));
  });

  test("can be taken sixty times an hour", async () => {
    const used = Array.from({ length: 60 }, () => ({
      kind: "export" as const,
      subject: admin.userId,
      userId: admin.userId,
    }));
    await db.insert(attempts).values(used);
    const answer = await taken();
    expect(answer.json()).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3000);
  });
});

describe("a file that is much larger than what waits on the way", () => {
  const open: { destroy: () => void }[] = [];
  afterEach(() => {
    for (const one of open.splice(0)) one.destroy();
  });

  /** A download that takes what comes first, and then nothing more. */
  async function begun({ authorization } = admin): Promise<number | undefined> {
    await app.listen({ port: 0, host: "127.0.0.1" }).catch(() => undefined);
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const sent = call({
        port,
        path: url,
        method: "POST",
        host: "127.0.0.1",
        agent: false,
        headers: { authorization, "content-type": "application/json", "content-length": 2 },
      });
      open.push(sent);
      sent.on("error", reject);
      sent.on("response", (answer) => resolve(answer.statusCode));
      sent.end("{}");
    });
  }

  /** Connections that wait for somebody to go on, whoever that is. */
  const held = async () => {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    return row?.n;
  };

  test("is read no faster than it is taken and holds no connection meanwhile; three at once are enough, two of an account", async () => {
    const { id } = await request();
    await db
      .update(jobRequests)
      .set({ status: 1, canceledAt: "2026-01-05T10:00:00Z", cancelReason: "Le projet est reporté. ".repeat(200) })
      .where(eq(jobRequests.id, id));
    await sql`insert into job_requests (tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference, currency, form, answers, status, canceled_at, cancel_reason)
      select tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference, currency, form, answers, status, canceled_at, cancel_reason
      from job_requests, generate_series(1, 8000) where id = ${id}`;
    const other = await signedIn("Admin");
    expect([await begun(), await begun(), await begun()]).toEqual([200, 200, 429]);
    expect([await begun(other), await begun(other)]).toEqual([200, 429]);
    await vi.waitFor(async () => expect(await held()).toBe(0), 5_000);
    expect(await begun(other)).toBe(429);
    for (const one of open.splice(0)) one.destroy();
    await vi.waitFor(async () => expect((await taken({ search: "reporté" })).statusCode).toBe(200), 5_000);
  });
});
