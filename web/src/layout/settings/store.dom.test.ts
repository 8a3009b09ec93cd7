import { beforeEach, expect, test, vi } from "vitest";
import { createLayoutStore, layoutDefaults } from "./store.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const storeOfTab = () => createLayoutStore(sessionStorage, localStorage);

test("the defaults are those of the specification", () => {
  expect(storeOfTab().current()).toEqual({
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
    rows: "list",
  });
});

test("a choice counts at once and for the next page of the tab", () => {
  const store = storeOfTab();
  const heard = vi.fn();
  store.subscribe(heard);
  store.change({ layout: "vertical" });

  expect(heard).toHaveBeenCalledOnce();
  expect(storeOfTab().current()).toEqual({ ...layoutDefaults, layout: "vertical" });
});

test("a new tab begins with what was last chosen on the device; one that is open keeps its own", () => {
  storeOfTab().change({ mode: "dark" });
  const kept = sessionStorage.getItem("layout");
  sessionStorage.clear();
  const other = storeOfTab();
  expect(other.current().mode).toBe("dark");
  other.change({ mode: "system" });
  sessionStorage.setItem("layout", String(kept));
  expect(storeOfTab().current().mode).toBe("dark");
});

test.each(["{", "null", "3", '{"layout":"spiral","unknown":"x"}'])("%s in storage changes nothing", (stored) => {
  sessionStorage.setItem("layout", stored);
  expect(storeOfTab().current()).toEqual(layoutDefaults);
});
