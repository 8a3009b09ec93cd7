/** Nothing goes with it: a worker is of this origin anyway. */
const noPorts: StructuredSerializeOptions = {};
const workerPath = "/service-worker.js";
/** Milliseconds after which an open page looks for a newer version again. */
const lookEvery = 3_600_000;

/** Whether the browser has workers; not in every private window, nor over plain http. */
export const hasWorkers = (): boolean => "serviceWorker" in navigator;

/** The worker of this site; the same one when it is asked for again. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });

/** Tells when a newer version than that of this page waits, and gives what takes it over: then the page is loaded anew. */
export function watchVersions(
  registration: ServiceWorkerRegistration,
  onNewer: (take: () => void) => void,
): () => void {
  let looked = Date.now();
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if (await isOfThisPage(waiting)) waiting.postMessage("take-over", noPorts);
    else onNewer(() => take(waiting));
  };
  const onFound = () => registration.installing?.addEventListener("statechange", () => void look());
  const onShown = () => {
    if (document.hidden || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  };
  registration.addEventListener("updatefound", onFound);
  document.addEventListener("visibilitychange", onShown);
  void look();
  return () => {
    registration.removeEventListener("updatefound", onFound);
    document.removeEventListener("visibilitychange", onShown);
  };
}

/**
 * The server has sent the document, so it may be of the newer version already: then nobody has to do anything. What it was begun with
 * is known by what was fetched: the router takes the elements away as it starts.
 */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const scripts = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ scripts }, [port2]);
  });
}

/** One that no page held back is at work already. */
function take(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  if (worker.state !== "installed") return reload();
  worker.addEventListener("statechange", () => worker.state === "activated" && reload());
  worker.postMessage("take-over", noPorts);
}
