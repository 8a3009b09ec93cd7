import { maxDraftLength, maxDrafts } from "@metiro/shared/request-draft/constants";
import type { DraftContent } from "@metiro/shared/request-draft/schema";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Storage } from "../../../../storage/storage.ts";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { sweepForgottenFiles } from "../../../file/tasks.ts";
import { worldIn } from "../../test/scenario.ts";
import { subCategoryRouter } from "../../../catalogue/index.ts";
import { requestDraftRouter } from "../../index.ts";
import { forgetOldDrafts } from "../remove.ts";

const database = await testDatabase();
const { sql } = database;
const world = await worldIn(database);
const caller = createCallerFactory(requestDraftRouter);
const people = { own: await world.make.tenderer(), other: await world.make.tenderer() };
const own = caller(contextOf(database, people.own.actor));
const other = caller(contextOf(database, people.other.actor));
const { subcategoryId, categoryId } = world.place;
const of = { subcategoryId };

const content = (more: Partial<DraftContent> = {}): DraftContent => ({
  answers: { area: 6.5, from: { street: "Rue du Lac 1" } },
  title: "Ré",
  idempotencyKey: "k1",
  ...more,
});
const begun = (more?: Partial<DraftContent>) => own.save({ ...of, baseRevision: 0, content: content(more) });

beforeEach(() => sql`truncate request_drafts, attempts, idempotency_keys`);

test("what is half typed is kept with the account, on whatever device", async () => {
  const item = await begun();
  expect(item).toMatchObject({ subcategory: { id: subcategoryId }, title: "Ré", revision: 1 });
  expect(await own.list()).toEqual([item]);
  expect(await own.get(of)).toEqual({ ...item, content: content(), photos: [], plans: [] });
  const saved = await own.save({ ...of, baseRevision: 1, content: content({ title: undefined }) });
  expect(saved.revision).toBe(2);
  expect(saved).not.toHaveProperty("title");
});

