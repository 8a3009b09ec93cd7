import { expect, onTestFinished, test, vi } from "vitest";
import { tellOffline } from "./offline.ts";

test("without a line the page says so and stays open, but for its own places", () => {
  document.body.innerHTML = `<a id="away" href="/auth/login">Se connecter</a><a id="here" href="#faq">Questions</a><output hidden></output>`;
  onTestFinished(() => document.body.replaceChildren());
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  onTestFinished(() => onLine.mockRestore());
  const bar = document.querySelector("output");
  if (!bar) throw new Error("no bar");
  tellOffline(bar);
  expect(bar.hidden).toBe(true);

  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(bar.hidden).toBe(false);
  const press = (id: string) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press("away")).toBe(true);
  expect(press("here")).toBe(false);

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(bar.hidden).toBe(true);
});
