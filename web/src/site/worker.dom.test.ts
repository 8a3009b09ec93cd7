import { expect, onTestFinished, test, vi } from "vitest";
import { watchVersions } from "./worker.ts";

/** A worker that has come and waits; `isOf`: whether the page's scripts are of its version. */
function waiting(isOf: boolean) {
  const said: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: "installed",
    postMessage(message: unknown, ports: readonly MessagePort[] | object = []) {
      said.push(message);
      if (Array.isArray(ports)) (ports[0] as MessagePort | undefined)?.postMessage(isOf);
    },
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: worker as unknown as ServiceWorker | null,
    installing: null,
    update: () => Promise.resolve(said.push("update")),
  });
  return { worker, said, registration: registration as unknown as ServiceWorkerRegistration };
}

/** The router has taken the element of the script away: only the browser's own list knows it. */
function withScript() {
  const fetched = [{ name: `${location.origin}/assets/client-old.js` }] as PerformanceEntryList;
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => fetched });
  onTestFinished(() => void Reflect.deleteProperty(performance, "getEntriesByType"));
}

test("a page that is older than what waits is told, and loaded anew when its reader says so and not before", async () => {
  withScript();
  const { worker, said, registration } = waiting(false);
  const onNewer = vi.fn<(take: () => void) => void>();
  onTestFinished(watchVersions(registration, onNewer));
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
  expect(said).toEqual([{ scripts: ["/assets/client-old.js"] }]);
  onNewer.mock.calls[0]?.[0]();
  expect(said.at(-1)).toBe("take-over");
  expect(worker.state).toBe("installed");
});

test("a page that the server has sent in the newer version already has nobody do anything", async () => {
  withScript();
  const { said, registration } = waiting(true);
  const onNewer = vi.fn();
  onTestFinished(watchVersions(registration, onNewer));
  await vi.waitFor(() => expect(said.at(-1)).toBe("take-over"));
  expect(onNewer).not.toHaveBeenCalled();
});

test("a page that stays open looks for a newer version when it is looked at again, an hour later", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { said, registration } = waiting(true);
  onTestFinished(watchVersions(registration, vi.fn()));
  const shown = () => document.dispatchEvent(new Event("visibilitychange"));
  shown();
  expect(said).not.toContain("update");
  vi.setSystemTime(Date.now() + 3_600_000);
  shown();
  expect(said.filter((word) => word === "update")).toHaveLength(1);
});
