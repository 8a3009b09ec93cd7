import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callActivity } from "./activity.ts";
import { createBrowserCalls } from "./browser.ts";
import { statusOf } from "./failure/failure.ts";
import { shownFor } from "./failure/shown-failure.ts";
import { viewLink } from "./links/view-link.ts";

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
    await Promise.all([client.user.list.query({}), client.region.overview.query()]);

    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.url).toContain("/trpc/user.list,region.overview");
    expect(sent()[0]?.headers.get("authorization")).toBe("Bearer abc");
  });

  test("go out alone where what comes back is kept", async () => {
    fetched.mockImplementation(() => Promise.resolve(json(answer([]))));
    const client = calls("abc");
    await Promise.all([client.category.list.query(), client.region.tree.query(), client.region.overview.query()]);

    expect(sent().map(({ url }) => /trpc\/([\w.,]+)/.exec(url)?.[1])).toEqual(
      expect.arrayContaining(["category.list", "region.tree", "region.overview"]),
    );
  });

  test("ask for the language of the page", async () => {
    fetched.mockResolvedValue(json([answer([])]));
    const headers = () => ({ "x-language": "fr" });
    await createBrowserCalls({ token: () => undefined, headers, onFailure }).client.region.overview.query();
    expect(sent()[0]?.headers.get("x-language")).toBe("fr");
  });

  test("of a panel that an admin looks at: what is closed to a look is not asked for, and no toast says so", async () => {
    fetched.mockResolvedValue(json([answer({ items: [] })]));
    const { client } = createBrowserCalls({ token: () => "abc", onFailure, before: viewLink });
    await expect(client.conversation.unread.query()).rejects.toMatchObject({ data: { httpStatus: 403 } });
    expect(fetched).not.toHaveBeenCalled();
    const [[error]] = onFailure.mock.calls as [[object]];
    expect(error && shownFor(error)).toBe("instead");
    await client.company.own.query();
    expect(sent().map(({ url }) => url)).toEqual([expect.stringContaining("/trpc/company.own")]);
  });

  test("carry no token while nobody is signed in", async () => {
    fetched.mockResolvedValue(json([answer([])]));
    await calls().region.overview.query();

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
        .region.overview.query()
        .catch(() => {});
      expect(callActivity.isBusy()).toBe(false);
    }
  });

  test("tell of their failure once, with what the caller said of them", async () => {
    const problem = { status: 409, code: "CONFLICT", detail: "Non." };
    fetched.mockResolvedValue(json([{ error: { message: "Non.", code: -32000, data: { problem } } }], 409));
    const context = { quiet: true };
    await expect(calls("abc").region.overview.query(undefined, { context })).rejects.toThrow("Non.");

    expect(onFailure).toHaveBeenCalledOnce();
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ data: { problem } }), context, "abc");
  });

  test("keep the status of what a proxy answers in the server's place", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await expect(calls("abc").region.overview.query()).rejects.toThrow();
    expect(onFailure.mock.calls.map(([error]) => statusOf(error as never))).toEqual([502]);
    onFailure.mockClear();
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(calls("abc").region.overview.query()).rejects.toThrow();
    expect(onFailure.mock.calls.map(([error]) => statusOf(error as never))).toEqual([0]);
  });

  describe("where the server has no place for them", () => {
    const full = { status: 503, code: "UNAVAILABLE", detail: "Réessayez.", params: { retryAfterSeconds: 5 } };
    const refused = () => json([{ error: { message: "Réessayez.", code: -32_000, data: { problem: full } } }], 503);
    const proxied = (after: string) =>
      new Response("<h1>Busy</h1>", { status: 503, headers: { "retry-after": after } });
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test.each([
      ["the server", refused],
      ["a proxy", () => proxied("5")],
      ["a proxy, by a date", () => proxied(new Date(Date.now() + 5_000).toUTCString())],
    ])("reads are made again, quietly, when %s said they may", async (_, refuse) => {
      fetched.mockImplementationOnce(() => Promise.resolve(refuse())).mockResolvedValue(json([answer(["a"])]));
      const read = calls("abc").region.overview.query();
      await vi.advanceTimersByTimeAsync(3_900);
      expect(fetched).toHaveBeenCalledOnce();
      expect(callActivity.isBusy()).toBe(true);
      await vi.advanceTimersByTimeAsync(3_600);
      expect(await read).toEqual(["a"]);
      expect(fetched).toHaveBeenCalledTimes(2);
      expect(onFailure).not.toHaveBeenCalled();
    });

    test("reads fail, once, after three refusals, or at once when the pause is long or none is told", async () => {
      fetched.mockImplementation(() => Promise.resolve(refused()));
      const read = calls("abc").region.overview.query();
      const failed = expect(read).rejects.toThrow("Réessayez.");
      await vi.advanceTimersByTimeAsync(15_000);
      await failed;
      expect(fetched).toHaveBeenCalledTimes(3);
      expect(onFailure).toHaveBeenCalledOnce();
      for (const answered of [() => proxied("3600"), () => new Response("", { status: 503 })]) {
        fetched.mockReset().mockImplementation(() => Promise.resolve(answered()));
        const refusedAtOnce = expect(calls("abc").region.overview.query()).rejects.toThrow();
        await vi.advanceTimersByTimeAsync(100);
        await refusedAtOnce;
        expect(fetched).toHaveBeenCalledOnce();
      }
    });

    test("writes are not made again, but with a key that makes a repetition harmless", async () => {
      fetched.mockImplementation(() => Promise.resolve(refused()));
      const refusedAtOnce = expect(calls("abc").auth.signOut.mutate()).rejects.toThrow("Réessayez.");
      await vi.advanceTimersByTimeAsync(100);
      await refusedAtOnce;
      expect(fetched).toHaveBeenCalledOnce();
      fetched
        .mockReset()
        .mockImplementationOnce(() => Promise.resolve(proxied("1")))
        .mockResolvedValue(json(answer({ id: "1" })));
      const write = calls("abc").auth.signOut.mutate(undefined, { context: { idempotencyKey: "k1" } });
      await vi.advanceTimersByTimeAsync(1_600);
      expect(await write).toEqual({ id: "1" });
    });

    test("what is given up meanwhile is not made again", async () => {
      fetched.mockImplementation(() => Promise.resolve(refused()));
      const giveUp = new AbortController();
      const read = calls("abc").region.overview.query(undefined, { signal: giveUp.signal });
      const ended = expect(read).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(1_000);
      giveUp.abort();
      await ended;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(fetched).toHaveBeenCalledOnce();
      expect(callActivity.isBusy()).toBe(false);
    });
  });

  test("have not failed when they were given up, and no longer keep the page busy", async () => {
    const giveUp = new AbortController();
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("given up", "AbortError")));
        }),
    );
    const call = calls().region.overview.query(undefined, { signal: giveUp.signal });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    giveUp.abort();

    await expect(call).rejects.toThrow();
    expect(onFailure).not.toHaveBeenCalled();
    expect(callActivity.isBusy()).toBe(false);
  });
});
