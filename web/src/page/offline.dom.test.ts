import { expect, onTestFinished, test, vi } from "vitest";
import { openOnceReached, standsInstead, tellOffline } from "./offline.ts";

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

test("what stands in the place of a page makes room once the server answers, though the line was back before it listened", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = vi
    .spyOn(globalThis, "fetch")
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockResolvedValue(new Response("ok"));
  onTestFinished(() => answers.mockRestore());
  const open = vi.fn<() => void>();
  onTestFinished(openOnceReached(open));

  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveBeenCalledTimes(2);
  expect(open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(open).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(answers).toHaveBeenCalledTimes(3);
});

test("what stands in the place of a page looks at once when the browser says that the line is back", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const answers = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("ok"));
  onTestFinished(() => answers.mockRestore());
  const open = vi.fn<() => void>();
  onTestFinished(openOnceReached(open));

  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(open).toHaveBeenCalledOnce();
});

test("the page that says that there is no line stands in the place of another, but not of itself", () => {
  onTestFinished(() => {
    document.body.replaceChildren();
    window.history.replaceState(null, "", "/");
  });
  window.history.replaceState(null, "", "/company/messages");
  expect(standsInstead()).toBe(false);
  document.body.innerHTML = `<div data-instead="">Vous êtes hors connexion</div>`;
  expect(standsInstead()).toBe(true);
  window.history.replaceState(null, "", "/offline?lang=en");
  expect(standsInstead()).toBe(false);
});
