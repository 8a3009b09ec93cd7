import { beforeEach, expect, test, vi } from "vitest";
import { createLayoutStore, layoutDefaults } from "./store.ts";

beforeEach(() => sessionStorage.clear());

test("the defaults are those of the specification", () => {
  expect(createLayoutStore(sessionStorage).current()).toEqual({
    layout: "horizontal",
    mode: "light",
    width: "fluid",
    position: "fixed",
    topbar: "light",
    sidebarSize: "lg",
    sidebarColor: "dark",
    preloader: "disable",
    theme: "default",
    sidebarView: "default",
    sidebarImage: "none",
  });
});

test("a choice counts at once and for the next page of the tab, and is told apart from a default", () => {
  const store = createLayoutStore(sessionStorage);
  const heard = vi.fn();
  store.subscribe(heard);
  store.change({ layout: "vertical" });

  expect(heard).toHaveBeenCalledOnce();
  const next = createLayoutStore(sessionStorage);
  expect(next.current()).toEqual({ ...layoutDefaults, layout: "vertical" });
  expect([next.isChosen("layout"), next.isChosen("mode")]).toEqual([true, false]);
});

test.each(["{", "null", "3", '{"layout":"spiral","unknown":"x"}'])("%s in storage changes nothing", (stored) => {
  sessionStorage.setItem("layout", stored);
  expect(createLayoutStore(sessionStorage).current()).toEqual(layoutDefaults);
});
