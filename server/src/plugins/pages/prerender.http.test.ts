import { prerenderPageHeader, prerenderReaderHeader } from "@metiro/shared/prerender";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import type { AppRouter } from "../../app/router.ts";
import { testApp } from "../../test/app/app.ts";
import type { Pages } from "./pages.ts";

const prerender = vi.fn<NonNullable<Pages<AppRouter>["prerender"]>>(
  async () => `<h1 class="a">drawn<img src="/f?a=1&amp;signature=s"></h1>`,
);
afterEach(() => void prerender.mockClear());
const pages: Pages<AppRouter> = {
  render: async () => new Response(),
  prerender,
  messages: () => ({}),
  patternOf: (path) => path,
  publicPatterns: [],
  pictogram: () => "",
};
const { app, signedIn } = await testApp({
  env: { RATE_LIMIT_PER_MINUTE: "1000" },
  web: { pages: async () => pages },
});
const [client, company] = [await signedIn("Tenderer"), await signedIn("Company")];

const batch = "/trpc/auth.profile,jobRequest.listForTenderer?batch=1&input=%7B%221%22%3A%7B%22pageSize%22%3A2%7D%7D";
const readerOf = (reader: object) => encodeURIComponent(JSON.stringify(reader));
const anybody = readerOf({ firstName: "", isPhone: false });
const ask = async (
  page: string | undefined,
  { url = batch, authorization = client.authorization, reader = anybody } = {},
) =>
  app.inject({
    url,
    headers: {
      authorization,
      [prerenderReaderHeader]: reader,
      ...(page !== undefined && { [prerenderPageHeader]: page }),
    },
  });

test("behind the answers of a batch comes the page that they are for, drawn from them alone for who asked", async () => {
  const plain = await ask(undefined);
  const answers = plain.json<object[]>();
  expect(answers).toHaveLength(2);
  const drawn = await ask("/tenderer?phase=open", { reader: readerOf({ firstName: "Zoé", isPhone: true }) });
  const [last] = drawn.json<{ page: string }[]>().splice(2);
  expect(drawn.json<object[]>().slice(0, 2)).toEqual(answers);
  expect(gunzipSync(Buffer.from(last?.page ?? "", "base64")).toString()).toBe(`<h1 class="a">drawn<img></h1>`);
  expect(drawn.headers["cache-control"]).toBe("no-store");
  const [request, answered, options] = prerender.mock.calls[0] ?? [];
  expect(request?.url).toMatch(/\/tenderer\?phase=open$/);
  expect(answered).toEqual({
    token: client.authorization.replace("Bearer ", ""),
    userId: client.userId,
    reader: { firstName: "Zoé", isPhone: true },
    // What may not be compressed is not drawn.
    calls: [{ path: "jobRequest.listForTenderer", input: { pageSize: 2 } }],
    answers: answers.slice(1),
  });
  // What is asked for besides is asked for by nobody.
  expect((await options?.createContext())?.actor).toBeNull();
  expect(prerender).toHaveBeenCalledTimes(1);
});

test.each(["/", "/auth/login", "//elsewhere/tenderer", "/tenderers", "/tenderer#a", `/tenderer?${"a".repeat(3000)}`])(
  "%.40s is no page of a panel",
  async (page) => {
    expect((await ask(page)).json()).toHaveLength(2);
    expect(prerender).not.toHaveBeenCalled();
  },
);

test("nothing is drawn where a call was refused, nobody is signed in, it is no batch, or nothing is known of the reader", async () => {
  expect((await ask("/company", { authorization: company.authorization })).statusCode).toBe(207);
  expect((await ask("/tenderer", { authorization: "Bearer none" })).statusCode).toBe(401);
  expect((await ask("/tenderer", { url: "/trpc/auth.profile" })).json()).toHaveProperty("result");
  expect((await ask("/tenderer", { reader: "%" })).json()).toHaveLength(2);
  expect((await ask("/tenderer", { reader: readerOf({ firstName: 1 }) })).json()).toHaveLength(2);
  expect(prerender).not.toHaveBeenCalled();
});

test("a page that fails to be drawn, or of which there is nothing, leaves the answers as they are", async () => {
  prerender.mockRejectedValueOnce(new Error("no"));
  expect((await ask("/tenderer")).json()).toHaveLength(2);
  prerender.mockResolvedValueOnce(undefined);
  expect((await ask("/tenderer")).json()).toHaveLength(2);
});
