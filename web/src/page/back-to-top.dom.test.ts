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

test("it stands above what is at the foot, and not above a bar that has scrolled up with its form", () => {
  offerBackToTop();
  const bars = [
    [700, 744],
    [744, 844],
    [300, 360],
  ].map(([top = 0, bottom = 0]) => {
    const bar = document.createElement("div");
    bar.dataset["bottomBar"] = "";
    bar.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
    document.body.append(bar);
    return bar;
  });
  spotAt(200);
  expect(document.documentElement.style.getPropertyValue("--bottom-bar")).toBe("144px");
  for (const bar of bars) bar.remove();
});

test("a page that changes at its top is not asked where it stands, which would lay it out anew each time", async () => {
  offerBackToTop();
  const ask = vi.fn(() => 0);
  spotAt(0);
  Object.defineProperty(window, "scrollY", { configurable: true, get: ask });
  document.body.append(document.createElement("p"));
  window.dispatchEvent(new Event("resize"));
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
});
