import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeToasts, takeToasts, showStoredToasts } from "./stored-toasts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const deleted = { tone: "success", title: "Success", text: "Votre compte est <supprimé>." } as const;

test("what a page was telling is told once by the next one, and not when it is no news any more", () => {
  storeToasts([deleted]);
  expect(takeToasts()).toEqual([deleted]);
  expect(takeToasts()).toEqual([]);
  storeToasts([deleted]);
  vi.advanceTimersByTime(31_000);
  expect(takeToasts()).toEqual([]);
});

test("a plain page shows it for a while, as the text that it is", () => {
  showStoredToasts();
  expect(document.querySelector("[role=region]")).toBeNull();
  storeToasts([deleted]);
  showStoredToasts();
  vi.advanceTimersToNextFrame();
  expect(document.querySelector("[role=region] li")?.textContent).toBe("SuccessVotre compte est <supprimé>.");
  vi.advanceTimersByTime(5_000);
  expect(document.querySelector("[role=region]")).toBeNull();
});
