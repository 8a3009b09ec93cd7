import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callActivity } from "./activity.ts";
import { createBrowserCalls } from "./browser.ts";
import { statusOf } from "./failure/failure.ts";

const answer = (data: unknown) => ({ result: { data } });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const fetched = vi.fn<typeof fetch>();
const onFailure = vi.fn();

function calls(token?: string) {
  return createBrowserCalls({ token: () => token, onFailure }).client;
}

const sent = () =>
  fetched.mock.calls.map(([url, init]) => ({ url: url as string, headers: new Headers(init?.headers) }));

beforeEach(() => {
  fetched.mockReset();
  onFailure.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe("calls of a page", () => {
  test("go out together, with the token of the session", async () => {
    fetched.mockResolvedValue(json([answer([]), answer([])]));
    const client = calls("abc");
    await Promise.all([client.category.list.query(), client.region.tree.query()]);

    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.url).toContain("/trpc/category.list,region.tree");
    expect(sent()[0]?.headers.get("authorization")).toBe("Bearer abc");
  });

  test("ask for the language of the page", async () => {
    fetched.mockResolvedValue(json([answer([])]));
    const headers = () => ({ "x-language": "fr" });
    await createBrowserCalls({ token: () => undefined, headers, onFailure }).client.category.list.query();
    expect(sent()[0]?.headers.get("x-language")).toBe("fr");
  });

  test("carry no token while nobody is signed in", async () => {
    fetched.mockResolvedValue(json([answer([])]));
    await calls().category.list.query();

    expect(sent()[0]?.headers.has("authorization")).toBe(false);
  });

  test("go out alone when a header is theirs only", async () => {
    fetched.mockImplementation(() => Promise.resolve(json(answer({ id: "1" }))));
    const client = calls("abc");
    await Promise.all([
      client.auth.signOut.mutate(undefined, { context: { token: "old" } }),
      client.auth.signOut.mutate(undefined, { context: { idempotencyKey: "k1" } }),
    ]);

    expect(sent().map(({ headers }) => [headers.get("authorization"), headers.get("idempotency-key")])).toEqual([
      ["Bearer old", null],
      ["Bearer abc", "k1"],
    ]);
  });

  test("keep the page busy from their start to their end, however they end", async () => {
    const outcomes = [json([answer([])]), json([{ error: { message: "no", code: -32603, data: {} } }], 500)];
    for (const outcome of outcomes) {
      fetched.mockImplementation(() => {
        expect(callActivity.isBusy()).toBe(true);
        return Promise.resolve(outcome);
      });
      await calls()
        .category.list.query()
        .catch(() => {});
      expect(callActivity.isBusy()).toBe(false);
    }
  });

  test("tell of their failure once, with what the caller said of them", async () => {
    const problem = { status: 409, code: "CONFLICT", detail: "Non." };
    fetched.mockResolvedValue(json([{ error: { message: "Non.", code: -32000, data: { problem } } }], 409));
    const context = { quiet: true };
    await expect(calls("abc").category.list.query(undefined, { context })).rejects.toThrow("Non.");

    expect(onFailure).toHaveBeenCalledOnce();
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ data: { problem } }), context, "abc");
  });

  test("keep the status of what a proxy answers in the server's place", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await expect(calls("abc").category.list.query()).rejects.toThrow();
    expect(onFailure.mock.calls.map(([error]) => statusOf(error as never))).toEqual([502]);
    onFailure.mockClear();
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(calls("abc").category.list.query()).rejects.toThrow();
    expect(onFailure.mock.calls.map(([error]) => statusOf(error as never))).toEqual([0]);
  });

  test("have not failed when they were given up, and no longer keep the page busy", async () => {
    const giveUp = new AbortController();
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("given up", "AbortError")));
        }),
    );
    const call = calls().category.list.query(undefined, { signal: giveUp.signal });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    giveUp.abort();

    await expect(call).rejects.toThrow();
    expect(onFailure).not.toHaveBeenCalled();
    expect(callActivity.isBusy()).toBe(false);
  });
});