test("the second writer overwrites nothing unread", async () => {
  await begun();
  await own.save({ ...of, baseRevision: 1, content: content({ title: "Du premier" }) });
  const second = { ...of, content: content({ title: "Du second" }) };
  for (const baseRevision of [0, 1])
    expect(await refusal(own.save({ ...second, baseRevision }))).toMatchObject({
      code: "REVISION_CONFLICT",
      params: { revision: 2 },
    });
  expect(await own.get(of)).toMatchObject({ title: "Du premier" });
  const outcomes = await Promise.allSettled([2, 2].map((baseRevision) => own.save({ ...second, baseRevision })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("what is gone, or of nobody's trade, is not found", async () => {
  await begun();
  expect(await own.remove(of)).toEqual(of);
  expect(await refusal(own.save({ ...of, baseRevision: 1, content: content() }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(own.remove(of))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(own.save({ subcategoryId: categoryId, baseRevision: 0, content: content() }))).toMatchObject({
    code: "NOT_FOUND",
  });
});

test("those of another client do not exist", async () => {
  await begun();
  expect(await other.list()).toEqual([]);
  expect(await refusal(other.get(of))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.remove(of))).toMatchObject({ code: "NOT_FOUND" });
  await other.save({ ...of, baseRevision: 0, content: content({ title: "Autre" }) });
  expect(await own.get(of)).toMatchObject({ title: "Ré" });
});

test("only what has the shape of a draft is kept, and so much of it", async () => {
  const long = { long: "x".repeat(9_000) };
  const answers = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`a${n}`, long.long]));
  const faults = async (given: Partial<Record<keyof DraftContent, unknown>>) =>
    Object.keys((await refusal(begun(given as Partial<DraftContent>))).errors ?? {});
  expect(await faults({ answers })).toEqual(["content.answers"]);
  expect(JSON.stringify(answers).length).toBeGreaterThan(maxDraftLength);
  expect(await faults({ answers: { deep: { er: { still: 1 } } } })).toEqual([
    expect.stringMatching(/^content\.answers\.deep/),
  ]);
  expect(await faults({ answers: { nul: "a\u0000b" } })).toEqual(["content.answers.nul"]);
  expect(await faults({ title: "x".repeat(501) })).toEqual(["content.title"]);
  expect(await faults({ idempotencyKey: "clé" })).toEqual(["content.idempotencyKey"]);
  expect(await own.list()).toEqual([]);
});

test("there is an end to how many, and to how often", async () => {
  await sql`
    with made as (
      insert into subcategories (category_id, name, slug, questions)
      select ${categoryId}, 'Essai ' || n, 'essai-' || n, '{"version":1,"steps":[]}' from generate_series(1, ${maxDrafts}) n
      returning id)
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    select ${people.own.id}, id, id::text, '{}' from made`;
  expect(await refusal(begun())).toMatchObject({ errors: { subcategoryId: [{ rule: "tooMany", max: maxDrafts }] } });
  await sql`truncate request_drafts`;
  await begun();
  await sql`
    insert into attempts (kind, subject) select 'draft', ${people.own.actor.userId} from generate_series(1, 60)`;
  expect(await refusal(own.save({ ...of, baseRevision: 1, content: content() }))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("sending the request removes its draft, and no late save brings it back", async () => {
  await begun();
  const create = (key?: string) => world.as(people.own.actor, key).create(world.input());
  await create("another");
  await create();
  expect(await own.list()).toHaveLength(1);
  await create("k1");
  expect(await own.list()).toEqual([]);
  for (const baseRevision of [0, 1])
    expect(await refusal(own.save({ ...of, baseRevision, content: content() }))).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
});

test("a draft of a trade that becomes part of another one goes along, unless there is one", async () => {
  const admin = createCallerFactory(subCategoryRouter)(contextOf(database, world.admin));
  const target = await world.make.subcategory(categoryId);
  const merged = await world.make.subcategory(categoryId);
  const save = (as: typeof own, id: string, title: string) =>
    as.save({ subcategoryId: id, baseRevision: 0, content: content({ title }) });
  await save(own, merged.id, "Va avec");
  await save(other, merged.id, "Le second");
  await save(other, target.id, "Le premier");
  await admin.merge({ id: merged.id, targetId: target.id });
  expect(await own.get({ subcategoryId: target.id })).toMatchObject({ title: "Va avec" });
  expect((await other.list()).map(({ title }) => title)).toEqual(["Le premier"]);
});

test("drafts are forgotten 90 days after their last change", async () => {
  await begun();
  await sql`update request_drafts set updated_at = now() - interval '89 days 23 hours'`;
  expect(await forgetOldDrafts(database.db)).toBe(0);
  await sql`update request_drafts set updated_at = now() - interval '90 days 1 minute'`;
  expect(await forgetOldDrafts(database.db)).toBe(1);
});

describe("photos of a draft", () => {
  const photo = async (owner: string) => {
    const [row] = await sql<{ id: string }[]>`
      insert into files (owner_id, width, height, bytes, created_at) values (${owner}, 1200, 800, 1000, now() - interval '3 days') returning id`;
    return row?.id ?? "";
  };

  test("come along to another device, one's own only", async () => {
    const [mine, alien] = [await photo(people.own.actor.userId), await photo(people.other.actor.userId)];
    await own.save({ ...of, baseRevision: 0, content: content({ photoIds: [mine, alien] }) });
    const { photos } = await own.get(of);
    expect(photos).toMatchObject([{ id: mine, width: 1200, height: 800, url: expect.stringContaining(mine) }]);
  });

  test("stay as long as it names them", async () => {
    const [named, dropped] = [await photo(people.own.actor.userId), await photo(people.own.actor.userId)];
    await own.save({ ...of, baseRevision: 0, content: content({ answers: { room: [named] } }) });
    const storage = {
      removeFolder: vi.fn<(folder: string) => Promise<void>>().mockResolvedValue(),
    } as unknown as Storage;
    await sweepForgottenFiles(database.db, storage);
    const left = await sql<{ id: string }[]>`select id from files`;
    expect(left.map(({ id }) => id)).toContain(named);
    expect(left.map(({ id }) => id)).not.toContain(dropped);
    await own.remove(of);
    await sweepForgottenFiles(database.db, storage);
    expect(await sql`select id from files where id = ${named}`).toEqual([]);
  });
});
