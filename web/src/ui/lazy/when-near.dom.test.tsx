import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WhenNear } from "./when-near.tsx";

/** Observers that are asked, with how far below the window they look. */
const watching = new Map<string, (isIntersecting: boolean) => void>();

class Observer {
  readonly #margin: string;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
    this.#margin = rootMargin;
    watching.set(rootMargin, (isIntersecting) => act(() => seen([{ isIntersecting }])));
  }
  observe() {}
  disconnect() {
    watching.delete(this.#margin);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  watching.clear();
});

test("what the window shows is drawn at once, what is below it once the reader moves and comes near", () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  render(<WhenNear>À côté</WhenNear>);
  expect([...watching.keys()]).toEqual(["0px"]);
  watching.get("0px")?.(false);
  expect(screen.queryByText("À côté")).toBeNull();
  dispatchEvent(new Event("scroll"));
  expect([...watching.keys()]).toEqual(["400px"]);
  watching.get("400px")?.(true);
  expect(screen.getByText("À côté")).toBeTruthy();
  expect(watching.size).toBe(0);
});

test("what stands in the window needs nobody to move", () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  render(<WhenNear>À côté</WhenNear>);
  watching.get("0px")?.(true);
  expect(screen.getByText("À côté")).toBeTruthy();
});

test("where the browser cannot tell, it is there", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  render(<WhenNear>À côté</WhenNear>);
  expect(screen.getByText("À côté")).toBeTruthy();
});
