import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Classes that give a link its place and its height, and no look: with a class it loses the one that links have without. */
const place =
  /^(?:max-md:|md:)?(?:(?:inline-)?flex|inline-block|min-[hw]-\d+|items-center|content-center|num|text-sm|text-base)$/;

test("a link in a text looks like one: classes that only place it take its look away", () => {
  const bare = globSync("{features,domain}/**/*.tsx", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/<(?:Link|a)\b[^>]*?className="([^"]+)"/g)]
      .filter(([, classes = ""]) => classes.split(" ").every((one) => place.test(one)))
      .map(([, classes]) => `${file}: ${classes}`),
  );
  expect(bare).toEqual([]);
});
