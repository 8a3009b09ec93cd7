import { expect, onTestFinished, test, vi } from "vitest";
import { withdrawNotifications } from "./withdraw-notifications.ts";

test("what was told of a person goes, and a browser without a worker is no failure", async () => {
  await withdrawNotifications();
  const told = [{ close: vi.fn() }, { close: vi.fn() }];
  const registration = { getNotifications: () => Promise.resolve(told) };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  await withdrawNotifications();
  for (const { close } of told) expect(close).toHaveBeenCalledOnce();
});
