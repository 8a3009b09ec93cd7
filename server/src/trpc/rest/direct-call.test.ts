import Fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import type { Services } from "../services.ts";
import type { Actor } from "../actor.ts";
import { anonymousContext, type Context } from "../context.ts";
import { allow, router } from "../init.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { refusalOf } from "../../errors/refusal.ts";
import { freshSession } from "../../test/app/caller.ts";
import { proceduresOf } from "./procedure.ts";
import type { Role } from "@metiro/shared/roles";

const input = z.object({ name: z.string(), size: z.int().default(1) });
const output = z.object({ name: z.string() });
type Input = z.infer<typeof input>;
const verb = ({ input }: { input: Input }) => ({ name: input.name, secret: "not part of the output" });
let passed = 0;

/** The same procedure twice: as it is, and with one more step, which tRPC's own chain has to carry out. */
const direct = allow("region.add").input(input).output(output).mutation(verb);
const chained = allow("region.add")
  .use(({ next }) => {
    passed++;
    return next();
  })
  .input(input)
  .output(output)
  .mutation(verb);
const odd = {
  wrongOutput: allow("region.list")
    .output(output)
    .query(() => ({}) as never),
  later: allow("region.list")
    .input(z.object({ n: z.int().refine(async (n) => Promise.resolve(n > 1)) }))
    .query(({ input }) => input.n),
  exact: allow("region.list")
    .meta({ isExact: true })
    .input(z.object({ more: z.boolean() }))
    .output(output)
    .query(({ input: { more } }) => ({ name: "Uri", ...(more && { secret: "not part of the output" }) })),
  failing: allow("region.list").query(() => {
    throw new Error("verb");
  }),
};
const procedures = new Map(proceduresOf(router({ direct, chained, ...odd })).map((found) => [found.path, found]));

const services = { fileSigner: { addressesFor: () => ({}) } } as unknown as Services;
const { log } = Fastify();
const nobody = anonymousContext(services, { lang: "fr", ip: "127.0.0.1", requestId: "test", log });
const account = {
  userId: "u",
  sessionId: "s",
  ...freshSession,
  emailConfirmed: true,
  profileCompleted: true,
};
const actors: Record<Role, Actor> = {
  Admin: { ...account, role: "Admin" },
  Tenderer: { ...account, role: "Tenderer", tendererId: "t" },
  Company: { ...account, role: "Company", companyId: "c" },
};
const by = (role: Role): Context => ({ ...nobody, actor: actors[role] });
const call = async (path: string, ctx: Context, value?: unknown) => {
  const procedure = procedures.get(path);
  if (!procedure) throw new Error(`No procedure is called ${path}`);
  try {
    return { data: await procedure.call(ctx, () => value) };
  } catch (error) {
    const { code, errors } = refusalOf(error);
    return { code, errors };
  }
};

describe.each(["direct", "chained"])("%s", (path) => {
  test("guard, then input, then verb, then output", async () => {
    expect(await call(path, nobody, null)).toEqual({ code: "UNAUTHORIZED" });
    expect(await call(path, by("Company"), null)).toEqual({ code: "FORBIDDEN" });
    expect(await call(path, by("Admin"), { size: 1 })).toEqual({
      code: "VALIDATION_FAILED",
      errors: { name: [{ rule: "required" }] },
    });
    expect(await call(path, by("Admin"), { name: "Uri", other: 1 })).toEqual({ data: { name: "Uri" } });
  });

  test("a token that was refused comes first, and the input is not even asked for", async () => {
    let asked = false;
    const refusal = new DomainError("UNAVAILABLE");
    const failed = procedures.get(path)?.call({ ...by("Admin"), refusal }, () => (asked = true));
    await expect(failed).rejects.toThrow("UNAVAILABLE");
    expect(asked).toBe(false);
  });
});

test("a step that is neither guard nor schema is never left out", async () => {
  passed = 0;
  await call("chained", by("Admin"), { name: "Uri" });
  expect(passed).toBe(1);
});

test("an answer that breaks its own schema is the server's fault", async () => {
  expect(await call("wrongOutput", nobody)).toEqual({ code: "INTERNAL" });
});

test("a schema that has to wait is waited for", async () => {
  expect(await call("later", nobody, { n: 2 })).toEqual({ data: 2 });
  expect(await call("later", nobody, { n: 1 })).toEqual({
    code: "VALIDATION_FAILED",
    errors: { n: [{ rule: "invalid" }] },
  });
});

test("an exact answer may hold nothing more than its schema says; in production that is looked at now and then", async () => {
  const [test, production] = (["test", "production"] as const).map((mode) => ({
    ...nobody,
    config: { mode } as Services["config"],
  }));
  if (!test || !production) throw new Error("No context");
  const drawn = vi.spyOn(Math, "random");
  onTestFinished(() => drawn.mockRestore());
  expect(await call("exact", test, { more: false })).toEqual({ data: { name: "Uri" } });
  expect(await call("exact", test, { more: true })).toEqual({ code: "INTERNAL" });
  drawn.mockReturnValue(0.5);
  expect(await call("exact", production, { more: false })).toEqual({ data: { name: "Uri" } });
  drawn.mockReturnValue(0.001);
  expect(await call("exact", production, { more: true })).toEqual({ data: { name: "Uri" } });
});

test("what a verb throws is thrown", async () => {
  expect(await call("failing", nobody)).toEqual({ code: "INTERNAL" });
});
