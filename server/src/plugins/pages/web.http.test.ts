import { createHash } from "node:crypto";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { languages } from "@metiro/shared/languages";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { applicationConfig } from "../../db/schema/index.ts";
import { refreshSettings } from "../../domains/application-config/index.ts";
import { testApp } from "../../test/app/app.ts";
import type { AppRouter } from "../../app/router.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import { appRouter } from "../../app/router.ts";
import { built, dist, script } from "./built-web.fixture.ts";
import type { Pages } from "./pages.ts";
import { staticFiles } from "./static.ts";

const callerOf = createCallerFactory(appRouter);

let drawn = 0;
const own = "document.documentElement.dataset.own = 1";

/** A page for everybody: with a script of the renderer's own, and one that came with the content. */
function sharedPage(
  pathname: string,
  { lang, nonce, lostBare = false }: { lang: string; nonce: string; lostBare?: boolean },
): Response {
  const isLost = pathname.startsWith("/shared/gone");
  if (isLost && lostBare) return new Response(null, { status: 404 });
  drawn += 1;
  const text = `<!DOCTYPE html><title>${lang}</title><script nonce="${nonce}">${own}</script>
    <script src="/a.js" nonce="${nonce}"></script><script>alert("from a post")</script>${"x".repeat(2000)}`;
  return new Response(text, {
    status: isLost ? 404 : 200,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

/** Stands for the client: tells what it was given. */
const render: Pages<AppRouter>["render"] = async (request, options) => {
  const { createContext, lang, messages, nonce, assets } = options;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith("/shared")) return sharedPage(pathname, options);
  if (pathname === "/broken") throw new Error("secret at /srv/page.tsx");
  if (pathname === "/elsewhere") return new Response(null, { status: 307, headers: { location: "/" } });
  const ctx = await createContext();
  const regions = await callerOf(ctx).region.list();
  const body = {
    pathname,
    q: searchParams.get("q"),
    lang,
    text: messages(lang),
    nonce,
    actor: ctx.actor,
    regions,
    assets,
  };
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(JSON.stringify({ ...body, filler: "x".repeat(2000) }), {
    status: pathname === "/gone" ? 404 : 200,
    headers,
  });
};
const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const { app, db } = await testApp({
  env: { PUBLIC_URL: "https://metiro.test" },
  web: { ...built, pages: async () => ({ ...(await built.pages()), render }) },
});

describe("pages", () => {
  test("every path that nothing else answers is rendered, its calls made in the process by nobody", async () => {
    const answer = await app.inject({ url: "/categories/Peinture?q=a%20b", headers: { authorization: "Bearer x" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      pathname: "/categories/Peinture",
      q: "a b",
      lang: "fr",
      text: { hello: ["fr"] },
      actor: null,
      regions: [],
      assets: { "src/sections/auth.ts": { file: "assets/entry-D4jU_Hb3.js" } },
    });
  });

  test("the language is that of the cookie, whatever the browser asks for", async () => {
    const lang = async (headers: Record<string, string>) =>
      (await app.inject({ url: "/", headers })).json<{ lang: string }>().lang;
    expect(await lang({ "accept-language": "en" })).toBe("fr");
    expect(await lang({ cookie: "lang=en" })).toBe("en");
    expect(await lang({ cookie: "lang=ar" })).toBe("ar");
  });

  test("a chosen language is kept in a cookie that goes over https alone, as the site is on https", async () => {
    const { headers } = await app.inject({ url: "/?lang=en" });
    expect(headers["set-cookie"]).toMatch(/^lang=en; .*samesite=lax; secure$/);
  });

  test("another site's script and frame are allowed only while Turnstile is chosen", async () => {
    const policy = async () => String((await app.inject({ url: "/" })).headers["content-security-policy"]);
    expect(await policy()).not.toContain("cloudflare");
    const chosen = { key: "botProtection.provider", value: "turnstile", type: "text", description: "" } as const;
    await db.insert(applicationConfig).values({ ...chosen, isPublic: true });
    refreshSettings(db);
    const widget = "https://challenges.cloudflare.com";
    expect(await policy()).toContain(`script-src ${widget} 'self'`);
    expect(await policy()).toContain(`frame-src ${widget}`);
    await db.delete(applicationConfig);
    refreshSettings(db);
    expect(await policy()).not.toContain("cloudflare");
  });

  test("another site is told of views only while it is the chosen one to count them", async () => {
    const connectOf = async (url: string) =>
      /connect-src ([^;]+)/.exec(String((await app.inject({ url })).headers["content-security-policy"]))?.[1];
    expect(await connectOf("/shared/told")).toBe("'self'");
    const given = { "analytics.provider": "plausible", "analytics.url": "https://stats.test/a" };
    for (const [key, value] of Object.entries(given))
      await db.insert(applicationConfig).values({ key, value, type: "text", description: "", isPublic: true });
    refreshSettings(db);
    expect([await connectOf("/shared/told"), await connectOf("/")]).toEqual(Array(2).fill("https://stats.test 'self'"));
    await db.delete(applicationConfig);
    refreshSettings(db);
    expect(await connectOf("/")).toBe("'self'");
  });

  test("its own inline script carries the nonce of the policy, a new one for each page", async () => {
    const [one, other] = [await app.inject({ url: "/" }), await app.inject({ url: "/" })];
    const { nonce } = one.json<{ nonce: string }>();
    expect(nonce).toMatch(/^[\w-]{22}$/);
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain("unsafe");
    expect(other.json<{ nonce: string }>().nonce).not.toBe(nonce);
    expect(one.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "strict-transport-security": expect.any(String),
    });
  });

  test("one that is the same for everybody is drawn once, for each language", async () => {
    const get = (headers: Record<string, string>, url = "/shared/once") => app.inject({ url, headers });
    const before = drawn;
    const answers = await Promise.all([get({}), get({}), get({ authorization: "Bearer x" })]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(drawn - before).toBe(1);
    expect((await get({ cookie: "lang=en" })).payload).toContain("<title>en</title>");
    expect(drawn - before).toBe(2);
    // What nobody reads of a query makes no other page.
    for (const query of ["?x=1", "?x=2&lang=xx", "?__proto__=1"])
      expect((await get({}, `/shared/once${query}`)).payload).toBe(answers[0].payload);
    expect(drawn - before).toBe(2);
    // What is asked beside the path is endless.
    for (let time = 0; time < 2; time += 1) await get({}, "/shared/once?q=1");
    expect(drawn - before).toBe(4);
  });

  test("what is missing is endless, and its words are drawn once for each pattern and language", async () => {
    const before = drawn;
    const get = (url: string) => app.inject({ url });
    const answers = await Promise.all(["/shared/gone-a", "/shared/gone-b", "/shared/gone-a"].map(get));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(drawn - before).toBe(1);
    expect((await get("/shared/gone-c?lang=en")).payload).toContain("<title>en</title>");
    expect((await get("/shared/gone-d")).payload).toBe(answers[0]?.payload);
    expect(drawn - before).toBe(2);
  });

  test("such a one allows its own script by its hash, and not what came with the content", async () => {
    const { payload, headers } = await app.inject({ url: "/shared/policy" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' '${hashOf(own)}';`);
    expect(policy).not.toContain(hashOf('alert("from a post")'));
    expect(`${policy} ${payload}`).not.toContain("nonce");
    expect(payload).toContain(`<script>${own}</script>`);
    expect(payload).toContain('<script src="/a.js"></script>');
  });

  test("whoever has such a one already is told so, in the coding it came in", async () => {
    const get = (headers: Record<string, string>) => app.inject({ url: "/shared/tag", headers });
    const first = await get({ "accept-encoding": "br" });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain("<title>fr</title>");
    const tag = String(first.headers["etag"]);
    const again = await get({ "accept-encoding": "br", "if-none-match": `"other", W/${tag}` });
    expect([again.statusCode, again.payload, again.headers["etag"]]).toEqual([304, "", tag]);
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    expect((await get({ "accept-encoding": "gzip", "if-none-match": tag })).statusCode).toBe(200);
    expect((await get({ "accept-encoding": "br", "if-none-match": tag, cookie: "lang=en" })).statusCode).toBe(200);
  });

  test("status and redirects are the page's own", async () => {
    expect((await app.inject({ url: "/gone" })).statusCode).toBe(404);
    const elsewhere = await app.inject({ url: "/elsewhere" });
    expect(elsewhere.statusCode).toBe(307);
    expect(elsewhere.headers["location"]).toBe("/");
  });

  test.each([
    ["/categories/", "/categories"],
    ["/categories//?q=a%20b", "/categories?q=a%20b"],
    ["//elsewhere.test/", "/elsewhere.test"],
    ["/%5Celsewhere.test/", "/%5Celsewhere.test"],
  ])("%s has moved to %s for good", async (url, location) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers["location"]]).toEqual([301, location]);
  });

  test("an unknown path is left to the pages for a person, and 404 for a machine", async () => {
    const ask = async (accept?: string) =>
      (await app.inject({ url: "/nowhere/at-all", headers: accept === undefined ? {} : { accept } })).statusCode;
    expect(await ask("text/html,application/xhtml+xml,*/*;q=0.8")).toBe(200);
    expect([await ask("*/*"), await ask()]).toEqual([200, 200]);
    expect([await ask("application/json"), await ask("image/avif,image/*,*/*;q=0.8")]).toEqual([404, 404]);
  });

  test("panels, accounts and the wizard are not to be found, the public pages are", async () => {
    const robotsOf = async (url: string) => (await app.inject({ url })).headers["x-robots-tag"];
    for (const url of ["/admin", "/Company/requests/1", "/tenderer?a=1", "/auth/login", "/request/peinture", "/pages"])
      expect(await robotsOf(url), url).toBe("noindex");
    for (const url of ["/", "/category/peinture", "/companyless", "/shared/once"])
      expect(await robotsOf(url), url).toBeUndefined();
  });

  test.each([
    "/",
    "/shared/once",
    "/auth/login",
    "/broken",
    "/favicon.svg",
    "/assets/worker-D4jU_Hb3.js",
    "/service-worker.js",
    "/healthz",
    "/api/Category/GetAll",
  ])("%s comes with every header of safety", async (url) => {
    const { headers } = await app.inject({ url });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(url.startsWith("/api/") ? /default-src 'none'/ : /script-src 'self'.*;object-src 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "referrer-policy": "same-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers["permissions-policy"]).toContain("camera=(self)");
  });

  test("it comes compressed to who takes it so", async () => {
    const get = (coding: string) => app.inject({ url: "/", headers: { "accept-encoding": coding } });
    const br = await get("gzip, deflate, br");
    expect(br.headers["content-encoding"]).toBe("br");
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toMatchObject({ pathname: "/" });
    const gz = await get("gzip");
    expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toMatchObject({ pathname: "/" });
    expect((await get("identity")).headers["content-encoding"]).toBeUndefined();
  });

  test("what cannot be rendered is a page of words, without anything of the inside", async () => {
    const answer = await app.inject({ url: "/broken", headers: { cookie: "lang=en" } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.payload).toContain("Something went wrong");
    expect(answer.payload).not.toMatch(/secret|page\.tsx/);
  });

  test("a path that looks like another host stays a path", async () => {
    const answer = await app.inject({
      method: "GET",
      url: "http://metiro.test//elsewhere.test/x",
      headers: { host: "metiro.test" },
    });
    expect(answer.json()).toMatchObject({ pathname: "//elsewhere.test/x" });
  });

  test("only reading is a page", async () => {
    expect((await app.inject({ method: "POST", url: "/categories" })).json()).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("files", () => {
  test("those with a hash in their name are kept forever", async () => {
    const answer = await app.inject({ url: "/assets/entry-D4jU_Hb3.js" });
    expect(answer.payload).toBe(script);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toMatch(/javascript/);
  });

  test("those prepared in compressed form are sent so", async () => {
    const answer = await app.inject({ url: "/assets/entry-D4jU_Hb3.js", headers: { "accept-encoding": "br" } });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each(["/assets/entry-D4jU_Hb3.js", "/assets/i18n/fr.json"])(
    "%s carries what a file heeds, and no more",
    async (url) => {
      for (const coding of ["br", "identity"]) {
        const { headers } = await app.inject({ url, headers: { "accept-encoding": coding } });
        expect(headers).toMatchObject({
          "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "same-origin",
        });
        const documents =
          /^(content-security-policy|permissions-policy|referrer-policy|x-frame-options|cross-origin-opener-policy)$/;
        expect(Object.keys(headers).filter((name) => documents.test(name))).toEqual([]);
        const bytes = Object.entries(headers).reduce(
          (sum, [name, value]) => sum + name.length + String(value).length + 4,
          0,
        );
        expect(bytes).toBeLessThan(700);
      }
    },
  );

  test.each(languages)("/assets/i18n/%s.json is there", async (lang) => {
    const answer = await app.inject({ url: `/assets/i18n/${lang}.json` });
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.json()).toEqual({ hello: [lang] });
  });

  test.each(["/assets/i18n/fr.json", "/favicon.svg", "/service-worker.js"])(
    "%s is asked for again each time",
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("public, no-cache");
      const again = await app.inject({ url, headers: { "if-none-match": String(answer.headers["etag"]) } });
      expect(again.statusCode).toBe(304);
    },
  );

  test("the worker of the browser gives way to one that keeps nothing, at its own address", async () => {
    expect((await app.inject({ url: "/service-worker.js" })).payload).toBe("self.keeps = true");
    const off = fastify();
    await off.register(staticFiles, { root: path.join(dist, "client"), worker: false });
    const { payload, headers } = await off.inject({ url: "/service-worker.js" });
    expect(payload).toBe("self.keeps = false");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, no-cache");
    await off.close();
  });

  test.each([
    "/.vite/manifest.json",
    "/assets/../../server/entry-server.js",
    "/assets/%2e%2e/%2e%2e/server/entry-server.js",
  ])("%s is not one", async (url) => {
    expect((await app.inject({ url })).json()).toHaveProperty("pathname");
  });
});

describe("the reference page of the API", () => {
  test("has no inline script and nothing from elsewhere", async () => {
    const page = await app.inject({ url: "/api/docs" });
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.payload).not.toMatch(/<script>|https?:\/\/|style=/);
    const parts = [...page.payload.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url ?? "");
    expect(parts).toHaveLength(10);
    for (const url of parts) expect((await app.inject({ url })).statusCode, url).toBe(200);
  });

  test("shows no other file of its package", async () => {
    expect((await app.inject({ url: "/api/docs/files/index.html" })).statusCode).toBe(404);
    expect((await app.inject({ url: "/api/docs/files/package.json" })).statusCode).toBe(404);
  });
});
