import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { guideText, isGuide } from "../../server/src/cli/guide-text.ts";
import { deployedFiles, operatorGuides } from "../../server/src/config/operator-guides.ts";
import { root } from "../step.ts";
import { addFiles, packedFiles } from "./folder.ts";

const folder = mkdtempSync(path.join(tmpdir(), "metiro-packed-guides-"));
afterAll(() => rmSync(folder, { recursive: true }));
addFiles(
  folder,
  packedFiles.filter((file) => /^(?:docs|deploy)/.test(file)),
);

const sources = path.join(root, "server/src");
const messages = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.includes("test"))
  .map((file) => readFileSync(path.join(sources, file), "utf8"));
/** What messages hand to a function that names something, each as it stands there. */
const named = (by: string) => [
  ...new Set(
    messages.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${by}\\(([^:)]*)\\)`, "g"))].map(([, what = ""]) => what),
    ),
  ),
];

it("every guide and section that a message names is in the folder that is packed", () => {
  const places = named("guideCommand").map((what) => /^"(.*)"$/.exec(what)?.[1] ?? what);
  expect(places.length).toBeGreaterThan(6);
  for (const place of places) {
    const [name = "", anchor] = place.split("#");
    expect(isGuide(name) && guideText(name, anchor, folder)?.[0], place).toMatch(/^#/);
  }
});

it("so is every file that a message, or a guide, has an operator copy", () => {
  const copied = named("deployedFile").map((what) => path.join(deployedFiles, what.replaceAll('"', "")));
  expect(copied.length).toBeGreaterThan(0);
  const linked = Object.values(operatorGuides).flatMap((guide) =>
    [...readFileSync(path.join(root, guide), "utf8").matchAll(/\]\((?:\.\.\/)+(deploy\/[^)#]+)/g)].map(
      ([, file = ""]) => file,
    ),
  );
  expect(linked.length).toBeGreaterThan(15);
  for (const file of [...copied, ...linked]) expect(existsSync(path.join(folder, file)), file).toBe(true);
});
