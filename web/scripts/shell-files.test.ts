import { expect, test } from "vitest";
import type { ViteManifest } from "../src/site/router-manifest.ts";
import { allSections, entryOf } from "../src/site/section.ts";
import { entriesOf, shellFiles } from "./shell-files.ts";

const split = "?tsr-split=component";
const file = (name: string) => `assets/${name}-D4jU_Hb3.js`;
const manifest: ViteManifest = {
  ...Object.fromEntries(
    allSections.map((section) => [
      entryOf(section),
      { file: file(section), imports: ["_base.js"], css: ["assets/base-D4jU_Hb3.css"] },
    ]),
  ),
  "_base.js": {
    file: file("base"),
    assets: [
      "assets/inter-latin-D4jU_Hb3.woff2",
      "assets/inter-greek-D4jU_Hb3.woff2",
      "assets/inter-latin-ext-D4jU_Hb3.woff2",
    ],
  },
  "src/entry-public.ts": { file: file("entry-public"), css: ["assets/base-D4jU_Hb3.css"] },
  [`src/routes/company/index.tsx${split}`]: { file: file("inbox") },
  [`src/routes/company/profile/index.tsx${split}`]: { file: file("profile") },
  [`src/routes/admin/index.tsx${split}`]: { file: file("desk") },
};

test("a device keeps what the first screens are made of, and no more than that", () => {
  expect(shellFiles(manifest)).toEqual(
    [
      ...["auth", "base", "client", "company", "entry-public", "inbox"].map((name) => `/${file(name)}`),
      "/assets/base-D4jU_Hb3.css",
      "/assets/inter-latin-D4jU_Hb3.woff2",
    ].toSorted(),
  );
});

test("a document is known by the script that it begins with", () => {
  expect(entriesOf(manifest)).toContain(`/${file("company")}`);
  expect(entriesOf(manifest)).toContain(`/${file("entry-public")}`);
});
