import type { LiveEvent } from "@metiro/shared/live/schema";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { follow } from "./follow.ts";
import { openStream } from "./stream.ts";

vi.mock("./stream.ts", () => ({ openStream: vi.fn<typeof openStream>(() => () => undefined) }));

const change = { about: "jobRequest", id: "01a21f7a-0b9f-7818-8daa-c47b51a630e9" } as const;

/** Of all windows one holds the lock, the others wait, as in a browser. */
beforeEach(() => {
  vi.mocked(openStream).mockClear();
  let before = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const own = before.then(() => (signal.aborted ? undefined : hold()));
    before = own;
    return own;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A window that begins to listen so many milliseconds after it has read what it shows. */
function openWindow(readAgo: number) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const heard: LiveEvent["about"][] = [];
  const queryClient = new QueryClient();
  const updatedAt = Date.now() - readAgo;
  queryClient.setQueryData([["jobRequest", "get"]], {}, { updatedAt });
  // What no change shows in may be as old as it likes.
  queryClient.setQueryData([["category", "list"]], {}, { updatedAt: updatedAt - 60_000 });
  void follow({
    token: "t",
    userId: "u",
    queryClient,
    signal: end.signal,
    onEvent: ({ about }) => void heard.push(about),
  });
  return { heard, close: () => end.abort() };
}

/** The stream of the window that holds it, once it is open. */
const stream = (nth = 0) =>
  vi.waitFor(() => {
    const call = vi.mocked(openStream).mock.calls[nth];
    if (!call) throw new Error("No stream yet");
    return { readAgo: call[1], tell: call[2] };
  });

test("what happened after a window had read and before it listened, it hears from the window that holds the stream", async () => {
  const first = openWindow(100);
  const { readAgo, tell } = await stream();
  expect(readAgo).toBeGreaterThanOrEqual(3_100);
  expect(readAgo).toBeLessThan(10_000);
  tell({ about: "start" });
  tell(change);
  const late = openWindow(5_000);
  await vi.waitFor(() => expect(late.heard).toEqual(["jobRequest"]));
  expect(first.heard).toEqual(["jobRequest"]);
});

test("a window that has read after the change is told nothing of it", async () => {
  openWindow(0);
  const { tell } = await stream();
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  tell(change);
  vi.advanceTimersByTime(4_000);
  const late = openWindow(0);
  // Windows are answered in the order in which they came: this one lets all read everything anew.
  openWindow(60_000);
  await vi.waitFor(() => expect(late.heard).toEqual(["everything"]));
});

test("a window that has read longer ago than changes are kept reads everything anew", async () => {
  openWindow(0);
  await stream();
  const late = openWindow(60_000);
  await vi.waitFor(() => expect(late.heard).toEqual(["everything"]));
});

test("the window that takes over asks for what happened meanwhile, and reads everything anew where that is too long ago", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const first = openWindow(0);
  await stream();
  const next = openWindow(60_000);
  await vi.waitFor(() => expect(next.heard).toEqual(["everything"]));
  first.close();
  const { tell } = await stream(1);
  tell({ about: "start" });
  await vi.waitFor(() => expect(next.heard).toEqual(["everything", "everything"]));
});
