import type { Page } from "@metiro/shared/paging/schema";
import type { User, UserDetail } from "@metiro/shared/user/schema";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { createCompany, createTenderer, createUser } from "../../../factories/index.ts";

const { app, db, sql, signedIn } = await testApp();
const { authorization } = await signedIn("Admin");
const get = (path: string) => app.inject({ url: `/api/User/${path}`, headers: { authorization } });
const list = async (query = "") => (await get(`GetAll?${query}`)).json<{ data: Page<User> }>().data;
const emails = async (query: string) => (await list(query)).items.map(({ email }) => email);

beforeAll(async () => {
  await createTenderer(db, {
    user: { email: "elodie@exemple.ch", firstName: "Élodie", lastName: "Müller", createdAt: "2026-01-03T08:00:00Z" },
  });
  await createCompany(db, {
    name: "Dubois SA",
    user: { email: "jean_100%@exemple.ch", firstName: "Jean", lastName: "Dubois", createdAt: "2026-01-02T08:00:00Z" },
  });
  await createUser(db, {
    email: "jeanx100@exemple.ch",
    lockedAt: "2026-02-01T08:00:00Z",
    createdAt: "2026-01-04T08:00:00Z",
  });
  await createUser(db, { email: "jean.efface@exemple.ch", deletedAt: "2026-02-01T08:00:00Z" });
});

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test("has every account that is not erased, newest first, exactly counted", async () => {
  const page = await list("pageSize=2&pageNumber=2");
  expect(page).toMatchObject({ totalCount: 4, pageNumber: 2, pageSize: 2, totalPages: 2 });
  expect(page.items.map(({ email }) => email)).toEqual(["elodie@exemple.ch", "jean_100%@exemple.ch"]);
  expect(await list("pageNumber=9")).toMatchObject({ items: [], totalCount: 4 });
});

test("says who each is, and no more", async () => {
  const { items } = await list("role=Company");
  expect(items).toEqual([
    {
      id: expect.any(String),
      email: "jean_100%@exemple.ch",
      username: expect.any(String),
      firstName: "Jean",
      lastName: "Dubois",
      role: "Company",
      lang: "fr",
      emailConfirmed: true,
      profileCompleted: true,
      isMachine: false,
      invited: false,
      createdAt: "2026-01-02T08:00:00.000Z",
      updatedAt: expect.any(String),
      companyId: expect.any(String),
      companyName: "Dubois SA",
    },
  ]);
});

test.each([
  ["elodie muller", ["elodie@exemple.ch"]],
  ["MÜLL", ["elodie@exemple.ch"]],
  ["100%@", ["jean_100%@exemple.ch"]],
  ["jean_1", ["jean_100%@exemple.ch"]],
  ["EXEMPLE.CH", ["jeanx100@exemple.ch", "elodie@exemple.ch", "jean_100%@exemple.ch"]],
  ["nobody", []],
  ["%", []],
  ["&|!", []],
])("finds %s", async (search, found) => {
  expect(await emails(query({ search }))).toEqual(found);
  expect((await list(query({ search }))).totalCount).toBe(found.length);
});

test("is narrowed by role and lock", async () => {
  expect(await emails("role=Tenderer&locked=false")).toEqual(["elodie@exemple.ch"]);
  expect(await emails("locked=true")).toEqual(["jeanx100@exemple.ch"]);
  expect((await get("GetAll?role=Chef")).statusCode).toBe(400);
});

test("leads to one account, with its open sessions", async () => {
  const [user] = (await list("locked=true")).items;
  await sql`insert into sessions (user_id) values (${user?.id ?? ""})`;
  await sql`insert into sessions (user_id, ended_at) values (${user?.id ?? ""}, now())`;
  const one = (await get(`Get/${user?.id}`)).json<{ data: UserDetail }>();
  const holdings = { jobRequests: 0, openJobRequests: 0, answers: 0, subscriptions: 0 };
  expect(one.data).toEqual({ ...user, revision: 1, openSessions: 1, secondFactors: 0, holdings });
});
