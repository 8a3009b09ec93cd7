import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReportProgress } from "./use-report-progress.ts";

const sent: unknown[] = [];
beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

const trade = { id: "t", questionsRevision: 3 };
const told = (shown: string[], passed: string[]) => [
  "/request-progress",
  { subcategoryId: "t", revision: 3, shown, passed },
];
type At = { screen: string; index: number } | undefined;

test("what was come to and what led on is said once, when the page is left", () => {
  const { rerender, unmount } = renderHook(({ at }: { at: At }) => useReportProgress(trade, at), {
    initialProps: { at: undefined as At },
  });
  for (const at of [
    { screen: "q-a", index: 0 },
    { screen: "q-b", index: 1 },
    { screen: "q-a", index: 0 },
    { screen: "q-b", index: 1 },
  ])
    rerender({ at });
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toEqual([told(["q-a", "q-b"], ["q-a"])]);
  rerender({ at: { screen: "place", index: 2 } });
  unmount();
  expect(sent).toEqual([told(["q-a", "q-b"], ["q-a"]), told(["place"], ["q-b"])]);
});

test("the last screen leads on when the request is sent", () => {
  const { result, unmount } = renderHook(() => useReportProgress(trade, { screen: "summary", index: 9 }));
  result.current("summary");
  result.current("summary");
  unmount();
  expect(sent).toEqual([told(["summary"], ["summary"])]);
});

test("who has not come anywhere is not counted", () => {
  const { unmount } = renderHook(() => useReportProgress(trade, undefined));
  unmount();
  expect(sent).toEqual([]);
});
