import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { appRouter } from "../../app/router.ts";
import { described } from "../../openapi/operation.ts";
import type { Deprecation } from "../../procedures/deprecation.ts";
import { anonymousContext } from "../context.ts";
import { allow, router } from "../init.ts";
import { rest } from "./rest.ts";
import type { Services } from "../services.ts";
import { proceduresOf } from "./procedure.ts";

const deprecated: Deprecation = { since: "2027-01-31", sunset: "2027-09-01", successor: "/Region/All" };
const call = (path: `/${string}`, ending?: Deprecation) =>
  allow("region.list")
    .meta({ openapi: { method: "GET", path }, ...(ending && { rest: { deprecated: ending } }) })
    .output(z.string())
    .query(() => "read");
const old = router({ old: call("/Region/Old", deprecated), lasting: call("/Region/Lasting") });

test("a call that goes away says so with each answer, and to nobody else's", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const services = { fileSigner: { addressesFor: () => ({}) } } as unknown as Services;
  const contextOf = async () =>
    anonymousContext(services, { lang: "fr", ip: "127.0.0.1", requestId: "test", log: app.log });
  await app.register(rest, { prefix: "/api", router: old, contextOf });
  const { headers, statusCode } = await app.inject("/api/Region/Old");
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    deprecation: "@1801353600",
    sunset: "Wed, 01 Sep 2027 00:00:00 GMT",
    link: '</api/Region/All>; rel="successor-version", </api/changelog>; rel="deprecation"; type="text/html"',
  });
  const lasting = await app.inject("/api/Region/Lasting");
  expect([lasting.statusCode, lasting.headers["deprecation"], lasting.headers["sunset"]]).toEqual([
    200,
    undefined,
    undefined,
  ]);
});

test("the document says it as well", () => {
  const [procedure] = proceduresOf(old);
  if (!procedure) throw new Error("The router has no procedure");
  const operation = { responses: { 200: { description: "", content: { "application/json": { schema: {} } } } } };
  const describe = { input: () => ({}), fields: <T>(fields: T) => fields };
  expect(described(operation as never, procedure, describe as never)).toMatchObject({
    deprecated: true,
    description: expect.stringMatching(
      /^Deprecated since 2027-01-31, gone from 2027-09-01 at the earliest: use `\/Region\/All`\./,
    ),
  });
});

const halfAYear = 180 * 24 * 3600 * 1000;

test("whatever goes away stays half a year, and its successor is a call that is there", () => {
  const procedures = proceduresOf(appRouter);
  const paths = new Set(procedures.map(({ meta }) => meta.openapi?.path));
  for (const { path, meta } of procedures) {
    const ending = meta.rest?.deprecated;
    if (!ending) continue;
    expect([path, Date.parse(ending.sunset) - Date.parse(ending.since) >= halfAYear]).toEqual([path, true]);
    if (ending.successor !== undefined) expect(paths).toContain(ending.successor);
  }
});
