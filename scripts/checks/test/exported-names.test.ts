import { describe, expect, it } from "vitest";
import { namesTwice } from "../exported-names.ts";

/** What the check says of files that are planted: of each its path and its text. */
const faultsIn = (files: Record<string, string>) => namesTwice(new Map(Object.entries(files)));

describe("an exported name", () => {
  it.each([
    ["web/src/features/a/x.tsx", "web/src/features/b/x.tsx", "export function Figures() {}"],
    ["web/src/domain/a/x.tsx", "web/src/features/b/x.tsx", "export default function Figures() {}"],
    ["shared/src/a/x.ts", "shared/src/b/x.ts", "export type Figures = string;"],
    ["server/src/domains/a/x.ts", "server/src/domains/b/x.ts", "export const Figures = (tx: Transaction) => tx;"],
    ["server/src/jobs/x.ts", "server/src/domains/a/x.ts", "export interface Figures {}"],
    ["server/src/db/paging/x.ts", "server/src/backup/x.ts", "export const Figures = {};"],
  ])("is not that of %s and of %s", (one, other, text) => {
    expect(faultsIn({ [one]: text, [other]: text })).toEqual([
      `Figures is exported by ${one} and ${other}: a name means one thing`,
    ]);
    expect(faultsIn({ [one]: text, [other]: text.replace("Figures", "Sums") })).toEqual([]);
  });

  it("of a number is one of the whole repository, tables included", () => {
    expect(
      faultsIn({
        "shared/src/review/constants.ts": "export const reviewDays = 60;",
        "server/src/db/schema/review.ts": 'export const reviewDays = pgTable("review_days", {});',
      }),
    ).toHaveLength(1);
    expect(
      faultsIn({
        "shared/src/user/form.ts": "export const day = 24 * 60 * 60_000;",
        "server/src/limits/rules.ts": "export const day = 86_400_000;",
      }),
    ).toHaveLength(1);
  });

  it("may be that of a value and its type, of a route, of a verb, of a policy, of what is loaded late, and of a test", () => {
    const twice = (text: string, other = text) => ({
      "server/src/domains/a/x.ts": text,
      "server/src/domains/b/x.ts": other,
    });
    expect(faultsIn({ "shared/src/a.ts": "export const Status = {};\nexport type Status = 1;" })).toEqual([]);
    expect(
      faultsIn({
        "web/src/routes/a.tsx": "export const Route = 1;",
        "web/src/routes/b.tsx": "export const Route = 1;",
      }),
    ).toEqual([]);
    expect(
      faultsIn(
        twice(
          "export async function update({ ctx, input }: Call<UpdateInput, TendererActor>): Promise<Tenderer> {",
          "export const update = async ({\n  ctx,\n  input,\n}: OpenCall<{ id: string }>): Promise<Blog> => edit(ctx, input);",
        ),
      ),
    ).toEqual([]);
    expect(faultsIn(twice("export const visibleTo = (actor: Actor): SQL => sql``;"))).toEqual([]);
    expect(
      faultsIn({
        "web/src/features/a/parts.ts": 'export const Acts = lazyPart(() => import("./acts.tsx"));',
        "web/src/features/a/acts.tsx": "export default function Acts() {}",
      }),
    ).toEqual([]);
    expect(
      faultsIn({
        "server/src/openapi/common-texts.ts": "export const id: Text = [];",
        "server/src/db/schema/columns.ts": "export const id = () => uuid();",
      }),
    ).toEqual([]);
    expect(
      faultsIn({ "shared/src/a.ts": "export const one = 1;", "shared/src/test/b.ts": "export const one = 1;" }),
    ).toEqual([]);
  });
});
