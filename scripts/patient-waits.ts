import { vi } from "vitest";

/** Milliseconds, against hanging only, as for `expect.poll` (vitest.workspace.ts): of itself vitest gives up after one second, which a busy machine needs. */
const timeoutMs = 20_000;

// The setup of each file of a worker meets the same `vi`.
if (vi.waitFor.name !== "waitPatiently") {
  const { waitFor, waitUntil } = vi;
  type Options = Parameters<typeof waitFor>[1];
  const patient = (options: Options) => (typeof options === "number" ? options : { timeout: timeoutMs, ...options });
  vi.waitFor = function waitPatiently(act, options) {
    return waitFor(act, patient(options));
  };
  vi.waitUntil = (act, options) => waitUntil(act, patient(options));
}
