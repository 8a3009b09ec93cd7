import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offerBackToTop } from "./back-to-top.ts";

const { dataset } = document.documentElement;
/** What lies under each point of the screen; set by a test. */
let under: (x: number) => Element;

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => act());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(844);
  document.elementsFromPoint = (x) => [under(x), document.body];
  under = () => document.body;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "elementsFromPoint");
});

function spotAt(y: number): string | undefined {
  vi.stubGlobal("scrollY", y);
  window.dispatchEvent(new Event("scroll"));
  return dataset["topSpot"];
}

test("it is offered past 100 pixels", () => {
  offerBackToTop();
  expect([0, 100, 101, 50].map(spotAt)).toEqual([undefined, undefined, "right", undefined]);
});

test("it goes where nothing can be pressed, stays there while it can, and stays away where everything can be", () => {
  offerBackToTop();
  const button = document.createElement("button");
  button.append(document.createElement("span"));
  const inButton = button.firstElementChild as Element;
  under = (x) => (x > 195 ? inButton : document.body);
  expect(spotAt(200)).toBe("left");
  under = () => document.body;
  expect(spotAt(220)).toBe("left");
  under = () => inButton;
  expect(spotAt(240)).toBeUndefined();
  under = () => document.body;
  expect(spotAt(260)).toBe("right");
});
