import { expect, test } from "vitest";
import type { Configured, Connected } from "../check.ts";
import { officeChecks } from "../checks/services.ts";
import { configuredChecks } from "../checks/settings.ts";

test("work that failed for good leads to the screen of mails, where it is mails, and else to the log and a command", async () => {
  const failed = async () => [
    { name: "mail.failed", failed: 1 },
    { name: "sweep.failed", failed: 2 },
  ];
  const seen: unknown = { sql: failed };
  const found = await officeChecks.find(({ name }) => name === "queue-failures")?.look(seen as Connected);
  expect(found?.map(({ cause, remedy }) => [cause, remedy])).toEqual([
    ['1 in "mail" have failed for good', expect.stringContaining("« E-mails »")],
    ['2 in "sweep" have failed for good', expect.stringMatching(/^See why in the log .*job retry sweep$/)],
  ]);
});

test("listening on every network behind a proxy that is believed is named, but not in a container", async () => {
  const check = configuredChecks.find(({ name }) => name === "listening");
  const causes = async (host: string, { trustedProxies = 1, container = false } = {}) => {
    const seen: unknown = { config: { host, trustedProxies, port: 3000 }, world: { isContainer: () => container } };
    return ((await check?.look(seen as Configured)) ?? []).map(({ cause }) => cause);
  };
  expect(await causes("::")).toEqual([expect.stringMatching(/^HOST is ::/)]);
  expect(await causes("0.0.0.0")).toEqual([expect.stringMatching(/^HOST is 0\.0\.0\.0/)]);
  for (const sound of [causes("127.0.0.1"), causes("::", { container: true }), causes("::", { trustedProxies: 0 })])
    expect(await sound).toEqual([]);
});
