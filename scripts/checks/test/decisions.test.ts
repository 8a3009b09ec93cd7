import { expect, it } from "vitest";
import { faultsOfIndex } from "../decisions.ts";

const records = new Map([
  ["366-webhooks.md", "# 366: Webhooks\n"],
  ["435-fair-shares.md", "# 435 No account's webhooks wait for another's (amends 366)\n"],
]);
const index = (notes: string) =>
  `| record | what | |\n|---|---|---|\n| [366](366-webhooks.md) | Webhooks | ${notes} |\n| [435](435-fair-shares.md) | Shares | [366](366-webhooks.md) |\n`;

it("the index says of each decision which others amended or superseded it", () => {
  expect(faultsOfIndex(index("[293](293-counts.md); amended by [435](435-fair-shares.md)"), records)).toEqual([]);
  expect(faultsOfIndex(index("amended by [434](434-others.md), [435](435-fair-shares.md)"), records)).toEqual([]);
  const unsaid = ["docs/decisions/README.md does not say that 366-webhooks.md is amended by 435-fair-shares.md"];
  expect(faultsOfIndex(index(""), records)).toEqual(unsaid);
  expect(faultsOfIndex(index("[435](435-fair-shares.md)"), records)).toEqual(unsaid);
  expect(faultsOfIndex(index("superseded by [434](434-others.md); [435](435-fair-shares.md)"), records)).toEqual(
    unsaid,
  );
});

it("the index has a line for each decision and none besides", () => {
  const fine = index("amended by [435](435-fair-shares.md)");
  expect(faultsOfIndex(fine, new Map([...records, ["435-twice.md", "# 435 Twice\n"]]))).toEqual([
    "docs/decisions/README.md lacks 435-twice.md",
    "Two decisions have the number 435",
  ]);
  expect(faultsOfIndex(fine, new Map([...records].slice(1)))).toEqual([
    "docs/decisions/README.md names 366-webhooks.md, which does not exist",
  ]);
});
